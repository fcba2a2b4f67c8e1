import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../dev/testing';
import Board from './Board.svelte';
import { SHRINES } from './facts';
import BlueprintsTab from './panels/BlueprintsTab.svelte';
import EmpireTab from './panels/EmpireTab.svelte';
import PactsTab from './panels/PactsTab.svelte';
import ResearchTab from './panels/ResearchTab.svelte';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { battle, exploring, position } from './testing/position';
import { testTable } from './testing/table';
import { bayRef, craftRef, fleetRef, squareRef, zoneRef } from './things';
import { civilisation, stored, zones } from './view';

beforeAll(() => speak('en'));

function refsIn(container: Element): string[] {
  return [...container.querySelectorAll('[data-ref]')].map((each) => each.getAttribute('data-ref') ?? '');
}

describe('the galaxy', () => {
  it('has every hex, and all ships by their owner', () => {
    const view = position();
    const refs = refsIn(render(Board, { table: testTable(view) }).container);
    for (const { ref } of view.sectors) expect(refs, ref).toContain(ref);
    for (const { ref, fleets } of view.sectors) {
      for (const { seat, ships } of fleets) {
        for (const ship of Object.keys(ships)) {
          expect(refs).toContain(seat === 0 ? craftRef(ref, ship.slice(5)) : fleetRef(ref, ship.slice(5), seat));
        }
      }
    }
  });

  it('draws each kind and colour of shrine as its own sign, with its name', () => {
    const view = position();
    const ids = [...SHRINES.keys()];
    view.sectors[0]!.shrines = ids.map((id) => ({ shrine: `shrine:${id}`, planet: 'grey' }));
    const { container } = render(Board, { table: testTable(view) });
    const drawn = ids.map((id) => container.querySelector(`[data-ref="shrine:${id}"]`));
    const signs = drawn.map(
      (each) =>
        `${each?.querySelector('g')?.getAttribute('style')} ${[...(each?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join(' ')}`,
    );
    expect(new Set(signs).size).toBe(9);
    const names = drawn.map((each) => each?.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(9);
    expect(names[0]).toMatch(/^Shrine of Freedom \(money\), beside the grey planet on /);
  });

  it('lights the places that can be explored', () => {
    const view = position();
    const [place] = zones(view);
    const lit = zoneRef(place!);
    const { container } = render(Board, {
      table: testTable(view, { standing: (ref) => (ref === lit ? 'lit' : 'rest') }),
    });
    expect(refsIn(container).filter((ref) => ref.startsWith('zone:'))).toEqual([lit]);
  });

  it('shows the tile in hand where it would lie, and every way to turn it', () => {
    const asked = { prompt: 'drawn', args: ['left:1'] };
    const { container } = render(Board, { table: testTable(exploring(), { asked }) });
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
    const refs = refsIn(container);
    for (const rotation of [0, 1, 2, 3, 4, 5]) expect(refs).toContain(`rotation:${rotation}`);
    expect(refs).toContain('drawn:first');
  });

  it.each([false, true])('stays within the budget of nodes, phone: %s', (phone) => {
    const { container } = render(Board, { table: testTable(position(), { phone }) });
    expect(container.querySelectorAll('svg *').length).toBeLessThan(2500);
  });

  it('gives way on a phone to the panel of the question', () => {
    const blueprints = testTable(position(), { phone: true, asked: { prompt: 'upgrade', args: ['left:2'] } });
    expect(refsIn(render(Board, { table: blueprints }).container)).toContain('part:hull');
    const market = testTable(position(), { phone: true, asked: { prompt: 'research', args: ['left:1'] } });
    expect(refsIn(render(Board, { table: market }).container).some((ref) => ref.startsWith('technology:'))).toBe(true);
  });
});

describe('a battle', () => {
  it('shows every ship and die, and which die is asked about', async () => {
    const view = battle();
    const table = testTable(view, { asked: { prompt: 'assign', args: [] } });
    const { container, getByRole } = render(Board, { table });
    const refs = refsIn(container);
    for (const { ships } of view.battle!.squadrons) for (const { place } of ships) expect(refs).toContain(place);
    for (const { die } of view.battle!.volley!.shots) expect(refs).toContain(die);
    expect(container.querySelectorAll('.die.now')).toHaveLength(1);
    await fireEvent.click(getByRole('button', { name: 'Show the map' }));
    expect(container.querySelectorAll('.die')).toHaveLength(0);
  });
});

describe('the panels', () => {
  it('offer bays and parts only while blueprints are changed', () => {
    const resting = refsIn(render(BlueprintsTab, { table: testTable(position()) }).container);
    expect(resting).toEqual([]);
    const asked = { prompt: 'upgrade', args: ['left:2'] };
    const refs = refsIn(render(BlueprintsTab, { table: testTable(position(), { asked }) }).container);
    expect(refs).toContain(bayRef('interceptor', 1));
    expect(refs).toContain('part:ion_cannon');
  });

  it('offer the whole market and all developments', () => {
    const view = position();
    const refs = refsIn(render(ResearchTab, { table: testTable(view) }).container);
    for (const tech of Object.keys(view.market.technologies)) expect(refs).toContain(tech);
    for (const development of view.market.developments) expect(refs).toContain(development);
  });

  it('show other boards on wish', async () => {
    const view = position();
    const { container, getByRole } = render(EmpireTab, { table: testTable(view) });
    const before = container.textContent;
    await fireEvent.click(getByRole('button', { name: 'Ben' }));
    expect(container.textContent).not.toBe(before);
  });

  it('bring the ship of a bay that was chosen elsewhere to the front', async () => {
    const asked = { prompt: 'upgrade', args: ['left:2'] };
    const standing = (ref: string) => (ref === bayRef('cruiser', 2) ? ('selected' as const) : ('rest' as const));
    const { findByRole } = render(BlueprintsTab, { table: testTable(position(), { asked, standing }) });
    expect((await findByRole('button', { pressed: true })).textContent).toContain('Cruiser');
  });

  it('offer the tracks only to whoever is asked for one, or has chosen a grey square', () => {
    const tracks = (options: Parameters<typeof testTable>[1]) =>
      refsIn(render(EmpireTab, { table: testTable(position(), options) }).container).filter((ref) =>
        ref.startsWith('resource:'),
      );
    expect(tracks({ asked: { prompt: 'turn', args: [] } })).toEqual([]);
    expect(tracks({ asked: { prompt: 'cube_track', args: ['limit:any'] } })).toHaveLength(3);
    const { ref, squares } = position().sectors.find((sector) => sector.squares.length > 0)!;
    const square = squareRef(ref, squares[0]!.square.slice(7));
    expect(
      tracks({ asked: { prompt: 'turn', args: [] }, standing: (each) => (each === square ? 'selected' : 'rest') }),
    ).toHaveLength(3);
  });

  it('propose pacts where they are offered', () => {
    const standing = (ref: string) => (ref === 'pact:founding-2' ? ('lit' as const) : ('rest' as const));
    const refs = refsIn(render(PactsTab, { table: testTable(position(), { standing }) }).container);
    expect(refs.filter((ref) => ref.startsWith('pact:'))).toEqual(['pact:founding-2']);
  });

  it('count what a seat has', () => {
    const table = testTable(position());
    const science = stored(civilisation(table.view, 1)!, 'science').stored;
    expect(render(SeatPanel, { table, seat: 1 }).container.textContent).toContain(String(science));
    expect(render(SeatPanel, { table, seat: 1, dense: true }).container.textContent).not.toContain('Colony ships');
    expect(render(SeatBar, { table, seat: 1 }).container.textContent).toContain(String(science));
  });
});
