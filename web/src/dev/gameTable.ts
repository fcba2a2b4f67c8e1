/** For tests of a drawing: a table with a view, the real texts, and a record of what was drawn for which reference. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { SeatColour } from '../design/seats';
import type { Table } from '../games/types';
import type { Args, Language, Translate } from '../i18n/i18n.svelte';
import { Sentences } from '../i18n/sentences';
import { variablesOf } from '../i18n/variables';
import type { GameView, Ref } from '../net/protocol';

const FILES = import.meta.glob<string>('../../../src/astrolude/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

/** The source of a game's texts by language. */
export type Sources = Record<Language, string>;

/** A file of texts in both languages: those of a game by its id. */
export function sourcesOf(file: string): Sources {
  const source = (language: Language) => FILES[`../../../src/astrolude/locales/${language}/${file}.ftl`] ?? '';
  return { en: source('en'), fr: source('fr') };
}

const COMMON = sourcesOf('common');

/** Texts that fail loudly: a missing message or argument is an error here, not a mark on the screen. */
export class StrictTexts {
  readonly bundle: FluentBundle;

  constructor(language: Language, sources: Sources) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of [COMMON[language], sources[language]]) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  readonly t = (id: string, args: Args = {}): string => {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text for ${id}`);
    return this.bundle.formatPattern(pattern, args);
  };

  attribute(id: string, name: string, args: Args = {}): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, args) : null;
  }

  variables(id: string): ReadonlySet<string> {
    return variablesOf(this.bundle.getMessage(id));
  }
}

export interface TestOptions {
  language?: Language;
  phone?: boolean;
  letters?: boolean;
  you?: number[];
  asked?: Table['asked'];
  standing?: Table['standing'];
  /** By thing: the free actions that lead to it. */
  ways?: Record<Ref, string>;
}

/** What differs from game to game. */
export interface GameSetting<View extends GameView> {
  id: string;
  colours: (view: View) => readonly SeatColour[];
  asked: Table['asked'];
  /** The drawing's own names of things. */
  name?: (ref: Ref, view: View, t: Translate) => string | null;
}

function gameTable<View extends GameView & { active: number | null }>(
  setting: GameSetting<View>,
  texts: StrictTexts,
  view: View,
  options: TestOptions,
): Table<View> {
  const seatName = (seat: number): string => NAMES[seat] ?? `seat ${seat}`;
  const sentences = new Sentences(
    texts,
    setting.id,
    seatName,
    new Map(),
    (ref) => setting.name?.(ref, view, texts.t) ?? null,
  );
  return {
    view,
    seats: view.seats.map((_, seat) => ({ seat, kind: 'person', name: seatName(seat), level: null, online: true })),
    you: options.you ?? [0],
    deciding: view.active,
    asked: options.asked ?? setting.asked,
    colours: setting.colours(view),
    phone: options.phone ?? false,
    letters: options.letters ?? false,
    t: texts.t,
    name: (ref) => sentences.thing(ref),
    tip: (ref) => sentences.tip(ref),
    seatName,
    wayTo: (ref) => options.ways?.[ref] ?? null,
    standing: options.standing ?? (() => 'rest'),
    touch: () => undefined,
    show: () => undefined,
    piece:
      (ref, { ordinal = 0, name } = {}) =>
      (node) => {
        node.setAttribute('data-ref', ref);
        node.setAttribute('data-ordinal', String(ordinal));
        if (name !== undefined) node.setAttribute('aria-label', name);
      },
  };
}

/** What a game's tests begin with: its texts by language, and a table with a view. */
export function testing<View extends GameView & { active: number | null }>(
  setting: GameSetting<View>,
): {
  SOURCES: Sources;
  strictTexts: (language: Language) => StrictTexts;
  testTable: (view: View, options?: TestOptions) => Table<View>;
} {
  const SOURCES = sourcesOf(setting.id);
  const strictTexts = (language: Language) => new StrictTexts(language, SOURCES);
  return {
    SOURCES,
    strictTexts,
    testTable: (view, options = {}) => gameTable(setting, strictTexts(options.language ?? 'en'), view, options),
  };
}
