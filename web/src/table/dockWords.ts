/** What the dock says in each of its states. */
import { t, texts } from '../i18n/i18n.svelte';
import { needed, pickedRefs } from '../engine/interaction';
import { kindOf } from '../engine/refs';
import { changesOf } from './effects';
import { listed } from './endWords';
import type { TableFacade } from './facade.svelte';
import type { Picking } from './picking.svelte';
import type { Room } from './room.svelte';
import type { TableSession } from './session.svelte';

export interface DockWords {
  prompt: string;
  hint: string;
  /** Whether the hint warns: the action changes nothing, or something is lost. */
  warns: boolean;
  confirm: string;
  confirmSymbol: string;
  /** Why Confirm cannot be pressed; undefined where it can. */
  confirmReason: string | undefined;
}

export function dockWords(
  session: TableSession,
  table: TableFacade,
  room: Room | undefined,
  now: number,
  picking?: Picking,
): DockWords {
  const state = session.dock;
  const decision = session.present?.decision;
  const off = (prompt: string, hint: string, key = 'app-confirm', symbol = 'ui-confirm'): DockWords => ({
    prompt,
    hint,
    warns: false,
    confirm: t(key),
    confirmSymbol: symbol,
    confirmReason: t('app-confirm-not-now'),
  });
  if (session.other && state.kind !== 'ready' && state.kind !== 'offline') {
    const { prompt, hint } = session.other.words;
    const chosen = session.ui ? chosenSoFar(session, table) : null;
    return off(chosen ?? prompt, hint);
  }
  switch (state.kind) {
    case 'loading':
      return off(t('app-dock-loading'), '');
    case 'offline':
      return off(t('app-dock-offline'), offlineHint(state.until, now));
    case 'refused':
      return {
        prompt: t('app-dock-refused'),
        hint: refusalHint(state.code),
        warns: false,
        confirm: t('app-understood'),
        confirmSymbol: 'ui-confirm',
        confirmReason: undefined,
      };
    case 'gathering':
      return room ? gathering(session, room) : off('', '');
    case 'over':
      return off(t('app-dock-over'), overHint(session));
    case 'sending':
      return off(t('app-dock-sending'), '');
    case 'choose':
      return off(
        decision && session.ui ? (chosenSoFar(session, table) ?? session.sentences.prompt(decision)) : '',
        chooseHint(session, table, picking),
      );
    case 'ready': {
      const warning = warningOf(session);
      const picked = picking?.open ? pickedWords(picking) : null;
      return {
        prompt: picked?.prompt ?? (session.ui ? session.said(state.action) : ''),
        hint: warning || (picked?.hint ?? readyHint(session, table, state.seat)),
        warns: warning !== '',
        confirm: t('app-confirm'),
        confirmSymbol: 'ui-confirm',
        confirmReason: undefined,
      };
    }
    case 'waiting':
      return state.bot === null
        ? off(waitingPrompt(session, state.seat), waitingHint(session), 'app-waiting', 'ui-clock')
        : off(
            t('app-dock-bot', { name: session.seatName(state.seat) }),
            botHint(session, now),
            'app-waiting',
            'ui-bot',
          );
    case 'watching':
      return off(
        t('app-dock-watching'),
        t('app-dock-watching-hint', { name: session.seatName(state.seat) }),
        'app-spectator',
        'ui-eye',
      );
    case 'replay':
      return off('', '');
  }
}

/** Who is still at the table to play again. */
function overHint(session: TableSession): string {
  const here = session.seats.filter(
    ({ seat, kind, online }) => kind === 'person' && online && !session.you.includes(seat),
  );
  if (here.length === 0) return t('app-dock-over-hint');
  return t('app-dock-over-here', { names: listed(here.map(({ seat }) => session.seatName(seat))), count: here.length });
}

/** Who leads the table may start it with bots in the free seats. */
function gathering(session: TableSession, room: Room): DockWords {
  const { free: count, level, host } = room;
  const bots = t(`app-says-${level}`, { count });
  return {
    prompt: t('app-dock-gathering', { count }),
    hint: t(room.leads ? 'app-dock-gathering-lead' : 'app-dock-gathering-hint', { bots, count }),
    warns: false,
    confirm:
      room.leads || host === null
        ? t('app-start-bots', { count })
        : t('app-waiting-for', { name: session.seatName(host) }),
    confirmSymbol: room.leads ? 'ui-play' : 'ui-clock',
    confirmReason: room.leads ? undefined : t('app-confirm-not-now'),
  };
}

function offlineHint(until: number | null, now: number): string {
  if (until === null) return t('app-dock-reconnecting');
  return t('app-dock-offline-hint', { seconds: Math.max(1, Math.ceil((until - now) / 1000)) });
}

