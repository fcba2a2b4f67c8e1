/** The first question of the game: the species with all that tells them apart. */
import { SEAT_COLOURS } from '../../design/seats';
import type { Sign } from '../../design/sign';
import { labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Goods, Picker, PickerCard, PickerDetail, PickerRow } from '../types';
import { SPECIES_IDS, speciesColour, speciesStart, tradeRatio } from './facts';
import { RESOURCE_SIGNS, shipSymbol, techSign } from './signs';
import { ACTIONS, civilisation, type EclipseTable, RESOURCES, type View } from './view';

/** How demanding a species is, in our judgement: 1 to 3. */
const LEVEL: Readonly<Record<string, number>> = {
  terran: 1,
  eridani_empire: 2,
  hydran_progress: 2,
  planta: 3,
  descendants_of_draco: 3,
  mechanema: 2,
  orion_hegemony: 3,
  magellan: 2,
  exiles: 3,
  rho_indi_syndicate: 3,
  enlightened_of_lyra: 3,
};

/** Boards that play alike share their words. */
function kindOfSpecies(species: string): string {
  if (species.startsWith('terran_')) return 'terran';
  return species.endsWith('_of_magellan') ? 'magellan' : species;
}

export function picker(table: EclipseTable): Picker | null {
  const { view, asked, t } = table;
  const open = undecided(view);
  if (view.phase !== 'setup' || open.length === 0 || (asked && asked.prompt !== 'species')) return null;
  const others = open.filter((seat) => seat !== table.deciding);
  const [next] = others;
  const shown = rows(table);
  return {
    id: `species ${open.length}`,
    intro: choosesSides(shown, table)
      ? `${t('eclipse-pick-intro')} ${t('eclipse-pick-pairs')}`
      : t('eclipse-pick-intro'),
    rows: shown,
    detail: (ref) => detail(labelOf(ref), table),
    ask: (ref) => t('eclipse-pick-ask', { species: table.name(ref) }),
    then:
      next === undefined
        ? t('eclipse-pick-then-last')
        : others.length === 1
          ? t('eclipse-pick-then-next', { seat: table.seatName(next) })
          : t('eclipse-pick-then-many', { count: others.length }),
    opening: true,
  };
}

/** Whether two that exclude each other can both be taken: only then is it told. */
function choosesSides(rows: readonly PickerRow[], table: EclipseTable): boolean {
  return rows.some(({ cards }) => cards.filter(({ ref }) => table.standing(ref) !== 'rest').length > 1);
}

export function undecided(view: View): number[] {
  return view.seats.flatMap((_, seat) => (civilisation(view, seat) ? [] : [seat]));
}

function rows(table: EclipseTable): PickerRow[] {
  return SEAT_COLOURS.flatMap((colour) => {
    const sides = SPECIES_IDS.filter((species) => speciesColour(species) === colour);
    if (sides.length === 0) return [];
    return [
      {
        id: colour,
        name: table.t(`common-colour-${colour}`),
        seat: colour,
        cards: sides.map((species) => card(species, table)),
      },
    ];
  });
}

function card(species: string, table: EclipseTable): PickerCard {
  const kind = kindOfSpecies(species);
  const colour = speciesColour(species);
  const gone = goneWords(species, table);
  return {
    ref: `species:${species}`,
    name: table.name(`species:${species}`),
    line: table.t(`eclipse-pick-${kind}-line`),
    symbol: `em-${colour}`,
    tint: `var(--p-${colour})`,
    colour: `var(--p-${colour})`,
    goods: start(species, table),
    level: LEVEL[kind] ?? 2,
    easy: kind === 'terran',
    ...(gone ? { gone } : {}),
  };
}

function goneWords(species: string, table: EclipseTable): PickerCard['gone'] | null {
  const owner = table.view.seats.findIndex((_, seat) => {
    const taken = civilisation(table.view, seat)?.species;
    return taken !== undefined && speciesColour(labelOf(taken)) === speciesColour(species);
  });
  if (owner < 0) return null;
  const seat = table.seatName(owner);
  return civilisation(table.view, owner)?.species === `species:${species}`
    ? { words: table.t('eclipse-pick-taken', { seat }), seat: owner }
    : { words: table.t('eclipse-pick-other_side', { seat }) };
}

function start(species: string, table: EclipseTable): Goods {
  const goods = speciesStart(species)?.goods;
  const amounts = RESOURCES.map((resource) => ({ resource, count: goods?.[resource] ?? 0 }));
  return {
    signs: amounts.map(({ resource, count }) => ({ count, ...RESOURCE_SIGNS[resource] })),
    said: amounts
      .map(({ resource, count }) =>
        table.t('eclipse-pick-good', { count, resource: table.name(`resource:${resource}`) }),
      )
      .join(', '),
  };
}

function fleet(species: string, table: EclipseTable): Goods {
  const facts = speciesStart(species);
  const ships = Object.entries(facts?.ships ?? {});
  const techs = facts?.technologies ?? [];
  const ivory = 'var(--text-1)';
  return {
    signs: [
      ...ships.map(([ship, count]): Sign => ({ count, symbol: shipSymbol(ship), tint: ivory })),
      ...techs.map((tech): Sign => techSign(tech)),
    ],
    said: [
      ...ships.map(([ship, count]) => `${count} ${table.name(`ship:${ship}`)}`),
      ...techs.map((tech) => table.name(`technology:${tech}`)),
    ].join(', '),
  };
}

function detail(species: string, table: EclipseTable): PickerDetail {
  const { t } = table;
  const kind = kindOfSpecies(species);
  const facts = speciesStart(species);
  const [give, get] = tradeRatio(species, 'money');
  return {
    subtitle: t('eclipse-pick-colour', { colour: t(`common-colour-${speciesColour(species)}`), give, get }),
    parts: [
      { head: t('eclipse-pick-strong'), text: t(`eclipse-pick-${kind}-strong`) },
      { head: t('eclipse-pick-weak'), text: t(`eclipse-pick-${kind}-weak`) },
    ],
    goods: [
      { head: t('eclipse-pick-goods'), ...start(species, table) },
      { head: t('eclipse-pick-fleet'), ...fleet(species, table) },
    ],
    prices: {
      head: t('eclipse-pick-tempo'),
      note: t('eclipse-pick-tempo-note', { discs: facts?.discs ?? 0, colonies: facts?.colonies ?? 0 }),
      cells: ACTIONS.map((action) => {
        const space = table.name(`space:${action}`);
        const count = facts?.times[action] ?? 1;
        return { words: space, symbols: [], signs: [], count, said: t('eclipse-pick-times', { space, count }) };
      }),
    },
  };
}

/** What stands under a player's name while species are chosen. */
export function choiceWords(seat: number, table: EclipseTable): string | null {
  if (table.view.phase !== 'setup' || table.deciding !== seat || civilisation(table.view, seat)) return null;
  const chosen = SPECIES_IDS.map((species): Ref => `species:${species}`).find(
    (ref) => table.standing(ref) === 'selected',
  );
  return chosen ? table.t('eclipse-pick-seat-mine', { species: table.name(chosen) }) : table.t('eclipse-pick-seat-now');
}
