/** The reader's preferences, kept in this browser and applied to the whole page. */
import { isLanguage, type Language, preferredLanguage, texts } from '../i18n/i18n.svelte';
import { readStored, writeStored } from './stored';

export const THEMES = ['dark', 'light', 'auto'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
/** How fast the moves of bots are shown. */
export const WARNINGS = ['off', 'gentle', 'strict'] as const;
export const PACES = ['atOnce', 'brisk', 'people'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Warnings = (typeof WARNINGS)[number];
export type Pace = (typeof PACES)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  /** Whether the coach says a word before a move that costs much. */
  warnings: Warnings;
  /** A soft tick when it becomes the reader's turn. */
  tick: boolean;
  notifications: boolean;
  letters: boolean;
  /** Play an action as soon as it is the only one left, without a confirmation. */
  playAtOnce: boolean;
  /** Between people at one device, before the hidden things of the next are drawn. */
  curtain: boolean;
  /** Games that nobody else joins are kept by this browser, where the server lets it. */
  soloHere: boolean;
  /** The panels beside the board are folded away, as long as no question is answered there. */
  folded: boolean;
  /** Has finished a game: the forms no longer propose the set-up for beginners. */
  experienced: boolean;
  name: string;
}

const KEY = 'astrolude.preferences';

export function defaults(languages: readonly string[]): Preferences {
  return {
    language: preferredLanguage(languages),
    theme: 'dark',
    motion: 'auto',
    pace: 'brisk',
    warnings: 'off',
    tick: false,
    notifications: false,
    letters: false,
    playAtOnce: false,
    curtain: true,
    soloHere: true,
    folded: false,
    experienced: false,
    name: '',
  };
}

/** Stored preferences where they make sense, defaults elsewhere. */
export function sanitize(stored: unknown, fallback: Preferences): Preferences {
  if (typeof stored !== 'object' || stored === null) return fallback;
  const from = stored as Partial<Record<keyof Preferences, unknown>>;
  const flag = (
    key: 'tick' | 'notifications' | 'letters' | 'curtain' | 'playAtOnce' | 'soloHere' | 'folded' | 'experienced',
  ) => (typeof from[key] === 'boolean' ? from[key] : fallback[key]);
  return {
    language: isLanguage(from.language) ? from.language : fallback.language,
    theme: THEMES.find((theme) => theme === from.theme) ?? fallback.theme,
    motion: MOTIONS.find((motion) => motion === from.motion) ?? fallback.motion,
    pace: PACES.find((pace) => pace === from.pace) ?? fallback.pace,
    warnings: WARNINGS.find((warnings) => warnings === from.warnings) ?? fallback.warnings,
    tick: flag('tick'),
    notifications: flag('notifications'),
    letters: flag('letters'),
    playAtOnce: flag('playAtOnce'),
    curtain: flag('curtain'),
    soloHere: flag('soloHere'),
    folded: flag('folded'),
    experienced: flag('experienced'),
    name: typeof from.name === 'string' ? from.name.slice(0, 30) : fallback.name,
  };
}

class Settings {
  #values = $state.raw<Preferences>(sanitize(readStored(KEY), defaults(navigator.languages)));
  readonly #light = matchMedia('(prefers-color-scheme: light)');
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #systemLight = $state(this.#light.matches);
  #systemStill = $state(this.#still.matches);

  constructor() {
    this.#light.addEventListener('change', () => (this.#systemLight = this.#light.matches));
    this.#still.addEventListener('change', () => (this.#systemStill = this.#still.matches));
  }

  get values(): Preferences {
    return this.#values;
  }

  readonly theme = $derived<'dark' | 'light'>(
    this.#values.theme === 'auto' ? (this.#systemLight ? 'light' : 'dark') : this.#values.theme,
  );

  readonly still = $derived(this.#values.motion === 'reduced' || (this.#values.motion === 'auto' && this.#systemStill));

  set(change: Partial<Preferences>): void {
    this.#values = { ...this.#values, ...change };
    writeStored(KEY, this.#values);
    if (change.language) void texts.speak(change.language);
  }
}

export const settings = new Settings();

/** Keep the document's theme and motion in step with the preferences. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset['theme'] = settings.theme;
      document.documentElement.dataset['motion'] = settings.still ? 'reduced' : 'full';
    });
  });
}
