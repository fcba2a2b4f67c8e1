/** The texts of a course: `lessons_<game>.ftl`, loaded when a course is opened. */
import { texts } from '../i18n/i18n.svelte';

export function area(game: string): string {
  return `lessons_${game}`;
}

export function lessonTitle(game: string, lesson: string): string {
  return texts.t(`${area(game)}-${lesson}`);
}

/** A part of a lesson's text, or of one of its steps. */
export function lessonText(game: string, lesson: string, part: string): string {
  return texts.attribute(`${area(game)}-${lesson}`, part) ?? '';
}

export function question(game: string, id: string): string {
  return texts.t(`${area(game)}-quiz-${id}`);
}

export function questionText(game: string, id: string, part: string): string {
  return texts.attribute(`${area(game)}-quiz-${id}`, part) ?? '';
}
