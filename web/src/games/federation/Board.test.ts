import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../dev/testing';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import LawsTab from './panels/LawsTab.svelte';
import MineTab from './panels/MineTab.svelte';
import PlanetsTab from './panels/PlanetsTab.svelte';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { KINDS } from './testing/description';
import { position, rich, withSeat } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import Tray from './Tray.svelte';
import type { View } from './view';

/** Kinds that are never drawn: they stand on chips and in sentences only. */
const LISTED = new Set(['seat', 'count', 'mode', 'point', 'will', 'site', 'line', 'degrees', 'stage']);

/** Many drawings, on a busy machine. */
const PATIENCE_MS = 60_000;

beforeAll(() => speak('en'));

function refsIn(container: Element): string[] {
  return [...container.querySelectorAll('[data-ref]')].map((each) => each.getAttribute('data-ref') ?? '');
}

function onBoard(view: View, prompt: string, ...args: string[]): string[] {
  const { container, unmount } = render(Board, { table: testTable(view, { asked: { prompt, args } }) });
  const refs = refsIn(container);
  unmount();
  return refs;
}

function aroundBoard(view: View): string[] {
  const table = testTable(view, { standing: () => 'lit' });
  const parts = [MineTab, LawsTab, PlanetsTab, Aside, Tray].map((Part) => render(Part, { table }).container);
  return [...parts, render(SeatPanel, { table, seat: 0 }).container].flatMap(refsIn);
}

/** Every question that brings things of its own before the reader. */
function everything(): Set<string> {
  const view = { ...rich(), active: 0 };
  const all = (kind: string): string[] => (KINDS[kind] ?? []).map((label) => `${kind}:${label}`);
  const neo = { ...view.neo, inert: all('inert') };
  const moons = { ...view.six_moon, steps: [all('token')] };
  const stacks = all('scholar').map((visible, index) => ({
    type: index % 5,
    level: 1 + (index % 3),
    visible,
    left: 1,
  }));
  const rewards = new Set(all('bargain').map((bargain) => bargain.slice(0, bargain.lastIndexOf('-'))));
  return new Set([
    ...aroundBoard(view),
    ...onBoard(view, 'place'),
    ...onBoard(view, 'copy'),
    ...onBoard({ ...view, neo }, 'asteroid'),
    ...onBoard({ ...view, six_moon: moons }, 'moon_token'),
    ...onBoard({ ...view, atalum: stacks }, 'scholar'),
    ...[...rewards].flatMap((bargain) =>
      onBoard(view, 'reward', bargain.slice(0, -2).replace('bargain', 'stall'), `level:${bargain.slice(-1)}`),
    ),
    ...[1, 2, 3, 4].flatMap((site) => onBoard(view, 'side', `site:${site}`)),
    ...onBoard({ ...view, e81216: { ...view.e81216, sites: all('structure') } }, 'building'),
    ...onBoard({ ...view, deep_space: { ...view.deep_space, tiles: all('deep_space') } }, 'deep_space'),
    ...onBoard({ ...view, phase: 'setup', starters: all('starter') }, 'starter'),
  ]);
}

describe('everything that an action can name', () => {
  let refs: Set<string>;
  beforeAll(() => {
    refs = everything();
  }, PATIENCE_MS);

  it.each(Object.entries(KINDS).filter(([kind]) => !LISTED.has(kind)))('%s is drawn', (kind, labels) => {
    for (const label of labels) {
      // The Outer Module is a cell, and no spy copies it.
      if (kind === 'senate_action' && label === 'outer_module') continue;
      expect(refs.has(`${kind}:${label}`), `${kind}:${label}`).toBe(true);
    }
  });
});

describe('the board', () => {
  const chosen: TestOptions['standing'] = (ref) =>
    ref === 'cell:left_bottom_1' || ref === 'face:voting_2' ? 'selected' : 'lit';

  it('shows what a chosen ambassador would bring before it is placed', () => {
    const { getByRole } = render(Board, { table: testTable(position(), { you: [3], standing: chosen }) });
    const note = getByRole('status', { name: 'What this ambassador would bring' });
    expect(note.textContent).toContain('Bottom floor: 7 against 7, +2 points');
    expect(note.textContent).toContain('Néo law passes');
  });

  it('shows what the die would bring when it is asked about', () => {
    const view = withSeat({ ...position(), placed: 'cell:left_bottom_2' }, 3, { die: 3, die_cell: null });
    const { getByRole } = render(Board, { table: testTable(view, { you: [3], asked: { prompt: 'die', args: [] } }) });
    expect(getByRole('status').textContent).toContain('Bottom floor: 8 against 7, +2 points');
    expect(getByRole('status').textContent).not.toContain('the die may add');
  });

  it('shows the same on a phone', () => {
    const { getByRole } = render(Board, { table: testTable(position(), { you: [3], standing: chosen, phone: true }) });
    expect(getByRole('status').textContent).toContain('Bottom floor');
  });

  it('shows the planet that the question is about, in few enough nodes', () => {
    for (const prompt of ['place', 'asteroid', 'moon_token', 'scholar', 'stall', 'building']) {
      const { container } = render(Board, { table: testTable(position(), { asked: { prompt, args: [] } }) });
      expect(container.querySelectorAll('*').length, prompt).toBeLessThan(2500);
    }
  });

  it('has a line of resources for the phone', () => {
    const { getByText } = render(SeatBar, { table: testTable(position()), seat: 3 });
    expect(getByText('Lavandium')).toBeTruthy();
  });
});
