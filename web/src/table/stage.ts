/** Moves drawings on the screen: pieces with `data-flip` travel to their new place, a game's own animations run. */
import { tick } from 'svelte';
import type { GameUi, Stage as GameStage } from '../games/types';
import type { GameEvent } from '../net/protocol';
import { AT_ONCE, planMoves, type Place } from './moves';

const TRAVEL_MS = 320;

export class Stage {
  #root: Element | null = null;
  #before: Map<string, Place> = new Map();
  #running: Animation[] = [];

  mount(root: Element): void {
    this.#root = root;
  }

  /** Remember where everything stands; whatever still moves is put to its end at once. */
  capture(): void {
    this.finish();
    this.#before = this.#places();
  }

  /** Show what happened since `capture`. While behind or still, only the new positions are shown. */
  play(events: readonly GameEvent[], calm: boolean, ui: GameUi): void {
    if (calm || events.length === 0) return;
    void tick().then(() => {
      this.#travel();
      for (const event of events.slice(-AT_ONCE)) void ui.animate?.(event, this.#stage());
    });
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #travel(): void {
    for (const move of planMoves(this.#before, this.#places())) {
      const element = this.#root?.querySelector<SVGElement | HTMLElement>(`[data-flip="${CSS.escape(move.id)}"]`);
      if (!element) continue;
      const scale = scaleOf(element);
      const from = `translate(${move.dx / scale}px, ${move.dy / scale}px)`;
      const lifted = `translate(${move.dx / scale / 2}px, ${move.dy / scale / 2 - 6}px)`;
      this.#run(element, [{ transform: from }, { transform: lifted }, { transform: 'none' }], TRAVEL_MS, move.delay);
    }
  }

  #run(element: Element, frames: Keyframe[], duration: number, delay = 0): Animation {
    const easing = 'cubic-bezier(.45, .05, .2, 1)';
    const animation = element.animate(frames, { duration, delay, easing, fill: 'backwards', composite: 'add' });
    this.#running.push(animation);
    return animation;
  }

  #stage(): GameStage {
    return {
      find: (ref, ordinal = 0) =>
        this.#root?.querySelector(`[data-ref="${CSS.escape(ref)}"][data-ordinal="${ordinal}"]`) ?? null,
      play: async (element, frames, milliseconds) => {
        await this.#run(element, frames, milliseconds).finished.catch(() => undefined);
      },
    };
  }

  #places(): Map<string, Place> {
    const places = new Map<string, Place>();
    for (const element of this.#root?.querySelectorAll<HTMLElement | SVGElement>('[data-flip]') ?? []) {
      const { left, top } = element.getBoundingClientRect();
      if (element.dataset['flip']) places.set(element.dataset['flip'], { x: left, y: top });
    }
    return places;
  }
}

/** Inside a board, a pixel of the drawing is not a pixel of the screen. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}
