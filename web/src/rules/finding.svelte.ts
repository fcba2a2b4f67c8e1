/** A search in the rules: what was typed, where it is found, and going from one place to the next. */
import { texts } from '../i18n/i18n.svelte';
import { Sentences } from '../i18n/sentences';
import { type Contents, type Hit, search, wordsOf } from './book';

export class Finding {
  query = $state('');
  readonly #game: string;
  readonly #contents: () => Contents | null;
  readonly #show: (id: string) => void;
  #last = '';

  constructor(game: string, contents: () => Contents | null, show: (id: string) => void) {
    this.#game = game;
    this.#contents = contents;
    this.#show = show;
  }

  readonly words = $derived(wordsOf(this.query));
  readonly open = $derived(this.words.length > 0);
  readonly hits: readonly Hit[] = $derived.by(() => {
    const contents = this.#contents();
    if (!contents) return [];
    const words = new Sentences(texts, this.#game, String);
    const named = (thing: string) => `${words.thing(thing)} ${words.tip(thing) ?? ''}`;
    return search(contents, this.#game, texts, named, this.query);
  });

  in(chapter: string): readonly Hit[] {
    return this.hits.filter((hit) => hit.chapter === chapter);
  }

  /** The next place, or the one before; after the last the first again. */
  step(by: 1 | -1): void {
    const at = this.hits.findIndex(({ id }) => id === this.#last);
    const to = at < 0 ? (by === 1 ? 0 : -1) : (at + by) % this.hits.length;
    const hit = this.hits.at(to);
    if (hit) this.show(hit.id);
  }

  show(id: string): void {
    this.#last = id;
    this.#show(id);
  }
}
