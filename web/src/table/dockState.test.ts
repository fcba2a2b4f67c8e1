import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableState } from '../net/protocol';
import { dockState, type Situation } from './dockState';

const SEATS: SeatInfo[] = [
  { seat: 0, kind: 'person', name: 'Anna', level: null, online: true },
  { seat: 1, kind: 'bot', name: 'Ben', level: 'hard', online: true },
];
const STATE: TableState = {
  type: 'state',
  table: 't',
  game: 'demo',
  options: {},
  status: 'running',
  ply: 4,
  you: [0],
  eyes: 0,
  orders: {},
  seats: SEATS,
  view: { seats: [] },
  decision: { seat: 0, prompt: 'main', actions: [] },
  events: [],
  from_ply: 0,
  undo: { possible: false, reason: 'nothing' },
  thinking: null,
  outcome: null,
};
const QUIET: Situation = {
  state: STATE,
  line: { status: 'open' },
  refused: null,
  replaying: false,
  sending: false,
  ready: null,
};
const ACTION = { id: 1, verb: 'pass', refs: [], text: 'pass' };

describe('dockState', () => {
  it.each<[string, Partial<Situation>, object]>([
    ['asks the reader', {}, { kind: 'choose', seat: 0 }],
    ['offers the only action left', { ready: ACTION }, { kind: 'ready', seat: 0, action: ACTION }],
    ['is quiet while an action is on its way', { sending: true, ready: ACTION }, { kind: 'sending' }],
    [
      'names the thinking bot',
      { state: { ...STATE, decision: { seat: 1, prompt: 'main' } } },
      { kind: 'waiting', seat: 1, bot: 'hard' },
    ],
    [
      'waits for a person',
      { state: { ...STATE, you: [1], seats: [SEATS[0]!, { ...SEATS[1]!, kind: 'person' }] } },
      { kind: 'waiting', seat: 0, bot: null },
    ],
    ['knows a spectator', { state: { ...STATE, you: [] } }, { kind: 'watching', seat: 0 }],
    ['says when the next attempt comes', { line: { status: 'waiting', until: 900 } }, { kind: 'offline', until: 900 }],
    ['says that it reconnects', { line: { status: 'connecting' } }, { kind: 'offline', until: null }],
    ['loads before the first state', { state: null, line: { status: 'connecting' } }, { kind: 'loading' }],
    ['tells a refusal before asking again', { refused: 'stale' }, { kind: 'refused', code: 'stale' }],
    [
      'lets a loss of the line outrank a refusal',
      { refused: 'stale', line: { status: 'waiting', until: 1 } },
      { kind: 'offline', until: 1 },
    ],
    ['gathers players', { state: { ...STATE, status: 'open', decision: null } }, { kind: 'gathering' }],
    ['is over', { state: { ...STATE, status: 'finished', decision: null } }, { kind: 'over' }],
    ['replays even when over', { replaying: true, state: { ...STATE, status: 'finished' } }, { kind: 'replay' }],
  ])('%s', (_, change, expected) => {
    expect(dockState({ ...QUIET, ...change })).toEqual(expected);
  });
});
