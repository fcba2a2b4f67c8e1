/** One visit to a lesson: the session at its board, where the learner stands, hints and answers to mistakes. */
import { playingName } from '../app/guest';
import { t } from '../i18n/i18n.svelte';
import type { Api } from '../net/api';
import type { LessonProgress, Ref } from '../net/protocol';
import type { GameUi } from '../games/types';
import { TableSession, type SessionOptions } from '../table/session.svelte';
import { LessonLine } from './line';
import type { Mark } from './marks';
import { progress as memory } from './progress.svelte';
import { lessonText } from './words';

/** How many mistakes until the dock offers to show the way. */
const MANY_MISTAKES = 3;

export interface Note {
  text: string;
  /** What was touched; nothing where an action was answered. */
  ref: Ref | null;
}

export class LessonVisit {
  readonly game: string;
  readonly lesson: string;
  readonly session: TableSession;
  progress = $state.raw<LessonProgress | null>(null);
  /** The teacher's answer to the last mistake. */
  note = $state.raw<Note | null>(null);
  mistakes = $state(0);
  /** The rung of the hint: nothing, a sentence, the things meant. */
  rung = $state(0);
  readonly #line: LessonLine;

  constructor(
    game: string,
    lesson: string,
    api: Api,
    loadGame: (id: string) => Promise<GameUi>,
    stage: SessionOptions['stage'],
  ) {
    this.game = game;
    this.lesson = lesson;
    const kept = memory.lesson(game, lesson);
    this.#line = new LessonLine({
      game,
      lesson,
      api,
      actions: kept?.standing === 'begun' ? kept.actions : [],
      name: () => playingName(),
      progress: (now, actions) => this.#moved(now, actions),
    });
    this.session = new TableSession({
      table: `${game}/${lesson}`,
      secret: null,
      api,
      loadGame,
      world: this.#line.world(),
      // One state answers one touch: it is shown at once, together with the progress that comes along.
      nextFrame: (task) => task(),
      byHand: true,
      ...(stage ? { stage } : {}),
    });
  }

  readonly step = $derived(this.progress?.steps[this.progress.step] ?? null);
  readonly done = $derived(this.progress?.done ?? false);
  readonly look = $derived(this.progress?.look ?? false);
  readonly stuck = $derived(this.progress?.stuck ?? false);
  /** Whether the next thing that help does is to make the choice. */
  readonly showsNext = $derived(this.note !== null || this.rung >= 2);
  readonly manyMistakes = $derived(this.mistakes >= MANY_MISTAKES);

  /** A part of the present step's text. */
  said(part: string): string {
    return this.step === null ? '' : lessonText(this.game, `${this.lesson}-${this.step}`, part);
  }

  /** What the teacher marks on the board; at the end what the lesson led to. */
  readonly marks: readonly Mark[] = $derived.by(() => {
    const { progress, note, rung } = this;
    if (!progress) return [];
    if (progress.done)
      return [{ kind: 'result', refs: progress.result, label: lessonText(this.game, this.lesson, 'gain') }];
    const found: Mark[] = progress.marks.map(({ at, label }) => ({
      kind: 'mark',
      refs: at,
      label: label ? this.said(`mark-${label}`) : '',
    }));
    if (note?.ref) found.push({ kind: 'wrong', refs: [note.ref], label: '' });
    if (rung >= 2 || note) found.push({ kind: 'halo', refs: progress.hint?.at ?? [], label: '' });
    return found;
  });

  next(): void {
    void this.#line.next();
  }

  back(): void {
    this.note = null;
    if (this.session.picks.length > 0) this.session.undo();
    else void this.#line.back();
  }

  restart(): void {
    void this.#line.restart();
  }

  skip(): void {
    memory.keep(this.game, this.lesson, { standing: 'skipped', actions: [], step: 0 });
  }

  /** A sentence, then the things meant, then the choice itself; Confirm stays with the learner. */
  hint(): void {
    if (this.progress === null || this.done || this.look) return;
    if (this.showsNext) this.show();
    else this.rung += 1;
  }

  show(): void {
    const wanted = this.progress?.hint?.action;
    const action = this.session.state?.decision?.actions?.find(({ text }) => text === wanted);
    this.note = null;
    this.rung = 2;
    if (action) this.session.choose(action);
  }

  /** Something was touched that is not lit. */
  touched(ref: Ref): void {
    if (this.progress === null || this.done || this.look || this.stuck) return;
    const reply = this.progress.replies.find(({ touch }) => touch.some((pattern) => fits(pattern, ref)));
    this.#mistake({ text: reply ? this.said(`wrong-${reply.say}`) : t('learn-later'), ref });
  }

  #mistake(note: Note): void {
    this.note = note;
    this.mistakes += 1;
  }

  #moved(now: LessonProgress, actions: readonly string[]): void {
    const before = this.progress;
    this.progress = now;
    if (now.wrong !== null) {
      this.session.clear();
      this.#mistake({ text: this.said(`wrong-${now.wrong}`), ref: null });
      return;
    }
    this.note = null;
    if (before?.step !== now.step) {
      this.rung = 0;
      this.mistakes = 0;
    }
    const standing = now.done ? 'done' : 'begun';
    if (actions.length > 0) memory.keep(this.game, this.lesson, { standing, actions, step: now.step });
  }
}

/** Whether a thing is one of a pattern's: `station:*`, alternatives with `|`. */
export function fits(pattern: string, ref: Ref): boolean {
  return pattern.split('|').some((each) => {
    const escaped = each.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${escaped.join('.*')}$`).test(ref);
  });
}
