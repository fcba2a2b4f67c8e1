/* Reading, boxing, counting, appending and finding numbers, put by the compiler where generated code does it.

mypyc calls a function of its runtime, or of Python, for each of these. What is rare is still left to them.
Each rule of Python's holds: bounds, negative indices, types, exceptions. A free-threaded Python must lock its
lists, so it keeps mypyc's functions. */

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)
#define AT_HAND static inline __attribute__((always_inline))

/* Whether a number is an index of the list that needs no correction. */
AT_HAND bool at_hand_fits(PyObject *list, CPyTagged index) {
    return likely(!(index & CPY_INT_TAG) && index >> 1 < (size_t)PyList_GET_SIZE(list));
}

AT_HAND PyObject *at_hand_lent(PyObject *list, CPyTagged index) {
    return at_hand_fits(list, index) ? PyList_GET_ITEM(list, index >> 1) : CPyList_GetItemBorrow(list, index);
}

AT_HAND PyObject *at_hand_item(PyObject *list, CPyTagged index) {
    if (!at_hand_fits(list, index))
        return CPyList_GetItem(list, index);
    PyObject *item = PyList_GET_ITEM(list, index >> 1);
    Py_INCREF(item);
    return item;
}

AT_HAND bool at_hand_put(PyObject *list, CPyTagged index, PyObject *value) {
    if (!at_hand_fits(list, index))
        return CPyList_SetItem(list, index, value);
    PyObject *former = PyList_GET_ITEM(list, index >> 1);
    PyList_SET_ITEM(list, index >> 1, value);
    Py_DECREF(former);
    return true;
}

AT_HAND int at_hand_append(PyObject *list, PyObject *item) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= self->allocated))
        return PyList_Append(list, item);
    Py_INCREF(item);
    self->ob_item[size] = item;
    Py_SET_SIZE(self, size + 1);
    return 0;
}

/* The numbers of a game's actions and questions are boxed once: Python itself keeps those up to 256 only. */
#define NUMBERS_KEPT 8192
static PyObject *numbers_kept[NUMBERS_KEPT];

CPy_NOINLINE static PyObject *at_hand_new_number(CPyTagged number) {
    PyObject *boxed = CPyTagged_StealAsObject(number);
    if (number < 2 * NUMBERS_KEPT && !(number & CPY_INT_TAG)) {
        Py_INCREF(boxed);
        numbers_kept[number >> 1] = boxed;
    }
    return boxed;
}

AT_HAND PyObject *at_hand_number(CPyTagged number) {
    if (likely(number < 2 * NUMBERS_KEPT && !(number & CPY_INT_TAG) && numbers_kept[number >> 1] != NULL)) {
        Py_INCREF(numbers_kept[number >> 1]);
        return numbers_kept[number >> 1];
    }
    return at_hand_new_number(number);
}

/* `+=` and `-=` on an item of a list. */
CPy_NOINLINE static PyObject *at_hand_sum(PyObject *former, PyObject *more) {
    if (PyLong_CheckExact(former) && PyLong_CheckExact(more)) {
        CPyTagged a = CPyTagged_BorrowFromObject(former), b = CPyTagged_BorrowFromObject(more);
        if (!((a | b) & CPY_INT_TAG) && !CPyTagged_IsAddOverflow(a + b, a, b))
            return at_hand_number(a + b);
    } else if (PyFloat_CheckExact(former) && PyFloat_CheckExact(more)) {
        return PyFloat_FromDouble(PyFloat_AS_DOUBLE(former) + PyFloat_AS_DOUBLE(more));
    }
    return PyNumber_InPlaceAdd(former, more);
}

CPy_NOINLINE static PyObject *at_hand_difference(PyObject *former, PyObject *less) {
    if (PyLong_CheckExact(former) && PyLong_CheckExact(less)) {
        CPyTagged a = CPyTagged_BorrowFromObject(former), b = CPyTagged_BorrowFromObject(less);
        if (!((a | b) & CPY_INT_TAG) && !CPyTagged_IsSubtractOverflow(a - b, a, b))
            return at_hand_number(a - b);
    }
    return PyNumber_InPlaceSubtract(former, less);
}

/* Anything but a float may run code of its own, which must not lose the object. */
CPy_NOINLINE static double at_hand_converted(PyObject *object) {
    Py_INCREF(object);
    double value = PyFloat_AsDouble(object);
    Py_DECREF(object);
    return value;
}

AT_HAND double at_hand_double(PyObject *object) {
    return likely(PyFloat_CheckExact(object)) ? PyFloat_AS_DOUBLE(object) : at_hand_converted(object);
}

/* Whether a list holds a number; anything else is Python's to find. */
CPy_NOINLINE static int at_hand_contains(PyObject *items, PyObject *item) {
    if (PyList_CheckExact(items) && PyLong_CheckExact(item)) {
        CPyTagged number = CPyTagged_BorrowFromObject(item);
        Py_ssize_t size = PyList_GET_SIZE(items);
        Py_ssize_t index = number & CPY_INT_TAG ? -1 : 0;
        while (index >= 0 && index < size) {
            PyObject *other = PyList_GET_ITEM(items, index);
            if (!PyLong_CheckExact(other))
                index = -1;
            else if (CPyTagged_BorrowFromObject(other) == number)
                return 1;
            else
                index++;
        }
        if (index == size)
            return 0;
    }
    return PySequence_Contains(items, item);
}

#define CPyList_GetItem at_hand_item
#define CPyList_GetItemShort at_hand_item
#define CPyList_GetItemBorrow at_hand_lent
#define CPyList_GetItemShortBorrow at_hand_lent
#define CPyList_SetItem at_hand_put
#define PyList_Append at_hand_append
#define PySequence_Contains at_hand_contains
#define CPyTagged_StealAsObject at_hand_number
#define PyFloat_AsDouble at_hand_double
#define PyNumber_InPlaceAdd at_hand_sum
#define PyNumber_InPlaceSubtract at_hand_difference
#endif
