import { describe, expect, it } from 'vitest';
import { markers, nextMarker } from './markers';
import { position } from './testing/position';
import { testTable } from './testing/table';
import type { View } from './view';
import { header } from './words';

/** A game of four with the two markers so. */
function marked(...both: View['markers']): View {
  return { ...position(), phase: 'action', markers: both };
}

describe('two action markers', () => {
  const held = marked({ seat: 1, arrival: 3, acting: true }, { seat: 3, arrival: 4, acting: false });
  const onTheWay = marked({ seat: 3, arrival: 6, acting: true }, { seat: 3, arrival: 0, acting: false });

  it('say who acts and who waits', () => {
    expect(markers(held)).toEqual([
      { number: 1, seat: 1, stands: 'acting' },
      { number: 2, seat: 3, stands: 'waiting' },
    ]);
    expect(markers(onTheWay)[1]).toEqual({ number: 2, seat: 3, stands: 'coming' });
  });

  it('tell whose turn follows: the other holder, else the next seat with the same marker', () => {
    expect(nextMarker(held)).toMatchObject({ number: 2, seat: 3 });
    expect(nextMarker(onTheWay)).toMatchObject({ number: 1, seat: 0 });
  });

  it('are both named while nobody has begun', () => {
    const open = marked({ seat: 1, arrival: 3, acting: false }, { seat: 3, arrival: 4, acting: false });
    expect(markers(open).map(({ stands }) => stands)).toEqual(['waiting', 'waiting']);
    expect(header(testTable(open)).phase).toMatch(/Ben \(primary\) or .* \(secondary\)$/);
  });

  it('skip a seat that has left', () => {
    const view = marked({ seat: 3, arrival: 6, acting: true }, { seat: 3, arrival: 0, acting: false });
    Object.assign(view.seats[0]!, { gone: true });
    Object.assign(view.seats[1]!, { gone: false });
    expect(nextMarker(view)).toMatchObject({ seat: 1 });
  });

  it('are named at the head of the screen, in the action phase only', () => {
    expect(header(testTable(held)).phase).toMatch(/Ben \(primary\), then .* \(secondary\)$/);
    expect(header(testTable({ ...held, phase: 'combat' })).phase).not.toContain('primary');
    expect(markers({ ...held, markers: [] })).toEqual([]);
  });
});
