"""The rules, a module for each chapter: functions over the state."""
