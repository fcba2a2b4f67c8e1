/** The rules of a game for players: what stands where, numbered, and how something is found in it. */
import type { Wording } from '../i18n/sentences';

export interface Section {
  id: string;
  explains?: string[];
  clauses?: string[];
  things?: string[];
  lesson?: string;
}
export interface Chapter {
  id: string;
  sections: Section[];
}
export interface Contents {
  chapters: Chapter[];
  signs: string[];
}
/** A place in the book: the chapter and, but for a whole chapter, its section. */
export interface Place {
  chapter: Chapter;
  /** From 1. */
  number: number;
  section: Section | null;
}

const FILES = import.meta.glob<Contents>('../../../src/astrolude/games/*/reader/contents.json', { import: 'default' });

export function area(game: string): string {
  return `reader_${game}`;
}

function fileOf(game: string): string {
  return `../../../src/astrolude/games/${game}/reader/contents.json`;
}

export function hasRules(game: string): boolean {
  return fileOf(game) in FILES;
}

export async function contentsOf(game: string): Promise<Contents> {
  const load = FILES[fileOf(game)];
  if (!load) throw new Error(`there are no rules of ${game} for players`);
  return load();
}

/** Where an id leads: to a section, a chapter, or the beginning. */
export function placeOf(contents: Contents, id: string): Place {
  for (const [index, chapter] of contents.chapters.entries()) {
    const section = chapter.sections.find((each) => each.id === id);
    if (section || chapter.id === id) return { chapter, number: index + 1, section: section ?? null };
  }
  const [first] = contents.chapters;
  if (!first) throw new Error('rules without a chapter');
  return { chapter: first, number: 1, section: null };
}

/** The section that explains a question (`prompt:…`) or an action (`verb:…`). */
export function sectionFor(contents: Contents, told: string): string | null {
  for (const chapter of contents.chapters)
    for (const section of chapter.sections) if (section.explains?.includes(told)) return section.id;
  return null;
}

export interface Hit {
  /** The section, or the chapter of signs. */
  id: string;
  title: string;
  text: string;
}

/** Small letters without accents: who searches does not type them. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** What holds all the words, sections before signs. */
export function search(
  contents: Contents,
  game: string,
  texts: Wording,
  named: (reference: string) => string,
  query: string,
): Hit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const home = area(game);
  const places: Hit[] = [];
  for (const { sections } of contents.chapters)
    for (const { id, things = [] } of sections) {
      const text = texts.attribute(`${home}-${id}`, 'text') ?? '';
      places.push({ id, title: texts.t(`${home}-${id}`), text: [text, ...things.map(named)].join(' ') });
    }
  for (const sign of contents.signs) {
    const id = `${home}-sign-${sign}`;
    places.push({ id: `sign-${sign}`, title: texts.t(id), text: texts.attribute(id, 'text') ?? '' });
  }
  return places.filter(({ title, text }) => {
    const all = folded(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
}
