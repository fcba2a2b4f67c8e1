/** Something that a screen asks the server for: not here yet, here, or why not. */
import { ApiError } from '../net/api';

export class Asked<T> {
  value = $state.raw<T | null>(null);
  problem = $state<ApiError['code'] | null>(null);
  /** The server's own words, where only it knows what was wrong. */
  message = $state('');
  busy = $state(false);
  #latest = 0;

  /** Ask, and keep the answer unless something newer was asked since; whether it came. */
  async ask(question: () => Promise<T>): Promise<boolean> {
    const mine = ++this.#latest;
    this.busy = true;
    try {
      const answer = await question();
      if (mine === this.#latest) {
        this.value = answer;
        this.problem = null;
      }
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (mine === this.#latest) {
        this.problem = failure.code;
        this.message = failure.message;
      }
      return false;
    } finally {
      if (mine === this.#latest) this.busy = false;
    }
  }
}
