/** What people share beside the game at a table: clocks, who is away, and what is said. */
import { getContext, setContext } from 'svelte';
import { playingName } from '../app/guest';
import { readStored, writeStored } from '../app/stored';
import { t, texts } from '../i18n/i18n.svelte';
import type { ChatLine, ClockMessage, ClockRule } from '../net/protocol';
import { services } from '../net/services';
import { crossed, DAY, digits, HOUR, leftAt, MINUTE, whole } from './clockTime';
import { awaySince, type Away } from './gathering';
import type { TableSession } from './session.svelte';

const KEY = Symbol('club');
const MUTED = 'astrolude.muted';
/** Somebody without a line for this long is away. */
const AWAY_MS = 30_000;
const SLOW_TICK = 1000;
const QUICK_TICK = 100;

export type Phrase = NonNullable<ChatLine['phrase']>;
export const PHRASES: readonly Phrase[] = ['well_played', 'one_moment', 'back_soon'];

export class Club {
  readonly session: TableSession;
  /** Whether the texts are here. */
  ready = $state(false);
  now = $state(Date.now());
  /** What is said aloud about clocks. */
  spoken = $state('');
  /** Whether the messages are on the screen. */
  reading = $state(false);
  #seen = $state(0);
  #muted = $state.raw<readonly string[]>([]);
  #away = $state.raw<Away>(new Map());
  #before = new Map<number, number | null>();

  constructor(session: TableSession) {
    this.session = session;
    const stored = readStored(MUTED);
    this.#muted = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
    void texts.need('club').then(() => (this.ready = true));
    setContext(KEY, this);
  }

