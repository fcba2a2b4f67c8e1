/** Something that a person asks of the server: what came of it, in words. */
import { t } from '../../i18n/i18n.svelte';
import { ApiError } from '../../net/api';

export class Attempt {
  said = $state('');
  problem = $state('');

  /** Work on it; what the server has against it is said. */
  async at(work: () => Promise<void>): Promise<void> {
    this.said = this.problem = '';
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      this.problem = t(`app-error-${failure.code}`);
    }
  }
}
