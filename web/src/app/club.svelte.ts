/** What the server tells this device of the club: ratings, friends, invitations, tournaments. Play needs none of it. */
import { ApiError } from '../net/api';
import type { ClubHome, RatingRules, Someone } from '../net/protocol';
import { services } from '../net/services';
import { SEAT_COLOURS, type SeatColour } from '../design/seats';
import { account } from './account/account.svelte';
import { personColour } from './colours';
import { keepFresh } from './fresh';
import { readStored, writeStored } from './stored';

/** How often home asks anew while somebody looks at it. */
const REFRESH_MS = 30_000;

const EMBLEM = 'astrolude.emblem';

function storedEmblem(): SeatColour | null {
  const stored = readStored(EMBLEM);
  return SEAT_COLOURS.find((colour) => colour === stored) ?? null;
}

class Club {
  /** What home shows; null until it was asked for, and for whoever is not signed in. */
  home = $state.raw<ClubHome | null>(null);
  /** How ratings and tournaments work here; null until it was asked for. */
  rules = $state.raw<RatingRules | null>(null);

  /** The emblem that the reader likes in lists; null where they chose none, or the server was not asked yet. */
  emblem = $state.raw<SeatColour | null>(storedEmblem());

  async refreshHome(): Promise<void> {
    if (!account.signedIn || services.alone) {
      this.home = null;
      return;
    }
    await quietly(async () => {
      this.home = await account.reach<ClubHome>('GET', '/api/club/home');
      this.like(this.home.who.emblem);
    });
  }

  /** Remember the reader's emblem, so that it stands in the page's head at once. */
  like(emblem: SeatColour | null): void {
    this.emblem = emblem;
    writeStored(EMBLEM, emblem);
  }

  async needRules(): Promise<void> {
    if (this.rules || services.alone) return;
    await quietly(async () => (this.rules = await account.reach<RatingRules>('GET', '/api/club/rules')));
  }

  /** Keep home's part of the club fresh; returns how to stop. */
  watch(): () => void {
    return keepFresh((seen) => {
      if (seen) void this.refreshHome();
    }, REFRESH_MS);
  }
}

/** What stands beside other things is left out where the server does not tell it; the screens of the club say why. */
async function quietly(question: () => Promise<unknown>): Promise<void> {
  try {
    await question();
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    console.info(`the club is not here now: ${failure.code}`);
  }
}

/** The emblem that stands for somebody in lists: the one they like, or one that their name gives. */
export function emblemFor(who: Pick<Someone, 'name' | 'emblem'>): SeatColour {
  return who.emblem ?? personColour(who.name);
}

export const club = new Club();
