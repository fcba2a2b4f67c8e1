import { describe, expect, it } from 'vitest';
import { type Box, CIRCLES, DESK, type Layout, PHONE, PORTS, STATIONS } from './layout';

const LAYOUTS: [string, Layout][] = [
  ['desk', DESK],
  ['phone', PHONE],
];

function boxes(layout: Layout): [string, Box][] {
  return [
    ...STATIONS.map((id): [string, Box] => [id, layout.stations[id]]),
    ['bay', layout.bay],
    ['display', layout.display],
    ['stocks', layout.stocks],
    ['fields', layout.fields],
  ];
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe.each(LAYOUTS)('the %s arrangement', (_, layout) => {
  it('keeps every station on the board and apart from the others', () => {
    const all = boxes(layout);
    all.forEach(([name, box], index) => {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= layout.width, name).toBe(true);
      expect(box.y + box.height <= layout.height, `${name} ends above the lower edge`).toBe(true);
      for (const [other, there] of all.slice(index + 1)) expect(overlap(box, there), `${name} on ${other}`).toBe(false);
    });
  });

  it.each(STATIONS)('gives %s its ports, inside its frame', (station) => {
    const place = layout.stations[station];
    expect(place.groups.map((group) => group.length)).toEqual([...PORTS[station]]);
    const half = place.port / 2;
    for (const [x, y] of place.groups.flat()) {
      expect(x - half >= place.x && x + half <= place.x + place.width, `${station} at ${x}`).toBe(true);
      expect(y - half >= place.y && y + half <= place.y + place.height, `${station} at ${y}`).toBe(true);
    }
  });

  it('lets no two ports touch', () => {
    for (const station of STATIONS) {
      const place = layout.stations[station];
      const ports = place.groups.flat();
      ports.forEach(([x, y], index) => {
        for (const [ox, oy] of ports.slice(index + 1)) {
          expect(Math.max(Math.abs(x - ox), Math.abs(y - oy)), station).toBeGreaterThanOrEqual(place.port);
        }
      });
    }
  });

  it('draws seven circles a track inside the hub', () => {
    const hub = layout.stations.colonist_hub;
    for (const track of hub.tracks) {
      expect(track).toHaveLength(CIRCLES);
      expect(track.every(([x]) => x - hub.circle > hub.x && x + hub.circle < hub.x + hub.width)).toBe(true);
    }
  });
});
