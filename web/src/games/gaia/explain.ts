/** What a tip says about a drawn thing: what it is, and what holds for it now. */
import { kindOf, labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Explanation } from '../../design/explanation';
import { minePrice, nearest, shortage } from './prices';
import {
  type Counted,
  type GaiaTable,
  hexAt,
  type HexView,
  player,
  players,
  powerValue,
  type RowId,
  sectorName,
  sides,
  type TrackId,
  viewpoint,
} from './view';
import { capital } from './words';

export function explain(ref: Ref, table: GaiaTable): Explanation | null {
  const kind = kindOf(ref);
  if (kind === 'hex') return explainHex(ref, table);
  const tip = table.tip(`${STANDS_FOR[kind] ?? kind}:${labelOf(ref)}`);
  const lines = [...(tip ? [tip] : []), ...(NOW[kind]?.(labelOf(ref), table) ?? [])];
  return lines.length > 0 ? { title: capital(table.name(ref)), lines } : null;
}

/** What lies before a player is explained like the same thing in stock. */
const STANDS_FOR: Readonly<Record<string, string>> = { held: 'tile', owned: 'token' };

type Lines = (label: string, table: GaiaTable) => string[];

/** By kind: what holds now. */
const NOW: Readonly<Record<string, Lines>> = {
  track: (track, table) => {
    const level = player(table.view, viewpoint(table))?.levels[track as TrackId] ?? 0;
    const next = table.tip(`level:${track}_${level + 1}`);
    return next ? [`${table.name(`level:${track}_${level + 1}`)}${table.t('gaia-colon')}${next}`] : [];
  },
  level: (label, table) => {
    const at = label.lastIndexOf('_');
    const [track, level] = [label.slice(0, at) as TrackId, Number(label.slice(at + 1))];
    const there = players(table.view)
      .filter(({ levels }) => levels[track] === level)
      .map(({ seat }) => table.seatName(seat));
    const token = track === 'terraforming' && level === 5 ? table.view.research.top_token : null;
    return [...(token ? [`${table.name(token)}.`] : []), ...(there.length > 0 ? [`${there.join(', ')}.`] : [])];
  },
  space: (space, { view, t }) =>
    view.spaces.find((each) => each.space === `space:${space}`)?.used ? [t('gaia-now-used')] : [],
  booster: (booster, table) => {
    const holder = players(table.view).find((each) => each.booster === `booster:${booster}`);
    return [holder ? table.t('gaia-now-holder', { seat: table.seatName(holder.seat) }) : table.t('gaia-now-free')];
  },
  tile: (tile, table) => {
    const stack = [...table.view.research.tracks.map((track) => track.tile), ...table.view.research.free].find(
      (each) => each.tile === `tile:${tile}`,
    );
    const holders = players(table.view).filter(({ tiles }) => tiles.some((each) => each.tile === `tile:${tile}`));
    return [
      ...(stack ? [table.t('gaia-now-left', { count: stack.left })] : []),
      ...holders.map(({ seat }) => table.t('gaia-now-holder', { seat: table.seatName(seat) })),
    ];
  },
  token: (token, { view, t }) => {
    const stock = view.tokens.find((each) => each.token === `token:${token}`);
    return stock ? [t('gaia-now-left', { count: stock.left })] : [];
  },
  round_tile: (tile, { view, t }) => [
    t('gaia-now-round', { round: view.round_tiles.indexOf(`round_tile:${tile}`) + 1 }),
  ],
  final_tile: (tile, table) => {
    const found = table.view.final_tiles.find((each) => each.final_tile === `final_tile:${tile}`);
    if (!found) return [];
    const lines = found.counts.map((count, seat) =>
      table.t('gaia-standing', { seat: table.seatName(seat), count, points: found.points[seat] ?? 0 }),
    );
    return found.neutral === null
      ? lines
      : [...lines, `${capital(table.t('gaia-neutral'))}${table.t('gaia-colon')}${found.neutral}`];
  },
  projection: (_, table) =>
    sides(table.view).map(({ seat, score, projection: { total, final, levels, resources } }) =>
      table.t('gaia-now-projection', {
        seat: table.seatName(seat),
        score: score.total,
        final,
        levels,
        resources,
        total,
      }),
    ),
  structure: (structure, table) => {
    const pieces = player(table.view, viewpoint(table))?.pieces[structure as RowId];
    return pieces ? [table.t('gaia-now-structures-built', pieces)] : [];
  },
  seat: (label, table) => {
    const holder = player(table.view, Number(label));
    return holder ? [table.t('gaia-about-seat', amountsOf(holder))] : [];
  },
};

function amountsOf({ ore, credits, knowledge, qic }: Record<Counted, number>): Record<Counted, number> {
  return { ore, credits, knowledge, qic };
}

function explainHex(ref: Ref, table: GaiaTable): Explanation | null {
  const on = hexAt(table.view, ref);
  if (!on) return null;
  const planet = `planet:${on.planet ?? 'space'}`;
  return {
    title: capital(table.name(planet)),
    aside: table.t('gaia-now-sector', { sector: sectorName(on.sector) }),
    lines: [
      ...present(on, table),
      ...(on.owner === undefined ? [table.tip(planet) ?? ''] : []),
      ...mineLines(on, table),
    ],
  };
}

/** Who is there. */
function present(on: HexView, table: GaiaTable): string[] {
  const { t, view } = table;
  const names = (seats: readonly number[]) => seats.map((seat) => table.seatName(seat)).join(', ');
  const cluster = view.federation?.clusters.find(({ hexes }) => hexes.includes(on.hex));
  return [
    ...(on.structure && on.owner !== undefined
      ? [
          capital(
            t('gaia-now-owner', {
              structure: table.name(`structure:${on.structure}`),
              seat: table.seatName(on.owner),
              power: powerValue(view, on),
            }),
          ),
        ]
      : []),
    ...(on.guest !== undefined ? [t('gaia-now-guest', { seat: table.seatName(on.guest) })] : []),
    ...(on.gaiaformer !== undefined && on.owner === undefined
      ? [t('gaia-now-former', { seat: table.seatName(on.gaiaformer) })]
      : []),
    ...(on.station ? [t('gaia-now-station')] : []),
    ...(on.satellites ? [t('gaia-now-satellites', { list: names(on.satellites) })] : []),
    ...(on.federations ? [t('gaia-now-federation', { list: names(on.federations) })] : []),
    ...(cluster ? [t('gaia-now-cluster', { power: cluster.power })] : []),
  ];
}

/** What a mine would cost the one who plays, and how it could be paid. */
function mineLines(on: HexView, table: GaiaTable): string[] {
  const { t, view } = table;
  const holder = player(view, view.active);
  const price = minePrice(table, on.hex);
  if (!price || !holder || !table.you.includes(view.active) || view.phase !== 'actions') return [];
  const cost = `${t('gaia-amounts', amountsOf(price))} (${t('gaia-range', { range: nearest(view, view.active, on.hex) })})`;
  const lines = [
    t('gaia-now-mine', { cost }),
    ...(price.steps > 0 ? [t('gaia-now-steps', { steps: price.steps })] : []),
  ];
  const missing = shortage(price, holder);
  if (Object.keys(missing).length === 0) return lines;
  const way = table.wayTo(on.hex);
  const none = { ore: 0, credits: 0, knowledge: 0, qic: 0 };
  const list = t('gaia-amounts', { ...none, ...missing });
  return [...lines, t('gaia-missing', { list }), ...(way ? [t('gaia-could-convert', { list: way })] : [])];
}
