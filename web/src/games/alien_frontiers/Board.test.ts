import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import SeatPanel from './SeatPanel.svelte';
import { KINDS } from './testing/description';
import { position } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import Tray from './Tray.svelte';
import type { View } from './view';

/** Kinds that are never drawn: they stand on chips and in sentences only. */
const LISTED = new Set(['run', 'amount', 'origin', 'ship']);

/** A view with everything that can be on the table: relic in hand, a ship in each port, all fields placed. */
function crowded(): View {
  const view = position();
  const stations = Object.fromEntries(
    Object.entries(view.stations).map(([id, groups]) => [
      id,
      groups.map((group, track) =>
        group.map((port) => ({ ...port, ship: { seat: track % 4, value: 3, relic: false }, ref: port.port })),
      ),
    ]),
  ) as View['stations'];
  return {
    ...view,
    stations,
    dice: ['die:1', 'die:2', 'die:3', 'die:4', 'die:5', 'die:6', 'die:r1'],
    bay: [0, 1, 2, 3].map((seat) => ({ seat, value: 1, relic: false, ref: `bay:${seat}` })),
    territories: view.territories.map((territory) => ({ ...territory, colonies: [1, 1, 1, 1], controller: null })),
    display: (KINDS['card'] ?? []).map((card) => `card:${card}`),
  };
}

function drawn(view: View, options: TestOptions = {}): { refs: Set<string>; nodes: number } {
  const table = testTable(view, options);
  const board = render(Board, { table }).container;
  const others = [
    render(Tray, { table }),
    render(Cards, { table }),
    ...view.seats.map(({ seat }) => render(SeatPanel, { table, seat })),
  ];
  const refs = [board, ...others.map(({ container }) => container)].flatMap((part) =>
    [...part.querySelectorAll('[data-ref]')].map((node) => node.getAttribute('data-ref') ?? ''),
  );
  return { refs: new Set(refs), nodes: board.querySelectorAll('*').length };
}

describe.each([
  ['desk', false],
  ['phone', true],
])('the drawing at the %s', (_, phone) => {
  it('has a place for every thing an action can name', () => {
    const { refs } = drawn(crowded(), { phone });
    for (const [kind, labels] of Object.entries(KINDS)) {
      if (LISTED.has(kind)) continue;
      for (const label of labels) {
        if (kind === 'die' && /^r[2-6]$/.test(label)) continue;
        if (kind === 'bay' && label === 'relic') continue;
        expect(
          [...refs].filter((ref) => ref === `${kind}:${label}`),
          `${kind}:${label}`,
        ).toHaveLength(1);
      }
    }
  });

  it('stays within the budget of 2,500 nodes on a crowded board', () => {
    expect(drawn(crowded(), { phone }).nodes).toBeLessThan(2500);
  });
});

describe('the drawing', () => {
  it('shows each ship in a port once, equal ones by their ordinals', () => {
    const { container } = render(Board, { table: testTable(position()) });
    const pair = [...container.querySelectorAll('[data-ref="port:orbital_market-1"]')];
    expect(pair.map((node) => node.getAttribute('data-ordinal'))).toEqual(['0', '1']);
  });

  it('shows the dice of another player on the board, and one’s own in the dock', () => {
    const mine = render(Board, { table: testTable(position(), { you: [0] }) }).container;
    const theirs = render(Board, { table: testTable(position(), { you: [1] }) }).container;
    expect(mine.querySelectorAll('[data-ref^="die:"]')).toHaveLength(0);
    expect(theirs.querySelectorAll('[data-ref^="die:"]')).toHaveLength(3);
  });

  it('counts colonies where they no longer fit side by side', () => {
    const view = position();
    const territories = view.territories.map((each) => ({ ...each, colonies: [4, 3, 0, 0] }));
    const { container } = render(Board, { table: testTable({ ...view, territories }) });
    const domes = [...container.querySelectorAll('[data-ref$="-lem_badlands"][data-ref^="colony:"]')];
    expect(domes.map((dome) => dome.textContent?.trim())).toEqual(['4', '3']);
  });

  it('gives every travelling piece an identity of its own', () => {
    const { container } = render(Board, { table: testTable(crowded()) });
    const ids = [...container.querySelectorAll('[data-flip]')].map((node) => node.getAttribute('data-flip'));
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows faintly where the chosen dice would stand', () => {
    const chosen = new Set(['station:shipyard', 'die:4']);
    const standing = (ref: string): 'selected' | 'rest' => (chosen.has(ref) ? 'selected' : 'rest');
    const { container } = render(Board, { table: testTable(position(), { standing }) });
    expect(container.querySelectorAll('[data-ref="station:shipyard"] use[href="#die-4"]')).toHaveLength(2);
    expect(container.querySelectorAll('[data-ref="station:orbital_market"] use[href="#die-4"]')).toHaveLength(0);
  });

  it('closes ports with a lock', () => {
    const view = position();
    view.stations.shipyard = view.stations.shipyard.map((group, at) =>
      group.map((port) => ({ ...port, blocked: at > 0 })),
    );
    const { container } = render(Board, { table: testTable(view) });
    expect(container.querySelectorAll('[data-ref="station:shipyard"] use[href="#ui-lock"]')).toHaveLength(4);
  });
});
