/** What the board shows: the Senate, or the planet that a question is about, unless the reader looks elsewhere. */
import { labelOf } from '../../engine/refs';
import type { Question } from '../types';
import { type PlanetId, PLANETS } from './view';

export type SceneId = 'senate' | PlanetId;
export const SCENES: readonly SceneId[] = ['senate', ...PLANETS];

const BY_PROMPT: Readonly<Record<string, PlanetId>> = {
  asteroid: 'neo',
  inert: 'neo',
  teleport: 'neo',
  moon_token: 'six_moon',
  scholar: 'atalum',
  scholar_any: 'atalum',
  copied: 'atalum',
  stall: 'arratooine',
  reward: 'arratooine',
  building: 'e81216',
  leave_out: 'e81216',
  structure: 'e81216',
};
/** Where the scholars of a planet are used. */
const BY_POINT: Readonly<Record<string, PlanetId>> = {
  neo_double_reward: 'neo',
  neo_extra_move: 'neo',
  six_moon_extra_token: 'six_moon',
  six_moon_extra_move: 'six_moon',
  scholar_any: 'atalum',
  stall_no_cost: 'arratooine',
  stall_second: 'arratooine',
  build_discount: 'e81216',
  build_second: 'e81216',
};

export function sceneFor(asked: Question | null): SceneId {
  if (asked?.prompt === 'extra') return BY_POINT[labelOf(asked.args[0] ?? '')] ?? 'senate';
  return BY_PROMPT[asked?.prompt ?? ''] ?? 'senate';
}

/** Where the reader has turned to; another question turns the board back to where it is answered. */
class Gaze {
  #chosen = $state<{ scene: SceneId; during: string } | null>(null);

  turn(scene: SceneId, asked: Question | null): void {
    this.#chosen = { scene, during: sayingOf(asked) };
  }

  at(asked: Question | null): SceneId {
    return this.#chosen?.during === sayingOf(asked) ? this.#chosen.scene : sceneFor(asked);
  }
}

function sayingOf(asked: Question | null): string {
  return asked ? [asked.prompt, ...asked.args].join(' ') : '';
}

export const gaze = new Gaze();
