import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../dev/testing';
import Board from './Board.svelte';
import PlanetsTab from './panels/PlanetsTab.svelte';
import WorksiteTab from './panels/WorksiteTab.svelte';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { holding, landingView, position, relaying, settled, withPlanets } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import { cellRef, flowRef } from './things';
import { SIDES, type View, voidCells } from './view';

beforeAll(() => speak('en'));

function refsIn(container: Element): string[] {
  return [...container.querySelectorAll('[data-ref]')].map((each) => each.getAttribute('data-ref') ?? '');
}

function drawn(view: View, options: TestOptions = {}): Set<string> {
  const table = testTable(view, options);
  return new Set([Board, PlanetsTab, WorksiteTab].flatMap((Part) => refsIn(render(Part, { table }).container)));
}

describe('what can be chosen', () => {
  const view = position();

  it('has every room, pile, token and planet in play, and Hawking', () => {
    const refs = drawn(view);
    for (const { room } of view.rooms) expect(refs.has(room), room).toBe(true);
    for (const { pile } of view.piles) expect(refs.has(pile), pile).toBe(true);
    for (const { token } of view.track) expect(refs.has(token), token).toBe(true);
    for (const { planet } of view.planets) expect(refs.has(planet), planet).toBe(true);
    expect(refs.has('place:hawking')).toBe(true);
  });

  it('has every module of one’s base, and every engineer and chief of one’s own', () => {
    const refs = drawn(view);
    for (const { module } of view.seats[0]!.base) expect(refs.has(module), module).toBe(true);
    for (const { room, engineers, chiefs } of view.rooms) {
      const name = room.split(':')[1];
      expect(refs.has(`crew:${name}-engineer`), `engineer ${name}`).toBe((engineers[0] ?? 0) > 0);
      expect(refs.has(`crew:${name}-chief`), `chief ${name}`).toBe((chiefs[0] ?? 0) > 0);
    }
  });

  it('has each free site under the name that actions use, each drawing with its own number', () => {
    const table = testTable(settled());
    const { container } = render(PlanetsTab, { table });
    for (const { sites, phase } of table.view.planets) {
      if (phase === 'closed') continue;
      const names = sites.flatMap(({ ref }) => (ref ? [ref] : []));
      for (const ref of new Set(names)) {
        const ordinals = [...container.querySelectorAll(`[data-ref="${ref}"]`)].map((each) =>
          each.getAttribute('data-ordinal'),
        );
        expect(ordinals, ref).toEqual(names.filter((name) => name === ref).map((_, index) => String(index)));
      }
    }
  });

  it('has the exchanges and the islands while they are asked for', () => {
    const standing = (ref: string) => (ref.startsWith('pair:') || ref.startsWith('island:') ? 'lit' : 'rest');
    const refs = drawn(view, { standing });
    expect([1, 2, 3, 4].every((space) => refs.has(`pair:${space}-${space + 1}`))).toBe(true);
    expect([1, 2, 3, 4].every((island) => refs.has(`island:${island}`))).toBe(true);
    expect([...drawn(view)].some((ref) => ref.startsWith('pair:'))).toBe(false);
  });

  it('has the modules of a base that is laid anew', () => {
    const lifted = relaying();
    const refs = drawn(lifted, { asked: { prompt: 'relay', args: [] } });
    for (const { module } of lifted.relay!.modules) expect(refs.has(module), module).toBe(true);
    const { container } = render(Board, { table: testTable({ ...lifted, taken: lifted.relay!.modules[2]! }) });
    expect(container.querySelector('.held')?.parentElement?.getAttribute('data-ref')).toBe(
      lifted.relay!.modules[2]!.module,
    );
  });
});

