import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import type { Stage } from '../types';
import { animate } from './animate';

/** A stage with drawn dice, whose animations take as long as they say. */
function stageWith(refs: string[]): {
  stage: Stage;
  faces: () => (string | null)[];
  dice: SVGElement[];
  played: Element[];
} {
  const dice = refs.map((ref) => {
    const die = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    die.setAttribute('data-ref', ref);
    const face = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    face.setAttribute('href', `#die-${ref.slice(-1)}`);
    die.append(face);
    return die;
  });
  const played: Element[] = [];
  const stage: Stage = {
    find: (ref, ordinal = 0) => dice.filter((die) => die.getAttribute('data-ref') === ref)[ordinal] ?? null,
    play: (element, _, milliseconds) => {
      played.push(element);
      return new Promise((done) => setTimeout(done, milliseconds));
    },
  };
  return {
    stage,
    dice,
    played,
    faces: () => dice.map((die) => die.querySelector('use')?.getAttribute('href') ?? null),
  };
}

function event(name: string, args: GameEvent['args']): GameEvent {
  return { ply: 1, event: name, seat: 0, args };
}

describe('a roll', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('tumbles every die, equal ones too, and settles on what was rolled', async () => {
    const { stage, played, faces, dice } = stageWith(['die:4', 'die:4', 'die:r6']);
    const done = animate(event('rolled', { dice: ['die:4', 'die:r6', 'die:4'] }), stage);
    await vi.advanceTimersByTimeAsync(300);
    expect(faces()).toEqual(['#die-1', '#die-1', '#die-1']);
    await vi.advanceTimersByTimeAsync(400);
    await done;
    expect(new Set(played)).toEqual(new Set(dice));
    expect(faces()).toEqual(['#die-4', '#die-4', '#die-6']);
  });

  it('leaves a die alone that another one has replaced meanwhile', async () => {
    const { stage, faces, dice } = stageWith(['die:4']);
    const done = animate(event('rerolled', { dice: ['die:4'] }), stage);
    await vi.advanceTimersByTimeAsync(300);
    dice[0]?.setAttribute('data-ref', 'die:2');
    await vi.advanceTimersByTimeAsync(300);
    await done;
    expect(faces()).toEqual(['#die-1']);
  });

  it('does nothing for dice that are not drawn, or for events without a show', async () => {
    const { stage, played } = stageWith([]);
    await animate(event('rolled', { dice: ['die:1'] }), stage);
    await animate(event('gained', { fuel: 1, ore: 0 }), stage);
    expect(played).toEqual([]);
  });
});
