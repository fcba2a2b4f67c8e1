/** The rules of a game for players: what stands where, numbered, and how something is found in it. */
import { kindOf } from '../engine/refs';
import type { Wording } from '../i18n/sentences';

export interface Played {
  /** One of these options has one of its values. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** The fewest and the most players. */
  players?: readonly number[];
}
export interface Section {
  id: string;
  explains?: string[];
  clauses?: string[];
  things?: string[];
  /** Where only some tables play by it. */
  played?: Played;
  lesson?: string;
  /** The lesson whose beginning is drawn beside the text. */
  figure?: string;
}
export interface Chapter {
  id: string;
  sections: Section[];
}
export interface SignGroup {
  id: string;
  signs: string[];
}
export interface Contents {
  chapters: Chapter[];
  signs: SignGroup[];
}
/** A place in the book: the chapter and, but for a whole chapter, its section. */
export interface Place {
  chapter: Chapter;
  /** From 1. */
  number: number;
  section: Section | null;
}
/** What tells whether a table plays by a section. */
export interface TableOptions {
  options: Readonly<Record<string, string>>;
  players: number;
}

const FILES = import.meta.glob<Contents>('../../../src/astrolude/games/*/reader/contents.json', { import: 'default' });
const COURSES = import.meta.glob<{ lessons: string[]; further?: string[] }>(
  '../../../src/astrolude/games/*/lessons/course.json',
  { import: 'default' },
);

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

/** The lessons of a game's course in their order, and after them those of its modules. */
export async function lessonsOf(game: string): Promise<readonly string[]> {
  const course = await COURSES[`../../../src/astrolude/games/${game}/lessons/course.json`]?.();
  return course ? [...course.lessons, ...(course.further ?? [])] : [];
}

export function signsOf(contents: Contents): string[] {
  return contents.signs.flatMap(({ signs }) => signs);
}

/** Where an id leads: to a section, the section that names a clause, a chapter, a sign, or the beginning. */
export function placeOf(contents: Contents, id: string): Place {
  const wanted = id.startsWith('sign-') ? 'signs' : id;
  for (const [index, chapter] of contents.chapters.entries()) {
    const section = chapter.sections.find((each) => each.id === wanted || each.clauses?.includes(wanted));
    if (section || chapter.id === wanted) return { chapter, number: index + 1, section: section ?? null };
  }
  const [first] = contents.chapters;
  if (!first) throw new Error('rules without a chapter');
  return { chapter: first, number: 1, section: null };
}

/**
 * The section that explains the first of these that one explains: a question (`prompt:…`), an action (`verb:…`), a
 * panel (`panel:…`), what stands in the way (`obstacle:…`), a thing (`thing:<reference>`), or a section itself.
 */
export function sectionFor(contents: Contents, ...about: readonly string[]): string | null {
  const sections = contents.chapters.flatMap((chapter) => chapter.sections);
  const explaining = (told: string) => sections.find(({ explains }) => explains?.includes(told));
  for (const told of about) {
    const ref = told.startsWith('thing:') ? told.slice('thing:'.length) : null;
    const found =
      ref === null
        ? (explaining(told) ?? sections.find(({ id }) => id === told))
        : (sections.find(({ things }) => things?.includes(ref)) ?? explaining(`kind:${kindOf(ref)}`));
    if (found) return found.id;
  }
  return null;
}

/** Whether a table plays by a section; away from a table every game might. */
export function isPlayed({ played }: Section, table: TableOptions | null): boolean {
  if (!played || !table) return true;
  const { options = {}, players = [] } = played;
  const [fewest = 0, most = Infinity] = players;
  const chosen = Object.entries(options);
  const fits = chosen.length === 0 || chosen.some(([name, values]) => values.includes(table.options[name] ?? ''));
  return fits && table.players >= fewest && table.players <= most;
}

export interface Hit {
  /** The section, or the sign. */
  id: string;
  /** The chapter it stands in. */
  chapter: string;
  title: string;
}

/** Small letters without accents: who searches does not type them. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The words of a search, from two letters on, without the sign of several things. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word));
}

/** What holds all the words, in the order of the book: sections, then signs. */
export function search(
  contents: Contents,
  game: string,
  texts: Wording,
  named: (reference: string) => string,
  query: string,
): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const home = area(game);
  const places: (Hit & { text: string })[] = [];
  for (const { id: chapter, sections } of contents.chapters)
    for (const { id, things = [] } of sections) {
      const text = texts.attribute(`${home}-${id}`, 'text') ?? '';
      places.push({ id, chapter, title: texts.t(`${home}-${id}`), text: [text, ...things.map(named)].join(' ') });
    }
  for (const sign of signsOf(contents)) {
    const id = `${home}-sign-${sign}`;
    const text = texts.attribute(id, 'text') ?? '';
    places.push({ id: `sign-${sign}`, chapter: 'signs', title: texts.t(id), text });
  }
  return places.filter(({ title, text }) => {
    const all = folded(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
}

export interface Run {
  text: string;
  hit: boolean;
}

/** A text cut where it holds one of the words, accents and capitals aside. */
export function runs(text: string, words: readonly string[]): Run[] {
  // A letter may become none or several when it is folded, so each keeps where it comes from.
  const letters = [...text].map((letter) => folded(letter));
  const all = letters.join('');
  const places = letters.flatMap((letter, index) => [...letter].map(() => index));
  const hits = new Set<number>();
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n += 1) hits.add(places[n] ?? 0);
  const found: Run[] = [];
  for (const [index, letter] of [...text].entries()) {
    const hit = hits.has(index);
    const last = found.at(-1);
    if (last?.hit === hit) last.text += letter;
    else found.push({ text: letter, hit });
  }
  return found;
}
