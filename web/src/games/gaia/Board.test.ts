import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../dev/testing';
import Board from './Board.svelte';
import { explain } from './explain';
import FactionTab from './panels/FactionTab.svelte';
import ResearchTab from './panels/ResearchTab.svelte';
import TilesTab from './panels/TilesTab.svelte';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { KINDS } from './testing/description';
import { crowded, position, undecided, withHexes } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import { type View } from './view';

/** Kinds that are never drawn: they stand on chips and in sentences only. */
const LISTED = new Set([
  'seat',
  'place',
  'amount',
  'count',
  'conversion',
  'lower_bowl',
  'icon',
  'turns',
  'limit',
  'bonus',
]);
/** Things of drawn kinds that no player chooses from a drawing. */
const NEVER = new Set(['structure:lost_planet_mine']);

beforeAll(() => speak('en'));

function refsIn(container: Element): Set<string> {
  return new Set([...container.querySelectorAll('[data-ref]')].map((each) => each.getAttribute('data-ref') ?? ''));
}

function drawn(view: View, options: TestOptions = {}): Set<string> {
  const table = testTable(view, options);
  const found = new Set<string>();
  for (const Part of [Board, ResearchTab, FactionTab, TilesTab]) {
    for (const ref of refsIn(render(Part, { table }).container)) found.add(ref);
  }
  return found;
}

describe('everything that an action can name', () => {
  let refs: Set<string>;
  beforeAll(() => {
    refs = new Set([...drawn(crowded()), ...drawn(undecided())]);
  });

  it.each(Object.entries(KINDS).filter(([kind]) => !LISTED.has(kind) && kind !== 'hex'))(
    '%s is drawn',
    (kind, labels) => {
      const supplied = new Set(crowded().research.tracks.flatMap(({ tile, advanced }) => [tile.tile, advanced]));
      for (const label of labels) {
        const ref = `${kind}:${label}`;
        // Advanced tiles that are not in the supply of this game lie in the box.
        const inBox = kind === 'tile' && label.startsWith('adv_') && !supplied.has(ref);
        if (!NEVER.has(ref) && !inBox) expect(refs.has(ref), ref).toBe(true);
      }
    },
  );

  it('has every hex of the board', () => {
    for (const { hex } of position().hexes) expect(refs.has(hex), hex).toBe(true);
  });

  it('has the tiles in hand apart from those in supply', () => {
    expect(refs.has('held:tech_7_vp')).toBe(true);
  });
});

