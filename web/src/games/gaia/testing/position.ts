/** Positions for tests: one as the engine sent it, and one with everything that can be on the table. */
import automa from '../../../../../src/astrolude/games/gaia/data/automa.json';
import { ROUND_TILES, TILES, TOKENS } from '../facts';
import { type HexView, type PlayerView, players, type View } from '../view';
import { KINDS } from './description';
import sent from './view.json';

export function position(): View {
  return structuredClone(sent) as unknown as View;
}

/** The same, with one player changed. */
export function withPlayer(view: View, seat: number, change: Partial<PlayerView>): View {
  return {
    ...view,
    seats: view.seats.map((each) => (each.seat === seat ? ({ ...each, ...change } as PlayerView) : each)),
  };
}

/** The same, with hexes changed. */
export function withHexes(view: View, change: (hex: HexView, index: number) => HexView): View {
  return { ...view, hexes: view.hexes.map(change) };
}

/** Every tile, token, booster, space and special action is somewhere; player 0 holds what is not in a supply. */
export function crowded(): View {
  const view = position();
  const labels = (kind: string) => (KINDS[kind] ?? []).map((label) => `${kind}:${label}`);
  const standard = [...TILES].filter(([, { advanced }]) => !advanced).map(([id]) => `tile:${id}`);
  const advanced = [...TILES].filter(([, facts]) => facts.advanced).map(([id]) => `tile:${id}`);
  const full: View = {
    ...view,
    boosters: labels('booster'),
    tokens: [...TOKENS.keys()].map((id) => ({ token: `token:${id}`, left: 2 })),
    round_tiles: [...ROUND_TILES.keys()].slice(0, 6).map((id) => `round_tile:${id}`),
    research: {
      ...view.research,
      tracks: view.research.tracks.map((track, index) => ({
        ...track,
        tile: { tile: standard[index] ?? '', left: 3 },
        advanced: advanced[index] ?? null,
      })),
      free: standard.slice(6).map((tile) => ({ tile, left: 0 })),
    },
  };
  const hexes = withHexes(full, (hex, index) => {
    if (hex.planet !== null || hex.owner !== undefined) return hex;
    if (index % 5 === 0) return { ...hex, satellites: [0, 1], federations: [0, 1] };
    return index % 7 === 0 ? { ...hex, station: true } : hex;
  });
  return withPlayer(hexes, 0, {
    tiles: [...standard, ...advanced].map((tile, index) => ({ tile, covered: index % 4 === 0 })),
    tokens: [...TOKENS.keys()].map((id, index) => ({ token: `token:${id}`, green: index % 2 === 0 })),
    specials: labels('special').map((special, index) => ({ special, used: index % 2 === 0 })),
    stone: 'bowl:2',
    gaia_area: 3,
    gaiaformers: { ready: 1, owned: 3, gaia_area: 1 },
  });
}

/** Nobody has chosen a faction yet. */
export function undecided(): View {
  const view = position();
  const seats = players(view).map(({ seat, score }) => ({ seat, faction: null, score }));
  return { ...view, round: 0, phase: 'setup', mines: [], seats };
}

/** Kinds that are only ever named in events, with their labels. */
export const EVENT_KINDS: Record<string, string[]> = {
  round_tile: [...ROUND_TILES.keys()],
  final_tile: position().final_tiles.map(({ final_tile }) => final_tile.split(':')[1] ?? ''),
  card: automa.cards.map(({ id }) => id),
  source: Object.keys(position().seats[0]?.score.parts ?? {}),
};
