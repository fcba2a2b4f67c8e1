import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import ChipFace from './ChipFace.svelte';

const ORE = { symbol: 'res-ore', tint: 'var(--r-ore)', count: 1 };
const POWER = { symbol: 'res-power', tint: 'var(--r-power)', count: 3 };

describe('the face of a chip', () => {
  it('is its name where the game says nothing', () => {
    expect(render(ChipFace, { face: null, name: 'Mine' }).container.textContent?.trim()).toBe('Mine');
  });

  it('shows a cost after the words', () => {
    const { container } = render(ChipFace, { face: { text: 'Range', cost: [POWER] }, name: 'Range +3' });
    expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe('Range 3');
    expect(container.querySelector('.visually-hidden')).toBeNull();
  });

  it('says its name to those who do not see the signs that replace it', () => {
    const { container } = render(ChipFace, { face: { text: '', cost: [POWER], gain: [ORE] }, name: '3 power → 1 ore' });
    expect(container.querySelector('.visually-hidden')?.textContent).toBe('3 power → 1 ore');
    const signs = container.querySelector('.signs');
    expect(signs?.getAttribute('aria-hidden')).toBe('true');
    expect(signs?.textContent?.replace(/\s+/g, '')).toBe('3→1');
  });

  it('may show the same sign twice', () => {
    const { container } = render(ChipFace, {
      face: { text: '', gain: [ORE, { ...ORE, count: 2 }] },
      name: 'ore, then 2 ore',
    });
    expect(container.querySelector('.signs')?.textContent?.replace(/\s+/g, '')).toBe('+1+2');
  });
});
