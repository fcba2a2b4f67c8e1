/** In which of its states the dock is; one place decides, the dock only shows it. */
import type { Line } from '../net/connection';
import type { Action, BotLevel, ErrorCode, TableState } from '../net/protocol';

export type DockState =
  | { kind: 'loading' }
  | { kind: 'offline'; until: number | null }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'replay' }
  | { kind: 'gathering' }
  | { kind: 'over' }
  | { kind: 'sending' }
  | { kind: 'choose'; seat: number }
  | { kind: 'ready'; seat: number; action: Action }
  | { kind: 'waiting'; seat: number; bot: BotLevel | null }
  | { kind: 'watching'; seat: number };

export interface Situation {
  state: TableState | null;
  line: Line;
  refused: ErrorCode | null;
  replaying: boolean;
  sending: boolean;
  ready: Action | null;
}

export function dockState(now: Situation): DockState {
  const { state, line } = now;
  if (now.replaying) return { kind: 'replay' };
  if (line.status === 'waiting') return { kind: 'offline', until: line.until };
  if (state === null) return { kind: 'loading' };
  if (line.status === 'connecting') return { kind: 'offline', until: null };
  if (now.refused) return { kind: 'refused', code: now.refused };
  if (state.status === 'open') return { kind: 'gathering' };
  if (state.status === 'finished' || state.decision === null) return { kind: 'over' };
  if (now.sending) return { kind: 'sending' };
  return deciding(state, state.decision.seat, now.ready);
}

function deciding(state: TableState, seat: number, ready: Action | null): DockState {
  if (state.you.includes(seat)) return ready ? { kind: 'ready', seat, action: ready } : { kind: 'choose', seat };
  const info = state.seats.find((each) => each.seat === seat);
  const bot = info?.kind === 'bot' ? (info.level ?? state.thinking?.level ?? 'normal') : null;
  if (state.you.length === 0) return { kind: 'watching', seat };
  return { kind: 'waiting', seat, bot };
}
