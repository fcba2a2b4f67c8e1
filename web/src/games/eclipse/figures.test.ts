import { describe, expect, it } from 'vitest';
import { PARTS, pieceCost, slotPlaces, tradeRatio } from './facts';
import { chance, changed, energyOf, hitsFrom } from './figures';
import { priceOn } from './prices';
import { battle } from './testing/position';
import { blueprint, civilisation } from './view';

const cruiser = blueprint(civilisation(battle(), 0)!, 'cruiser')!;

describe('a blueprint', () => {
  it('counts a part in an empty slot', () => {
    const after = changed(cruiser, { slot: 2, part: 'improved_hull' });
    expect(after.hull).toBe(cruiser.figures.hull + 2);
    expect(after.energy).toBe(cruiser.figures.energy);
  });

  it('takes away what a part replaces', () => {
    const after = changed(cruiser, { slot: 3, part: 'plasma_cannon' });
    expect(after.cannons).toEqual({ yellow: 0, orange: 1, red: 0 });
    expect(after.energy).toBe(cruiser.figures.energy - 1);
  });

  it('counts energy given and used, now and after a change', () => {
    expect(energyOf(cruiser, null)).toEqual({ given: 3, used: 2 });
    expect(energyOf(cruiser, { slot: 4, part: 'fusion_source' })).toEqual({ given: 6, used: 2 });
    expect(energyOf(cruiser, { slot: 3, part: 'antimatter_cannon' })).toEqual({ given: 3, used: 5 });
  });

  it('shows what is printed again when a tile comes off', () => {
    const tiled = {
      ...cruiser,
      slots: cruiser.slots.map((slot) => (slot.slot === 3 ? { ...slot, tile: 'part:plasma_cannon' } : slot)),
    };
    const before = changed(cruiser, { slot: 3, part: 'plasma_cannon' });
    expect(changed({ ...tiled, figures: before }, { slot: 3, part: null })).toEqual(cruiser.figures);
  });
});

describe('a die', () => {
  it('always hits with a six and never with a one', () => {
    expect(hitsFrom(0, 0)).toBe(6);
    expect(hitsFrom(2, 0)).toBe(4);
    expect(hitsFrom(2, 1)).toBe(5);
    expect(hitsFrom(0, 3)).toBe(6);
    expect(hitsFrom(9, 0)).toBe(2);
    expect(chance(2, 0)).toBe(50);
  });
});

describe('what is printed', () => {
  it('is read from the data of the engine', () => {
    expect(PARTS.get('plasma_cannon')?.figures.cannons).toEqual({ yellow: 0, orange: 1, red: 0 });
    expect(PARTS.get('plasma_missile')?.figures.missiles.orange).toBe(2);
    expect(pieceCost('mechanema', 'dreadnought')).toBe(7);
    expect(pieceCost('exiles', 'orbital')).toBe(6);
    expect(pieceCost('rho_indi_syndicate', 'dreadnought')).toBeNull();
    expect(tradeRatio('rho_indi_syndicate', 'money')).toEqual([3, 2]);
    expect(slotPlaces('planta', 'interceptor')).toEqual(['center_upper', 'center_lower', 'right']);
  });

  it('makes technologies cheaper by the tiles of their track, down to their least price', () => {
    expect(priceOn('gluon_computer', 0)).toBe(16);
    expect(priceOn('gluon_computer', 2)).toBe(14);
    expect(priceOn('neutron_bombs', 5)).toBe(2);
  });
});
