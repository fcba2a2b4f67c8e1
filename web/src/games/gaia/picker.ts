/** The first question of the game: the factions with all that tells them apart. */
import type { Sign } from '../../design/sign';
import { labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Goods, Picker, PickerCard, PickerDetail, PickerRow } from '../types';
import { chart } from './drawing/hexes';
import { FACTION_HOMES, FACTION_STARTS, type Gains, LEVELS } from './facts';
import { gainSigns } from './signs';
import { COUNTED, type GaiaTable, HOME_TYPES, isPlayer, player, type PlanetId, players, type View } from './view';

/** How demanding a faction is, in our judgement: 1 to 3. */
const LEVEL: Readonly<Record<string, number>> = {
  terrans: 1,
  lantids: 2,
  xenos: 1,
  gleens: 2,
  taklons: 1,
  ambas: 2,
  hadsch_hallas: 1,
  ivits: 3,
  geodens: 1,
  bal_taks: 3,
  firaks: 2,
  bescods: 3,
  nevlas: 3,
  itars: 2,
};
/** GP-3.2.2: what the rulebook gives four players in their first game. */
const FOR_BEGINNERS = new Set(['terrans', 'hadsch_hallas', 'xenos', 'taklons']);
/** GP-7.1.6: a mine costs 1 ore, and so much for each step around the wheel. */
const MINE_ORE = 1;
const STEP_ORE = 3;
const MAP = { width: 176, height: 132 };

/** The seats that have not chosen yet, in the order of their choice. */
export function undecided(view: View): number[] {
  return view.order.filter((seat) => {
    const holder = view.seats[seat];
    return holder !== undefined && !isPlayer(holder);
  });
}

export function picker(table: GaiaTable): Picker | null {
  const { view, asked, t } = table;
  const [first, ...others] = undecided(view);
  if (view.phase !== 'setup' || first === undefined || (asked && asked.prompt !== 'faction')) return null;
  const [next, last] = others;
  const rows = HOME_TYPES.map((home) => rowOf(home, table));
  return {
    id: `faction ${first}`,
    intro: choosesSides(rows, table) ? `${t('gaia-pick-intro')} ${t('gaia-pick-pairs')}` : t('gaia-pick-intro'),
    rows,
    detail: (ref) => detail(labelOf(ref), table),
    ask: (ref) => t('gaia-pick-ask', { faction: table.name(ref) }),
    then:
      next === undefined
        ? t('gaia-pick-then-none')
        : t(`gaia-pick-then-${last === undefined ? 'next' : others.length === 2 ? 'two' : 'more'}`, {
            seat: table.seatName(next),
            last: table.seatName(last ?? next),
            count: others.length - 1,
          }),
    opening: true,
  };
}

/** Whether two that exclude each other can both be taken: only then is it told. */
function choosesSides(rows: readonly PickerRow[], table: GaiaTable): boolean {
  return rows.some(({ cards }) => cards.filter(({ ref }) => table.standing(ref) !== 'rest').length > 1);
}

function rowOf(home: PlanetId, table: GaiaTable): PickerRow {
  const { t } = table;
  const peoples = FACTION_HOMES.filter((each) => each[1] === home).map(([faction]) => faction);
  return {
    id: home,
    name: t(`gaia-planet-${home}`),
    symbol: `pl-${home}`,
    cards: peoples.map((faction) => cardOf(faction, home, table)),
  };
}

function cardOf(faction: string, home: PlanetId, table: GaiaTable): PickerCard {
  const { t } = table;
  const gone = goneWords(faction, home, table);
  return {
    ref: `faction:${faction}`,
    name: table.name(`faction:${faction}`),
    line: t(`gaia-pick-${faction}-line`),
    symbol: `pl-${home}`,
    colour: `var(--p-${FACTION_STARTS.get(faction)?.colour ?? 'grey'})`,
    goods: said(startGoods(faction), table),
    level: LEVEL[faction] ?? 2,
    easy: FOR_BEGINNERS.has(faction),
    ...(gone ? { gone } : {}),
  };
}

function goneWords(faction: string, home: PlanetId, table: GaiaTable): PickerCard['gone'] | null {
  const owner = players(table.view).find((each) => each.home === home);
  if (!owner) return null;
  const seat = table.seatName(owner.seat);
  return owner.faction === `faction:${faction}`
    ? { words: table.t('gaia-pick-taken', { seat }), seat: owner.seat }
    : { words: table.t('gaia-pick-neighbour', { seat }) };
}

/** GP-3.1.8 to GP-3.1.10: what is printed, and what the levels of the start bring; to the Gleens a QIC is an ore. */
export function startGoods(faction: string): Gains {
  const start = FACTION_STARTS.get(faction);
  const goods: Record<string, number> = { ...start?.goods };
  for (const [track, level] of start?.levels ?? [])
    for (const [resource, count] of Object.entries(LEVELS[track][level]?.immediate ?? {})) {
      const into = faction === 'gleens' && resource === 'qic' ? 'ore' : resource;
      goods[into] = (goods[into] ?? 0) + count;
    }
  return goods;
}

