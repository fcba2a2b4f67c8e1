/**
 * The texts of the page. Fluent files are shared with the terminal; each is fetched when a screen first needs it,
 * and the language changes at once, on every screen.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Pattern, variablesOf } from './variables';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;
/** A text by its message id. Reading it in a template makes the template follow the language. */
export type Translate = (id: string, args?: Args) => string;

type Load = () => Promise<string>;

const FILES = import.meta.glob<string>('../../../src/astrolude/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** For development and tests: the texts of a game that lives outside the product. */
export function registerTexts(language: Language, area: string, source: string): void {
  FILES[path(language, area)] = () => Promise.resolve(source);
}

function path(language: Language, area: string): string {
  return `../../../src/astrolude/locales/${language}/${area}.ftl`;
}

function loaderFor(language: Language, area: string): Load | undefined {
  return FILES[path(language, area)];
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The reader's language: the first of the browser's that we speak. */
export function preferredLanguage(wished: readonly string[]): Language {
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export class Texts {
  language = $state<Language>('en');
  #bundles = $state.raw<ReadonlyMap<Language, FluentBundle>>(new Map());
  readonly #resources = new Map<Language, FluentResource[]>();
  readonly #areas = new Set<string>();
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #load: (language: Language, area: string) => Load | undefined;

  constructor(load: (language: Language, area: string) => Load | undefined = loaderFor) {
    this.#load = load;
  }

  /** Fetch an area (`app`, `common`, a game) in the current language and in every one chosen later. */
  async need(...areas: string[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    await this.#fetch(this.language);
  }

  /** Change the language once its texts are here, so that no screen ever shows half of two. */
  async speak(language: Language): Promise<void> {
    await this.#fetch(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundles.get(this.language)?.hasMessage(id) ?? false;
  }

  readonly t: Translate = (id, args) => {
    const pattern = this.#bundles.get(this.language)?.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no text for ${id} (${this.language})`);
      return `⟦${id}⟧`;
    }
    return this.#format(id, pattern, args);
  };

  /** An attribute of a message (`.tip`), where it has one. */
  attribute(id: string, name: string, args?: Args): string | null {
    const pattern = this.#bundles.get(this.language)?.getMessage(id)?.attributes[name];
    return pattern ? this.#format(id, pattern, args) : null;
  }

  /** The arguments that a message may use, those of its attributes included. */
  variables(id: string): ReadonlySet<string> {
    return variablesOf(this.#bundles.get(this.language)?.getMessage(id));
  }

  #format(id: string, pattern: Pattern, args?: Args): string {
    const bundle = this.#bundles.get(this.language);
    if (!bundle) return '';
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    for (const error of errors) console.error(`text ${id} (${this.language}): ${error.message}`);
    return text;
  }

  async #fetch(language: Language): Promise<void> {
    await Promise.all([...this.#areas].map((area) => this.#fetchArea(language, area)));
  }

  #fetchArea(language: Language, area: string): Promise<void> {
    const key = `${language}/${area}`;
    let job = this.#loaded.get(key);
    if (!job) {
      job = this.#read(language, area);
      this.#loaded.set(key, job);
    }
    return job;
  }

  async #read(language: Language, area: string): Promise<void> {
    const load = this.#load(language, area);
    if (!load) throw new Error(`there is no text file ${language}/${area}.ftl`);
    const resource = new FluentResource(await load());
    const resources = [...(this.#resources.get(language) ?? []), resource];
    this.#resources.set(language, resources);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of resources) bundle.addResource(part);
    const bundles = new Map(this.#bundles);
    bundles.set(language, bundle);
    this.#bundles = bundles;
  }
}

export const texts = new Texts();
export const t = texts.t;