describe('the board', () => {
  it.each([false, true])('stays within the budget of nodes, phone: %s', (phone) => {
    const { container } = render(Board, { table: testTable(settled(), { phone }) });
    expect(container.querySelectorAll('svg *').length).toBeLessThan(2500);
    expect(render(PlanetsTab, { table: testTable(settled()) }).container.querySelectorAll('svg *').length).toBeLessThan(
      2500,
    );
  });

  it('shows an arrow for each way a settler may go, and the path of the chosen one', () => {
    const { base } = position().seats[0]!;
    const from = base[0]!;
    const side = SIDES.find((each) => from.sides[each].startsWith('module:'))!;
    const asked = { prompt: 'move', args: ['domain:vegetation', 'points:2'] };
    const lit = render(Board, {
      table: testTable(position(), { asked, standing: (ref) => (ref === flowRef(from.module, side) ? 'lit' : 'rest') }),
    });
    expect(lit.container.querySelectorAll('.flow')).toHaveLength(1);
    expect(lit.container.querySelector('.way')).toBeNull();
    const chosen = new Set([from.module, from.sides[side], flowRef(from.module, side)]);
    const ready = render(Board, {
      table: testTable(position(), { asked, standing: (ref) => (chosen.has(ref) ? 'selected' : 'rest') }),
    });
    expect(ready.container.querySelectorAll('.way')).toHaveLength(1);
    expect(ready.container.querySelectorAll('.goes')).toHaveLength(1);
  });

  it('shows the module in hand in every legal place, and in the chosen one every way to turn it', () => {
    const view = holding();
    const cells = voidCells(view.seats[0]!.base).map(cellRef);
    const asked = { prompt: 'module', args: [] };
    const standing = (ref: string) => {
      if (ref === cells[0]) return 'selected';
      return cells.includes(ref) || ref.startsWith('rotation:') ? 'lit' : 'rest';
    };
    const { container } = render(Board, { table: testTable(view, { asked, standing }) });
    expect(container.querySelectorAll('.ghost')).toHaveLength(cells.length - 1);
    expect(container.querySelectorAll('.laid')).toHaveLength(1);
    expect(container.querySelectorAll('[data-ref^="rotation:"]')).toHaveLength(4);
    expect(container.querySelectorAll('.held')).toHaveLength(1);
  });

  it('prints letters instead of emblems on wish', () => {
    const emblems = (letters: boolean) => {
      const { container } = render(PlanetsTab, { table: testTable(settled(), { letters }) });
      return container.querySelectorAll('use[href^="#em-"]').length;
    };
    expect(emblems(false)).toBeGreaterThan(10);
    expect(emblems(true)).toBe(0);
  });

  it('shows another player’s base on wish', async () => {
    const table = testTable(position(), { asked: null });
    const { container, getByRole } = render(Board, { table });
    await fireEvent.click(getByRole('button', { name: 'Base of Ben' }));
    const refs = refsIn(container);
    for (const { module } of table.view.seats[1]!.base) expect(refs, module).toContain(module);
    expect(refs).not.toContain(table.view.seats[0]!.base[0]!.module);
  });

  it('says on a phone only what is asked: the base, the worksite, or the planet', () => {
    const groups = (view: View, prompt: string): string[] => {
      const { container } = render(Board, { table: testTable(view, { phone: true, asked: { prompt, args: [] } }) });
      return [...container.querySelectorAll('svg[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
    };
    expect(groups(position(), 'turn')).toEqual(['The Odyssey', 'Base of Anna']);
    expect(groups(position(), 'move')).toEqual(['Base of Anna']);
    expect(groups(position(), 'dig')).toEqual(['Base of Anna', 'Worksite']);
    expect(groups(landingView(), 'site')).toEqual(['Exoplanets']);
  });
});

describe('the planets', () => {
  it('say on a landing what each free site would bring the reader', () => {
    const view = landingView();
    const { container } = render(PlanetsTab, { table: testTable(view, { asked: { prompt: 'site', args: [] } }) });
    const planet = view.planets.find(({ gate }) => gate === 'gate:sun')!;
    const gains = planet.sites.flatMap(({ gain }) => (gain ? [`+${gain[0]}`] : []));
    const said = [...container.querySelectorAll('text')]
      .map((text) => text.textContent ?? '')
      .filter((text) => /^\+\d+$/.test(text));
    expect(said).toEqual(gains);
    expect(refsIn(container)).not.toContain('place:hawking');
  });

  it('leave out what is closed, and show gates that stand on Hawking', () => {
    const view = withPlanets(position(), (planet, index) =>
      index === 0 ? { ...planet, phase: 'closed', gate: null, sites: [] } : planet,
    );
    const gates = { ...view.gates, sun: 'place:hawking' };
    const { container } = render(PlanetsTab, { table: testTable({ ...view, gates }) });
    expect(refsIn(container)).not.toContain(view.planets[0]!.planet);
    expect(container.querySelectorAll('[data-flip="gate-sun"]').length).toBeGreaterThan(0);
  });
});

describe('a seat', () => {
  it('shows its modules, reserve and ranks, and its base in little', () => {
    const table = testTable(position());
    const { container } = render(SeatPanel, { table, seat: 1 });
    const { base, reserve } = table.view.seats[1]!;
    expect(container.textContent).toContain(String(base.length));
    expect(container.textContent).toContain(String(reserve.settlers));
    expect(container.querySelectorAll('svg rect')).toHaveLength(base.length);
    expect(render(SeatBar, { table, seat: 1 }).container.textContent).toContain(String(reserve.settlers));
  });
});