/** What comes each round before anything is built. */
function income(faction: string): Gains {
  const start = FACTION_STARTS.get(faction);
  const gains: Record<string, number> = { ...start?.income };
  for (const [track, level] of start?.levels ?? [])
    for (const [resource, count] of Object.entries(LEVELS[track][level]?.income ?? {}))
      gains[resource] = (gains[resource] ?? 0) + count;
  return gains;
}

function detail(faction: string, table: GaiaTable): PickerDetail {
  const { t, view } = table;
  const home = FACTION_STARTS.get(faction)?.home ?? 'terra';
  const planet = t(`gaia-planet-${home}`);
  const own = view.hexes.filter((hex) => hex.planet === home).length;
  const each = said(income(faction), table);
  return {
    subtitle: t('gaia-pick-home', { planet }),
    parts: [
      { head: t('gaia-pick-start'), text: t(`gaia-pick-${faction}-start`) },
      { head: t('gaia-pick-institute'), symbol: 'gp-institute', text: t(`gaia-pick-${faction}-institute`) },
    ],
    goods: [
      { head: t('gaia-pick-goods'), ...said(startGoods(faction), table) },
      { head: t('gaia-pick-income'), said: each.said, signs: each.signs.map(plus) },
    ],
    prices: {
      head: t('gaia-pick-prices'),
      note: t('gaia-pick-prices-note'),
      cells: [0, 1, 2, 3].map((steps) => priceCell(home, steps, table)),
    },
    map: {
      head: t('gaia-pick-map'),
      text: t('gaia-pick-map-count', { count: own, planet, advice: t(`gaia-pick-${faction}-advice`) }),
      symbol: `pl-${home}`,
      dots: dots(view, home),
    },
  };
}

function plus(sign: Sign): Sign {
  return { ...sign, count: `+${sign.count ?? ''}` };
}

/** The planets so many steps around the wheel, and what a mine there costs. */
function priceCell(home: PlanetId, steps: number, table: GaiaTable): Goods & { symbols: string[] } {
  const at = HOME_TYPES.indexOf(home as (typeof HOME_TYPES)[number]);
  const around = [...new Set([at - steps, at + steps])].map((place) => HOME_TYPES.at(place % HOME_TYPES.length));
  const kinds = around.filter((kind) => kind !== undefined);
  const ore = MINE_ORE + steps * STEP_ORE;
  return {
    symbols: kinds.map((kind) => `pl-${kind}`),
    signs: gainSigns({ ore }),
    said: table.t('gaia-pick-price', {
      planets: kinds.map((kind) => table.t(`gaia-planet-${kind}`)).join(', '),
      ore,
    }),
  };
}

function dots(view: View, home: PlanetId): NonNullable<PickerDetail['map']>['dots'] {
  const drawn = chart(
    view.hexes.map(({ hex }) => hex),
    MAP.width,
    MAP.height,
  );
  const places = view.hexes.map(({ hex, planet }) => {
    const [x, y] = drawn.at(hex);
    return { x, y, kind: planet === home ? ('own' as const) : planet ? ('other' as const) : ('empty' as const) };
  });
  // The shining ones lie over their neighbours.
  return [...places.filter(({ kind }) => kind !== 'own'), ...places.filter(({ kind }) => kind === 'own')];
}

function said(gains: Gains, { t }: GaiaTable): Goods {
  const words = Object.entries(gains).map(([resource, count]) => {
    if (resource === 'charge') return t('gaia-pick-said-charge', { count });
    if (resource === 'power_tokens') return t('gaia-pick-said-tokens', { count });
    const part = resource === 'gaiaformer' ? 'gaiaformers' : resource;
    return t(`gaia-brings-${part}`, { count, amount: String(count) });
  });
  const order: readonly string[] = COUNTED;
  const signs = gainSigns(
    Object.fromEntries(Object.entries(gains).sort(([a], [b]) => rank(order, a) - rank(order, b))),
  );
  return { signs, said: words.join(', ') };
}

function rank(order: readonly string[], resource: string): number {
  const at = order.indexOf(resource);
  return at < 0 ? order.length : at;
}

/** What stands under a player's name while factions are chosen. */
export function choiceWords(seat: number, table: GaiaTable): string | null {
  const { t, view } = table;
  const waiting = undecided(view);
  if (player(view, seat) || view.phase !== 'setup' || !waiting.includes(seat)) return null;
  const key = table.phone ? 'gaia-pick-short' : 'gaia-pick-seat';
  if (waiting[0] !== seat) return t(`${key}-later`, { last: waiting.at(-1) === seat ? 'yes' : 'no' });
  const chosen = FACTION_HOMES.map(([faction]): Ref => `faction:${faction}`).find(
    (ref) => table.standing(ref) === 'selected',
  );
  return chosen ? t(`${key}-mine`, { faction: table.name(chosen) }) : t(`${key}-now`);
}
