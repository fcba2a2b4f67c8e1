import { expect, it } from 'vitest';
import { settle } from '../dev/testing';
import { Pieces } from './pieces.svelte';

function pieceIn(region: HTMLElement, ref: string): HTMLElement {
  const piece = document.createElement('span');
  piece.setAttribute('data-ref', ref);
  piece.setAttribute('tabindex', '-1');
  region.append(piece);
  return piece;
}

it('keeps one tab stop when another tab brings other pieces into the region', async () => {
  const pieces = new Pieces({
    standing: () => 'rest', last: () => false, label: (ref) => ref, stateWord: () => '', click: () => undefined,
    version: () => 0,
  });
  const region = document.body.appendChild(document.createElement('div'));
  const first = pieceIn(region, 'tile:a');
  const cleanup = $effect.root(() => {
    $effect(() => pieces.region(region));
  });
  await settle();
  expect(first.getAttribute('tabindex')).toBe('0');
  first.remove();
  const second = pieceIn(region, 'booster:b');
  pieceIn(region, 'booster:c');
  await settle();
  expect(second.getAttribute('tabindex')).toBe('0');
  expect(region.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  cleanup();
});
