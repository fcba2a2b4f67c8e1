/** A table for tests: a view, the real texts, and a record of what was drawn for which reference. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import commonEn from '../../../../../src/astrolude/locales/en/common.ftl?raw';
import commonFr from '../../../../../src/astrolude/locales/fr/common.ftl?raw';
import en from '../../../../../src/astrolude/locales/en/eclipse.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/eclipse.ftl?raw';
import type { Args, Language } from '../../../i18n/i18n.svelte';
import { Sentences } from '../../../i18n/sentences';
import { name } from '../words';
import { colours, type EclipseTable, type View } from '../view';

export const SOURCES: Record<Language, string> = { en, fr };
const COMMON: Record<Language, string> = { en: commonEn, fr: commonFr };
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

/** Texts that fail loudly: a missing message or argument is an error here, not a mark on the screen. */
export class StrictTexts {
  readonly bundle: FluentBundle;

  constructor(language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(COMMON[language]));
    this.bundle.addResource(new FluentResource(SOURCES[language]));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  readonly t = (id: string, args: Args = {}): string => {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text for ${id}`);
    return this.bundle.formatPattern(pattern, args);
  };

  attribute(id: string, name: string): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}) : null;
  }
}

export interface TestOptions {
  language?: Language;
  phone?: boolean;
  letters?: boolean;
  you?: number[];
  asked?: EclipseTable['asked'];
  standing?: EclipseTable['standing'];
}

export function testTable(view: View, options: TestOptions = {}): EclipseTable {
  const texts = new StrictTexts(options.language ?? 'en');
  const seatName = (seat: number): string => NAMES[seat] ?? `seat ${seat}`;
  const sentences = new Sentences(texts, 'eclipse', seatName, new Map(), (ref) => name(ref, view, texts.t));
  return {
    view,
    seats: view.seats.map((_, seat) => ({ seat, kind: 'person', name: seatName(seat), level: null, online: true })),
    you: options.you ?? [0],
    deciding: view.active,
    asked: options.asked ?? { prompt: 'turn', args: [] },
    colours: colours(view),
    phone: options.phone ?? false,
    letters: options.letters ?? false,
    t: texts.t,
    name: (ref) => sentences.thing(ref),
    tip: (ref) => sentences.tip(ref),
    seatName,
    wayTo: () => null,
    standing: options.standing ?? (() => 'rest'),
    piece: (ref, { ordinal = 0 } = {}) => (node) => {
      node.setAttribute('data-ref', ref);
      node.setAttribute('data-ordinal', String(ordinal));
    },
  };
}
