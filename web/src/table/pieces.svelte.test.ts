import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { settle } from '../dev/testing';
import type { Standing } from '../games/types';
import { Pieces } from './pieces.svelte';

function piecesThatStand(standing: Standing): Pieces {
  return new Pieces({
    standing: () => standing,
    last: () => false,
    label: (ref) => ref,
    stateWord: () => '',
    click: () => undefined,
    wonder: () => undefined,
    version: () => 0,
  });
}

function pieceIn(region: HTMLElement, ref: string): HTMLElement {
  const piece = document.createElement('span');
  piece.setAttribute('data-ref', ref);
  piece.setAttribute('tabindex', '-1');
  region.append(piece);
  return piece;
}

it('keeps one tab stop when another tab brings other pieces into the region', async () => {
  const pieces = piecesThatStand('rest');
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

it('explains a thing under a finger that rests, not under one that drags', () => {
  vi.useFakeTimers();
  const pieces = piecesThatStand('lit');
  const region = document.body.appendChild(document.createElement('div'));
  const piece = pieceIn(region, 'tile:a');
  const cleanup = $effect.root(() => {
    $effect(() => pieces.region(region));
  });
  flushSync();
  const touch = (type: string, clientX: number): void => {
    piece.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX }));
  };
  touch('pointerdown', 0);
  touch('pointermove', 40);
  vi.advanceTimersByTime(1000);
  expect(pieces.pointed).toBeNull();
  touch('pointerdown', 0);
  touch('pointermove', 4);
  vi.advanceTimersByTime(1000);
  expect(pieces.pointed?.ref).toBe('tile:a');
  cleanup();
  vi.useRealTimers();
});

it('lets a button explain itself, and a long press is no choice', () => {
  vi.useFakeTimers();
  const pieces = piecesThatStand('lit');
  const button = document.body.appendChild(document.createElement('button'));
  const chosen = vi.fn();
  button.addEventListener('click', chosen);
  const words = { title: 'Pass', lines: ['Your round is over.'] };
  const cleanup = $effect.root(() => {
    $effect(() => pieces.told(() => words)(button));
  });
  flushSync();
  const send = (type: string, pointerType: string): void => {
    button.dispatchEvent(new PointerEvent(type, { pointerType }));
  };
  send('pointerenter', 'mouse');
  expect(pieces.pointed).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(pieces.pointed?.words).toEqual(words);
  button.click();
  expect(pieces.pointed).toBeNull();
  expect(chosen).toHaveBeenCalledTimes(1);

  send('pointerdown', 'touch');
  vi.advanceTimersByTime(1000);
  send('pointerup', 'touch');
  expect(pieces.pointed?.words).toEqual(words);
  button.click();
  expect(chosen).toHaveBeenCalledTimes(1);
  send('pointerdown', 'touch');
  send('pointerup', 'touch');
  vi.advanceTimersByTime(1000);
  button.click();
  expect(chosen).toHaveBeenCalledTimes(2);
  cleanup();
  vi.useRealTimers();
});
