/** What stations and territories do, said in symbols, with the numbers that hold now. */
import type { Drawn } from '../../design/sign';
import type { Translate } from '../../i18n/i18n.svelte';
import type { StationId } from './drawing/layout';
import type { TerritoryId } from './drawing/planet';
import { ADVANCE, ARROW, CARD, COLONY, face, FUEL, type Item, ORE, price, RELIC, ship } from './drawing/row';
import { type FieldId, hasBonus, HIGHEST_RUN, HIGHEST_SHIP, type View } from './view';

export const FIELD_SIGNS: Record<FieldId, Drawn> = {
  isolation_field: { symbol: 'af-field-isolation', tint: '#f0a35a' },
  positron_field: { symbol: 'af-field-positron', tint: '#8fd694' },
  repulsor_field: { symbol: 'af-field-repulsor', tint: '#c0a2f4' },
};

/** No ship can dock there for now, whatever it shows. */
const CLOSED: Item = { symbol: 'ui-lock', colour: 'var(--text-3)' };

/** `narrow`: on a phone a station has half the room. */
type Effect = (view: View, reader: number, narrow: boolean) => Item[];

const EFFECTS: Record<StationId, Effect> = {
  solar_converter: (view, reader, narrow) => {
    const more = hasBonus(view, reader, 'lem_badlands');
    if (narrow) return [ship(), '/ 2', ARROW, FUEL, ...(more ? ['+1', FUEL] : [])];
    return ['1·2', '3·4', '5·6'].flatMap((faces, step) => [faces, ARROW, String(step + (more ? 2 : 1)), FUEL]);
  },
  orbital_market: (view, reader) => {
    if (view.costs.trade !== null) return [String(view.costs.trade), FUEL, ARROW, '1', ORE];
    if (hasBonus(view, reader, 'heinlein_plains')) return ['1', FUEL, ARROW, '1', ORE];
    return [ship(), '×', FUEL, ARROW, '1', ORE];
  },
  alien_artifact: ({ turn_state: { artifact_total: total, claim_at: goal, cycles } }) => [
    total > 0 ? `${total} / ${goal}` : `≥ ${goal}`,
    ARROW,
    CARD,
    ...(cycles > 0 ? [`· ${cycles}`, { symbol: 'ui-replay', colour: 'var(--text-2)' }] : []),
  ],
  raiders_outpost: ({ costs }) => [
    ...(costs.outpost_more_than > 0 ? [beats(costs.outpost_more_than), ARROW] : []),
    '4',
    FUEL,
    ORE,
    '/',
    '1',
    CARD,
  ],
  lunar_mine: ({ costs }) => [reaches(costs.mine_at_least), ARROW, '1', ORE],
  colony_constructor: ({ costs }) => [...price(0, costs.constructor), ARROW, COLONY],
  colonist_hub: ({ costs }) => ['7', ADVANCE, '+', ...price(costs.launch.fuel, costs.launch.ore), ARROW, COLONY],
  shipyard: ({ costs }) =>
    costs.ship ? [...price(costs.ship.fuel, costs.ship.ore), ARROW, ship(String(costs.ship.number))] : [CLOSED],
  terraforming_station: ({ costs }) => [
    face(6),
    ...new Array<Item>(costs.terraforming.fuel).fill(FUEL),
    ...new Array<Item>(costs.terraforming.ore).fill(ORE),
    ARROW,
    COLONY,
  ],
};

function beats(sum: number): Item {
  return sum < HIGHEST_RUN ? `> ${sum}` : CLOSED;
}

function reaches(least: number): Item {
  if (least > HIGHEST_SHIP) return CLOSED;
  return least > 1 ? `≥ ${least}` : ship();
}

export function stationEffect(view: View, station: StationId, reader: number, narrow: boolean): Item[] {
  return EFFECTS[station](view, reader, narrow);
}

export function bonusSigns(territory: TerritoryId, t: Translate): Item[] {
  switch (territory) {
    case 'lem_badlands':
      return ['+1', FUEL];
    case 'heinlein_plains':
      return ['1', FUEL, ARROW, '1', ORE];
    case 'pohl_foothills':
      return [CARD, '−1', FUEL];
    case 'van_vogt_mountains':
      return [t('alien_frontiers-bonus-any-first-ship')];
    case 'bradbury_plateau':
      return ['−1', ORE];
    case 'asimov_crater':
      return ['+1', ADVANCE];
    case 'herbert_valley':
      return ['−1', FUEL, '−1', ORE];
    case 'burroughs_desert':
      return [FUEL, ORE, ARROW, RELIC];
  }
}

/** What the game counts for a seat; steps on the hub are only said. */
export const HOLDINGS: Readonly<Record<string, Drawn>> = {
  fuel: { symbol: 'res-fuel', tint: 'var(--r-fuel)' },
  ore: { symbol: 'res-mineral', tint: 'var(--r-mineral)' },
  ships: { symbol: 'die-5', tint: 'var(--text-1)' },
  cards: { symbol: 'af-tech', tint: 'var(--text-1)' },
  colonies: { symbol: 'af-colony', tint: 'var(--text-1)' },
  points: { symbol: 'res-vp', tint: 'var(--r-vp)' },
};