describe('the galaxy', () => {
  it.each([false, true])('stays within the budget of nodes, phone: %s', (phone) => {
    const { container } = render(Board, { table: testTable(crowded(), { phone, letters: true }) });
    expect(container.querySelectorAll('svg *').length).toBeLessThan(2500);
  });

  it('prints the price of a mine on lit planets, and only while building', () => {
    const view = position();
    const dear = view.mines.find(({ ore }) => ore > 1)!;
    const standing = (ref: string) => (ref === dear.hex ? 'lit' : 'rest');
    const prices = (prompt: string): string[] => {
      const { container } = render(Board, { table: testTable(view, { standing, asked: { prompt, args: [] } }) });
      return [...container.querySelectorAll('rect + text')].map((text) => text.textContent ?? '');
    };
    expect(prices('turn')).toEqual([String(dear.ore)]);
    expect(prices('first_mine')).toEqual([]);
  });

  it('shows how far the builder reaches while only mines can be chosen', () => {
    const view = position();
    const reach = (refs: readonly string[], prompt = 'turn') => {
      const standing = (ref: string) => (refs.includes(ref) ? 'late' : 'rest');
      const { container } = render(Board, { table: testTable(view, { standing, asked: { prompt, args: [] } }) });
      return container.querySelector('path.reach');
    };
    const { hex } = view.mines[0]!;
    const own = view.hexes.find(({ owner }) => owner === view.active)!.hex;
    expect(reach([hex])?.getAttribute('d')).not.toBe('');
    expect(reach([hex, own])).toBeNull();
    expect(reach([])).toBeNull();
    expect(reach([hex], 'first_mine')).toBeNull();
  });

  it('says that a late mine is payable after conversions', () => {
    const view = position();
    const { hex } = view.mines[0]!;
    const standing = (ref: string) => (ref === hex ? 'selected' : 'rest');
    const note = (ways: Record<string, string>) =>
      render(Board, { table: testTable(view, { standing, ways }) }).container.querySelector('.note')?.textContent;
    expect(note({ [hex]: '3 power → 1 ore' })).toContain('payable after conversions');
    expect(note({})).not.toContain('payable');
  });

  it('draws the chosen mine before it is confirmed, with a note', () => {
    const view = position();
    const { hex, ore } = view.mines[0]!;
    const standing = (ref: string) => (ref === hex ? 'selected' : 'rest');
    const { container } = render(Board, { table: testTable(view, { standing }) });
    expect(container.querySelector(`[data-ref="${hex}"] use[href="#gp-mine"]`)).not.toBeNull();
    expect(container.querySelector('.note')?.textContent).toContain(String(ore));
  });

  it('takes a click on any planet of a cluster for the cluster', () => {
    const view = position();
    const [first, second] = view.hexes.filter(({ owner }) => owner === 0).map(({ hex }) => hex);
    const federation = {
      clusters: [{ hexes: [first!, second!], power: 3, joined: true }],
      power: 3,
      need: 7,
      affordable: 5,
      satellites: [],
    };
    const { container } = render(Board, {
      table: testTable({ ...view, federation }, { asked: { prompt: 'planets', args: [] } }),
    });
    expect(container.querySelectorAll(`[data-ref="${first}"]`)).toHaveLength(2);
    expect(container.querySelector(`[data-ref="${second}"]`)).toBeNull();
    expect(container.querySelectorAll('.joined')).toHaveLength(2);
    expect(container.querySelector('[role=status]')?.textContent).toContain('3 of 7');
  });

  it('marks the sector that is being turned', () => {
    const view = position();
    const { place } = view.sectors[2]!;
    const { container } = render(Board, { table: testTable(view, { asked: { prompt: 'rotation', args: [place] } }) });
    expect(container.querySelectorAll('.asked')).toHaveLength(1);
  });

  it('marks the hex that a charge comes from', () => {
    const view = position();
    const { hex } = view.hexes.find(({ owner }) => owner === 1)!;
    const { container } = render(Board, { table: testTable(view, { asked: { prompt: 'charge', args: [hex] } }) });
    expect(container.querySelectorAll('.subject')).toHaveLength(1);
    expect(container.querySelector(`[data-ref="${hex}"] .subject`)).not.toBeNull();
  });

  it('draws shared planets, gaiaformers and stations', () => {
    const planet = position().hexes.find(({ owner }) => owner === 1)!.hex;
    const view = withHexes(crowded(), (hex) => (hex.hex === planet ? { ...hex, guest: 3 } : hex));
    const turned = view.hexes.find((hex) => hex.planet === 'transdim')!.hex;
    const { container } = render(Board, {
      table: testTable(withHexes(view, (hex) => (hex.hex === turned ? { ...hex, gaiaformer: 3 } : hex))),
    });
    expect(container.querySelectorAll(`[data-ref="${planet}"] polygon[stroke="#f6f0df"]`)).toHaveLength(2);
    expect(container.querySelector(`[data-ref="${turned}"] use[href="#gp-gaiaformer"]`)).not.toBeNull();
    expect(container.querySelector('use[href="#gp-space-station"]')).not.toBeNull();
  });
});

describe('a combined conversion', () => {
  it('shows what was taken and what is left', () => {
    const view: View = { ...position(), bill: 5, basket: { ore: 1, credits: 0, knowledge: 0, qic: 0 } };
    const { container } = render(Board, { table: testTable(view, { asked: { prompt: 'combination', args: [] } }) });
    expect(container.querySelector('[role=status]')?.textContent).toContain('5 power left');
    expect(container.querySelectorAll('[role=status] use[href="#res-ore"]')).toHaveLength(1);
  });
});

describe('a solo game', () => {
  it('shows the Automa, its cards and its markers', () => {
    const view: View = {
      ...position(),
      opponents: [
        {
          faction: 'faction:itars',
          difficulty: 'automa',
          colour: 'white',
          top: 'card:automa_3',
          deck: 5,
          discard: [],
          reserve: 9,
          booster: null,
          passed: false,
          score: { total: 12, parts: {} },
          projection: { total: 31, final: 18, levels: 1, resources: 0 },
        },
      ],
    };
    const tracks = view.research.tracks.map((track) => ({ ...track, levels: [...track.levels, 1] }));
    const table = testTable({ ...view, research: { ...view.research, tracks } });
    expect(render(SeatPanel, { table, seat: 4 }).container.textContent).toContain('Next: card 3');
    const research = render(ResearchTab, { table }).container;
    expect(research.querySelectorAll('[data-flip^="research-4-"]')).toHaveLength(6);
    expect(research.querySelector('.now .standing')?.textContent).toContain('31');
    expect(explain('projection:all', table)?.lines.at(-1)).toContain('12 now, 18 for final tiles');
  });
});

describe('a seat', () => {
  it('shows its resources and power', () => {
    const table = testTable(position());
    const words = render(SeatPanel, { table, seat: 1 }).container.textContent;
    expect(words).toContain('8 · 1 · 0');
    expect(render(SeatBar, { table, seat: 2 }).container.textContent).toContain('6/1/1');
  });

  it('shows nothing before a faction is chosen', () => {
    expect(render(SeatPanel, { table: testTable(undecided()), seat: 0 }).container.textContent?.trim()).toBe('');
  });
});
