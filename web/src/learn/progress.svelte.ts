/** How far a person has come in each course, kept in this browser only. */
import { readStored, writeStored } from '../app/stored';

export interface LessonMemory {
  /** Done once, passed over, or under way. */
  standing: 'done' | 'skipped' | 'begun';
  /** What was done so far on the present visit. */
  actions: readonly string[];
  step: number;
}

export interface CourseMemory {
  lessons: Readonly<Record<string, LessonMemory>>;
  /** The letters chosen in the quiz. */
  quiz: Readonly<Record<string, string>>;
}

const KEY = 'astrolude.learn.';
const EMPTY: CourseMemory = { lessons: {}, quiz: {} };

export class Progress {
  #courses = $state.raw<Readonly<Record<string, CourseMemory>>>({});

  of(game: string): CourseMemory {
    return this.#courses[game] ?? load(game);
  }

  lesson(game: string, lesson: string): LessonMemory | null {
    return this.of(game).lessons[lesson] ?? null;
  }

  /** A lesson that was done stays done, whatever is tried in it afterwards. */
  keep(game: string, lesson: string, now: LessonMemory): void {
    const before = this.lesson(game, lesson)?.standing;
    const standing = before === 'done' && now.standing !== 'done' ? 'done' : now.standing;
    const memory = this.of(game);
    this.#put(game, { ...memory, lessons: { ...memory.lessons, [lesson]: { ...now, standing } } });
  }

  answer(game: string, question: string, letter: string): void {
    const memory = this.of(game);
    this.#put(game, { ...memory, quiz: { ...memory.quiz, [question]: letter } });
  }

  forgetQuiz(game: string): void {
    this.#put(game, { ...this.of(game), quiz: {} });
  }

  #put(game: string, memory: CourseMemory): void {
    this.#courses = { ...this.#courses, [game]: memory };
    writeStored(KEY + game, memory);
  }
}

function load(game: string): CourseMemory {
  const stored = readStored(KEY + game) as Partial<CourseMemory> | null;
  const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isTable(stored) || !isTable(stored.lessons) || !isTable(stored.quiz)) return EMPTY;
  const lessons = Object.entries(stored.lessons).filter(([, memory]) => isLesson(memory));
  const quiz = Object.entries(stored.quiz).filter(([, letter]) => typeof letter === 'string');
  return { lessons: Object.fromEntries(lessons), quiz: Object.fromEntries(quiz) };
}

function isLesson(value: unknown): value is LessonMemory {
  const memory = value as Partial<LessonMemory> | null;
  return (
    ['done', 'skipped', 'begun'].includes(memory?.standing ?? '') &&
    Array.isArray(memory?.actions) &&
    memory.actions.every((action) => typeof action === 'string') &&
    typeof memory.step === 'number'
  );
}

/** Whether this browser keeps anything at all: a private window may not. */
export function isKept(): boolean {
  try {
    localStorage.setItem(`${KEY}try`, '1');
    localStorage.removeItem(`${KEY}try`);
    return true;
  } catch {
    return false;
  }
}

export const progress = new Progress();
