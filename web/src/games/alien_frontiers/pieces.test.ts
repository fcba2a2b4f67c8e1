import { describe, expect, it } from 'vitest';
import { type Sighting, track } from './pieces';

function ship(face: string, place: string, family = 'ship-0'): Sighting {
  return { family, face, place };
}
const ids = (pieces: readonly { id: string }[]): string[] => pieces.map(({ id }) => id);

describe('following pieces from view to view', () => {
  it('gives every piece an identity of its own', () => {
    const seen = track([], [ship('4', 'tray-0'), ship('4', 'tray-1'), ship('2', 'bay-0', 'ship-1')]);
    expect(new Set(ids(seen)).size).toBe(3);
  });

  it('lets a docked die keep the identity it had in hand, and leaves its equal alone', () => {
    const before = track([], [ship('4', 'tray-0'), ship('4', 'tray-1'), ship('5', 'tray-2')]);
    const after = track(before, [ship('4', 'port:solar_converter-1'), ship('4', 'tray-0'), ship('5', 'tray-1')]);
    expect(after[1]?.id).toBe(before[0]?.id);
    expect(after[0]?.id).toBe(before[1]?.id);
    expect(after[2]?.id).toBe(before[2]?.id);
  });

  it('does not move a ship that stands still for one that arrives before it in the list', () => {
    const before = track([], [ship('4', 'port:lunar_mine-1'), ship('4', 'tray-0')]);
    const after = track(before, [ship('4', 'port:solar_converter-1'), ship('4', 'port:lunar_mine-1')]);
    expect(ids(after)).toEqual([before[1]?.id, before[0]?.id]);
  });

  it('follows ships through a new roll and never across owners', () => {
    const before = track([], [ship('1', 'bay-0'), ship('1', 'bay-1', 'ship-1')]);
    const after = track(before, [ship('6', 'tray-0'), ship('1', 'bay-0', 'ship-1')]);
    expect(ids(after)).toEqual(ids(before));
  });

  it('gives a new ship a new identity', () => {
    const before = track([], [ship('3', 'tray-0')]);
    const after = track(before, [ship('3', 'tray-0'), ship('1', 'bay-0')]);
    expect(after[0]?.id).toBe(before[0]?.id);
    expect(after[1]?.id).not.toBe(before[0]?.id);
  });
});
