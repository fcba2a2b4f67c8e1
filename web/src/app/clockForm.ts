/** The clock of a new table, as data. */
import type { DaysClock, LiveClock, NewTable } from '../net/protocol';

export const CLOCK_KINDS = ['live', 'days', 'none'] as const;
export const MINUTES = [10, 15, 25, 40] as const;
export const INCREMENTS = [0, 10, 20, 30] as const;
export const DAYS = [1, 2, 3, 7] as const;
const VACATION = 14;
/** The hours of the day by which a clock runs, where it does not run at night. */
const [OPENS, CLOSES] = [8, 22];

export interface ClockForm {
  kind: (typeof CLOCK_KINDS)[number];
  minutes: number;
  increment: number;
  days: number;
  nights: boolean;
  /** What happens at zero, by the kind of clock. */
  out: { live: LiveClock['out']; days: DaysClock['out'] };
}

export const NO_CLOCK: ClockForm = {
  kind: 'none',
  minutes: 25,
  increment: 20,
  days: 2,
  nights: false,
  out: { live: 'vote', days: 'bot' },
};

/** What is asked of the server; nothing where there is no clock. `offset`: minutes east of UTC. */
export function clockRequest(form: ClockForm, offset: number): NonNullable<NewTable['clock']> | null {
  if (form.kind === 'none') return null;
  if (form.kind === 'live')
    return { kind: 'live', minutes: form.minutes, increment: form.increment, out: form.out.live };
  const [opens, closes] = form.nights ? [0, 24] : [OPENS, CLOSES];
  return { kind: 'days', days: form.days, vacation: VACATION, opens, closes, offset, out: form.out.days };
}

/** The form in which such a clock was chosen. */
export function clockForm(clock: NonNullable<NewTable['clock']>): ClockForm {
  if (clock.kind === 'live')
    return {
      ...NO_CLOCK,
      kind: 'live',
      minutes: clock.minutes,
      increment: clock.increment,
      out: { ...NO_CLOCK.out, live: clock.out },
    };
  return {
    ...NO_CLOCK,
    kind: 'days',
    days: clock.days,
    nights: clock.closes - clock.opens >= 24,
    out: { ...NO_CLOCK.out, days: clock.out },
  };
}