  /** How the clocks stood when the server last told; null before its texts are here. */
  readonly told = $derived.by<ClockMessage | null>(() => (this.ready ? this.session.clock : null));
  readonly rule = $derived<ClockRule | null>(this.told?.rule ?? null);
  readonly question = $derived(this.told?.question ?? null);
  /** Whether the reader is asked about somebody. */
  readonly asked = $derived.by(() => this.question?.voters.some((seat) => this.session.you.includes(seat)) ?? false);
  readonly askedAboutMe = $derived.by(() => this.question !== null && this.session.you.includes(this.question.seat));
  readonly people = $derived.by(() => this.session.seats.filter(({ kind }) => kind === 'person'));
  /** Whether there is anybody to talk with: not where one plays against bots alone. */
  readonly talks = $derived.by(() => {
    const others = this.people.some(({ seat }) => !this.session.you.includes(seat));
    return this.ready && (others || this.session.lines.length > 0);
  });
  readonly gallery = $derived.by(() => this.session.you.length === 0);
  readonly leads = $derived.by(() => this.session.you.includes(this.people[0]?.seat ?? -1));
  readonly lines = $derived.by(() => this.session.lines.filter((line) => !this.#muted.includes(this.#keyOf(line))));
  readonly hidden = $derived.by(() => this.session.lines.length - this.lines.length);
  readonly unread = $derived(
    this.reading ? 0 : this.lines.filter((line) => line.number > this.#seen && !this.#mine(line)).length,
  );
  readonly newest = $derived(this.lines.at(-1) ?? null);

  /** Follow who comes and goes. */
  look(): void {
    this.#away = awaySince(this.session.seats, this.#away, Date.now());
  }

  /** Let time pass on the screen; what ends that again. */
  run(): () => void {
    const timer = setInterval(() => this.tick(), this.#hurry() ? QUICK_TICK : SLOW_TICK / 4);
    return () => clearInterval(timer);
  }

  tick(): void {
    this.now = Date.now();
    const running = this.told?.running ?? null;
    if (running === null || this.rule?.kind !== 'live') return;
    const left = this.left(running);
    const mark = crossed(this.#before.get(running) ?? null, left);
    this.#before.set(running, left);
    const mine = this.session.you.includes(running);
    if (mine && typeof mark === 'object' && mark) this.spoken = t('club-say-minutes', { count: mark.minutes });
    else if (mine && mark === 'seconds') this.spoken = t('club-say-seconds');
    else if (mark === 'zero') this.spoken = mine ? t('club-say-zero') : this.#other(running);
  }

  #other(seat: number): string {
    return t('club-say-other', { name: this.session.seatName(seat) });
  }

  #hurry(): boolean {
    const running = this.told?.running ?? null;
    return running !== null && (this.left(running) ?? Infinity) < 11_000;
  }

  get #serverNow(): number {
    return this.now + this.session.clockAhead;
  }

  left(seat: number): number | null {
    return this.told ? leftAt(this.told, seat, this.#serverNow) : null;
  }

  /** Milliseconds until the question about somebody is settled. */
  get questionLeft(): number {
    return Math.max(0, (this.question?.until ?? 0) - this.#serverNow);
  }

  share(seat: number): number {
    const left = this.left(seat);
    return left === null || !this.rule ? 0 : Math.min(1, left / whole(this.rule));
  }

  /** What is left in the reader's signs. */
  words(left: number): string {
    if (this.rule?.kind === 'live' || left < 10 * MINUTE) return digits(left).replace('.', decimal());
    const [days, hours, minutes] = [left / DAY, (left % DAY) / HOUR, (left % HOUR) / MINUTE].map(Math.floor);
    if (days) return t('club-days-left', { days, hours: hours ?? 0 });
    return hours
      ? t('club-hours-left', { hours, minutes: minutes ?? 0 })
      : t('club-minutes-left', { minutes: minutes ?? 0 });
  }

  ruleWords(): string {
    const { rule } = this;
    if (!rule) return '';
    return rule.kind === 'live'
      ? t('club-rule-live', { minutes: rule.minutes, increment: rule.increment })
      : t('club-rule-days', { days: rule.days });
  }

  /** How long somebody has been away, in words; null while they are here, or have just gone. */
  absence(seat: number): string | null {
    const since = this.#away.get(seat);
    if (!this.ready || since === undefined || this.now - since < AWAY_MS) return null;
    const minutes = Math.floor((this.now - since) / MINUTE);
    return minutes < 1 ? t('club-away-now') : t('club-away', { minutes });
  }

  async vote(choice: 'time' | 'bot' | 'end'): Promise<void> {
    const { secret, table } = this.session;
    if (secret) await services.api.vote({ table, secret }, choice);
  }

  async vacation(days: number): Promise<void> {
    const { secret, table } = this.session;
    if (secret) await services.api.vacation({ table, secret }, days);
  }

  async say(said: { phrase: Phrase } | { text: string }): Promise<void> {
    const { secret, table } = this.session;
    const name = this.gallery ? { name: playingName() } : {};
    await services.api.say(table, this.gallery ? null : secret, { ...said, ...name });
  }

  async close(closed: boolean): Promise<void> {
    const { secret, table } = this.session;
    if (secret) await services.api.closeChat({ table, secret }, closed);
  }

  async report(line: ChatLine): Promise<void> {
    await services.api.report(this.session.table, this.gallery ? null : this.session.secret, line.number);
  }

  /** Who said something. */
  nameOf(line: ChatLine): string {
    return line.seat === null ? t('club-spectator', { name: line.name ?? '' }) : this.session.seatName(line.seat);
  }

  textOf(line: ChatLine): string {
    return line.phrase ? t(`club-phrase-${line.phrase}`) : (line.text ?? '');
  }

  /** Hide what somebody says, for this reader alone. */
  mute(line: ChatLine): void {
    this.#setMuted([...this.#muted, this.#keyOf(line)]);
  }

  /** Show everybody at this table again. */
  unmute(): void {
    this.#setMuted(this.#muted.filter((key) => !key.startsWith(`${this.session.table} `)));
  }

  /** All that was said has been seen. */
  saw(): void {
    this.#seen = this.session.lines.at(-1)?.number ?? this.#seen;
  }

  #setMuted(muted: readonly string[]): void {
    this.#muted = muted;
    writeStored(MUTED, muted.slice(-200));
  }

  #keyOf(line: ChatLine): string {
    return `${this.session.table} ${line.seat ?? line.name ?? ''}`;
  }

  #mine(line: ChatLine): boolean {
    return line.seat !== null && this.session.you.includes(line.seat);
  }
}

/** The club of the table around a component; none in a lesson. */
export function clubHere(): Club | undefined {
  return getContext<Club | undefined>(KEY);
}

function decimal(): string {
  return texts.language === 'fr' ? ',' : '.';
}
