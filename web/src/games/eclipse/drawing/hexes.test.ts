import { describe, expect, it } from 'vitest';
import { turnedWormholes } from '../facts';
import { position } from '../testing/position';
import { zones } from '../view';
import { centre, chart, edgesWhere, halfDiscs, RADIUS } from './hexes';

describe('the galaxy', () => {
  it('has the shape of its room and holds every hex', () => {
    const { sectors } = position();
    const sheet = chart(sectors, { width: 600, height: 300 });
    expect(sheet.width / sheet.height).toBeCloseTo(2);
    for (const sector of sectors) {
      const [x, y] = sheet.at(sector);
      expect(x).toBeGreaterThan(RADIUS / 2);
      expect(x).toBeLessThan(sheet.width - RADIUS / 2);
      expect(y).toBeGreaterThan(RADIUS / 2);
      expect(y).toBeLessThan(sheet.height - RADIUS / 2);
    }
  });

  it('keeps out of the corner of the buttons, and only where a hex would lie there', () => {
    const room = { width: 600, height: 600 };
    const corner = { width: 60, height: 150 };
    const [middle, lowerRight] = [
      { q: 0, r: 0 },
      { q: 2, r: 3 },
    ];
    const centred = chart([middle, { q: 4, r: 0 }], room, corner);
    expect(centred.at({ q: 2, r: 0 })[0]).toBeCloseTo(centred.width / 2);
    const shifted = chart([middle, lowerRight], room, corner);
    const scale = shifted.width / room.width;
    expect(shifted.at(lowerRight)[0] + (Math.sqrt(3) / 2) * RADIUS).toBeLessThanOrEqual(shifted.width - 60 * scale);
    expect(shifted.at(middle)[0]).toBeGreaterThan((Math.sqrt(3) / 2) * RADIUS);
    expect(shifted.width / shifted.height).toBeCloseTo(1);
  });

  it('puts neighbours side by side', () => {
    const [x, y] = centre({ q: 1, r: 0 });
    expect(x).toBeCloseTo(Math.sqrt(3) * RADIUS);
    expect(y).toBeCloseTo(0);
  });

  it('knows the places beyond open wormholes, none of them taken', () => {
    const view = position();
    const taken = new Set(view.sectors.map(({ q, r }) => `${q},${r}`));
    const found = zones(view);
    expect(found.length).toBeGreaterThan(0);
    for (const { q, r } of found) expect(taken.has(`${q},${r}`)).toBe(false);
  });

  it('turns a tile as the engine does', () => {
    for (const { ref, rotation, wormholes } of position().sectors) {
      expect(turnedWormholes(ref.slice(7), rotation), ref).toEqual(wormholes.map(Boolean));
    }
  });

  it('draws a half disc for each wormhole', () => {
    const edges = edgesWhere([1, 0, 1, 0, 0, 1], (hole) => hole > 0);
    expect(edges).toEqual([0, 2, 5]);
    expect(halfDiscs([0, 0], RADIUS, edges, 7).match(/M/g)).toHaveLength(3);
  });
});
