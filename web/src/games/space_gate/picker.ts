/** The first questions of the game: which modules a base begins with. */
import { labelOf } from '../../engine/refs';
import type { Ref } from '../../net/protocol';
import type { Picker, PickerCard, PickerDetail, PickerRow } from '../types';
import { explain, tileArguments } from './explain';
import { DOMAIN_SIGNS } from './signs';
import type { DomainId, GateTable, PileView, TileView } from './view';
import { capital, tileSign } from './words';

const KINDS = ['gate', 'odyssey', 'airlock'] as const;
const HEADS = { gate: 'gates', odyssey: 'odyssey', airlock: 'airlocks' } as const;
const SYMBOLS = { gate: 'sg-gate-ring', odyssey: 'sg-module', airlock: 'sg-airlock' } as const;

export function picker(table: GateTable): Picker | null {
  const { asked, t } = table;
  if (asked?.prompt !== 'setup_pile') return null;
  return {
    id: ['setup_pile', ...asked.args].join(' '),
    intro: t('space_gate-pick-intro'),
    rows: KINDS.map((kind) => rowOf(kind, table)),
    detail: (ref) => detail(ref, table),
    ask: (ref) => asks(ref, table),
    opening: true,
  };
}

/** The module on top of the pile, which everybody sees. */
function asks(ref: Ref, table: GateTable): string {
  const top = table.view.piles.find(({ pile }) => pile === ref)?.top;
  return table.t('space_gate-pick-ask', { module: table.name(top?.module ?? ref) });
}

function rowOf(kind: (typeof KINDS)[number], table: GateTable): PickerRow {
  const piles = table.view.piles.filter(({ pile }) => labelOf(pile).startsWith(`${kind}_`));
  return {
    id: kind,
    name: table.t(`space_gate-piles-${HEADS[kind]}`),
    symbol: SYMBOLS[kind],
    cards: piles.flatMap((pile) => (pile.top ? [card(pile, pile.top, table)] : [])),
  };
}

function card({ pile }: PileView, top: TileView, table: GateTable): PickerCard {
  const { symbol, tint } = tileSign(top);
  const kind = top.kind === 'start_airlock' ? 'airlock' : top.kind;
  return {
    ref: pile,
    name: capital(table.name(top.module)),
    line: table.t(`space_gate-pick-line-${kind}`, tileArguments(top, table)),
    symbol,
    tint,
    colour: top.domain ? DOMAIN_SIGNS[labelOf(top.domain) as DomainId].tint : tint,
    goods: goods(top, table),
  };
}

function goods(top: TileView, { t }: GateTable): PickerCard['goods'] {
  return {
    signs: [
      { count: top.capacity, symbol: 'pc-settler', tint: 'var(--text-1)' },
      { count: top.corridors.length, symbol: 'sg-module', tint: 'var(--text-2)' },
    ],
    said: `${t('space_gate-pick-holds')} ${top.capacity}, ${t('space_gate-pick-corridors')} ${top.corridors.length}`,
  };
}

function detail(ref: Ref, table: GateTable): PickerDetail {
  const { t, view } = table;
  const top = view.piles.find(({ pile }) => pile === ref)?.top ?? null;
  const [does = '', ...others] = explain(ref, table)?.lines ?? [];
  return {
    subtitle: top?.domain ? t('space_gate-pick-domain', { domain: table.name(top.domain) }) : '',
    parts: [
      { head: t('space_gate-pick-does'), text: does },
      ...(others.length > 0 ? [{ head: t('space_gate-pick-pile'), text: others.join(' ') }] : []),
    ],
    goods: top
      ? [{ head: `${t('space_gate-pick-holds')} · ${t('space_gate-pick-corridors')}`, ...goods(top, table) }]
      : [],
  };
}
