import { describe, expect, it } from 'vitest';
import { gaze, sceneFor } from './scene.svelte';

const asked = (prompt: string, ...args: string[]) => ({ prompt, args });

describe('the board', () => {
  it('turns to the planet that a question is about', () => {
    expect(sceneFor(asked('asteroid'))).toBe('neo');
    expect(sceneFor(asked('moon_token'))).toBe('six_moon');
    expect(sceneFor(asked('extra', 'point:stall_no_cost'))).toBe('arratooine');
    expect(sceneFor(asked('place'))).toBe('senate');
    expect(sceneFor(null)).toBe('senate');
  });

  it('shows what the reader looks at until another question comes', () => {
    gaze.turn('atalum', asked('place'));
    expect(gaze.at(asked('place'))).toBe('atalum');
    expect(gaze.at(asked('stall', 'mode:paid'))).toBe('arratooine');
    gaze.turn('senate', null);
    expect(gaze.at(null)).toBe('senate');
  });
});