function refusalHint(code: string): string {
  const id = `app-refused-${code}`;
  return texts.has(id) ? t(id) : t('app-refused-other');
}

/** A prompt that follows the choice: what was chosen, and what it still needs. */
function chosenSoFar(session: TableSession, table: TableFacade): string | null {
  const { picks, ui, actions, state } = session;
  if (picks.length === 0 || !ui || !state) return null;
  const refs = pickedRefs(picks);
  const verbs = picks.flatMap((pick) => (pick.by === 'verb' ? [session.sentences.verb(pick.verb)] : []));
  const things = refs.length > 0 ? [ui.together?.(refs, table) ?? listed(refs.map((ref) => table.name(ref)))] : [];
  const chosen = [...verbs, ...things].join(' · ');
  const kinds = [...new Set(needed(actions, picks, ui.hints).map(kindOf))];
  const own = `${state.game}-next-${kinds[0] ?? ''}`;
  const next = kinds.length === 1 && texts.has(own) ? t(own) : t('app-next');
  return t('app-chosen', { chosen: chosen.charAt(0).toLocaleUpperCase() + chosen.slice(1), next });
}

/** What is asked about the chosen card, and what comes after it. */
function pickedWords({ model, chosen }: Picking): { prompt?: string; hint?: string } {
  const prompt = chosen ? model?.ask?.(chosen.ref) : undefined;
  return { ...(prompt ? { prompt } : {}), ...(model?.then ? { hint: model.then } : {}) };
}

function chooseHint(session: TableSession, table: TableFacade, picking: Picking | undefined): string {
  const { actions, picks, ui } = session;
  const { chips } = session.offer;
  const drawn = [...session.offer.lit].filter((ref) => table.pieces.draws(ref)).length;
  if (session.sending) return '';
  if (picking?.open) return t('app-picker-hint', { count: picking.free.length });
  if (session.whyNot) return t('app-why-hint');
  if (picks.length > 0) return t('app-hint-continue', { count: needed(actions, picks, ui?.hints).length });
  const about = askedAbout(session);
  if (about) return about;
  // The one thing that is lit is not the thing to do where something else may be chosen as well.
  const onBoard = drawn > 1 || (drawn === 1 && chips.length <= 1);
  return onBoard ? t('app-hint-choose', { count: drawn }) : t('app-hint-chips', { count: chips.length });
}

/** What the things do that the question names: whoever is asked about a discovery learns what it is good for. */
function askedAbout({ present, sentences, ui }: TableSession): string {
  if (!ui) return '';
  return (present?.decision?.args ?? []).flatMap((ref) => sentences.tip(ref) ?? []).join(' ');
}

/** What should be known before the action is confirmed: that it changes nothing, or what is lost. */
function warningOf(session: TableSession): string {
  const preview = session.preview;
  if (!preview || preview.action !== session.offer.ready?.id) return '';
  return preview.preview.warnings.map((warning) => session.sentences.obstacle(warning)).join(' ');
}

/** What the action costs and brings, what else the game says of it, or that chance decides the rest. */
function readyHint(session: TableSession, table: TableFacade, seat: number): string {
  const { ready } = session.offer;
  // A state may be here before the game's words are.
  if (!ready || !session.ui) return t('app-hint-confirm');
  if (session.heeding) return t('app-coach-weighs');
  const told = session.changeWords(changesOf([ready], session.effects));
  const preview = session.preview?.action === ready.id ? session.preview.preview : null;
  const before = session.state?.view;
  const more = preview?.view && before ? session.ui.consequence?.(before, preview.view, seat, table) : null;
  const chance = preview?.chance ?? session.effects.get(ready.id)?.chance ?? false;
  const parts = [...told, ...(more ? [more] : []), ...(chance ? [t('app-hint-chance')] : [])];
  return parts.join(' · ') || askedAbout(session) || t('app-hint-confirm');
}

function waitingPrompt(session: TableSession, seat: number): string {
  const decision = session.state?.decision;
  const own = decision && session.ui ? session.sentences.waiting(decision) : null;
  return own ?? t('app-dock-waiting', { name: session.seatName(seat) });
}

function waitingHint(session: TableSession): string {
  const seat = session.state?.seats.find((each) => each.seat === session.state?.decision?.seat);
  return seat?.online === false ? t('app-dock-absent-hint') : t('app-dock-waiting-hint');
}

function botHint(session: TableSession, now: number): string {
  const thinking = session.state?.thinking;
  if (thinking?.failed) return t('app-dock-bot-failed');
  const level = thinking?.level ?? 'normal';
  const seconds = Math.max(0, Math.floor((now - session.thinkingSince) / 1000));
  return t('app-dock-bot-hint', { level: t(`app-bot-${level}`), seconds });
}
