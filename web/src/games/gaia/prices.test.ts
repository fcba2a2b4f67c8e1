import { describe, expect, it } from 'vitest';
import { minePoints, minePrice, nearest, shortage } from './prices';
import { position, withPlayer } from './testing/position';
import { testTable } from './testing/table';
import { player, type PlayerView } from './view';

const NOTHING = { ore: 0, credits: 0, knowledge: 0, qic: 0 };
const view = position();
const far = view.mines.find(({ qic, steps }) => qic > 0 && steps === 3)!;

function holder(change: Partial<PlayerView>): PlayerView {
  return player(withPlayer(view, 0, { ...NOTHING, power: 0, ...change }), 0)!;
}

describe('the price of a mine', () => {
  it('is the engine’s in a plain turn', () => {
    const price = minePrice(testTable(view), far.hex)!;
    expect(price).toMatchObject({ ore: far.ore, credits: far.credits, qic: far.qic, steps: far.steps });
    expect(price.range).toBe(nearest(view, 0, far.hex));
  });

  it('falls by free steps and by the booster’s range', () => {
    const perStep = player(view, 0)!.ore_per_step;
    const with_ = (bonus: string) => minePrice(testTable(view, { asked: { prompt: 'mine', args: [bonus] } }), far.hex)!;
    expect(with_('bonus:one_step').ore).toBe(far.ore - perStep);
    expect(with_('bonus:two_steps').ore).toBe(far.ore - 2 * perStep);
    expect(with_('bonus:range').qic).toBeLessThan(far.qic);
    expect(with_('bonus:range').ore).toBe(far.ore);
  });

  it('is unknown where no mine can stand', () => {
    expect(minePrice(testTable(view), view.hexes.find(({ planet }) => planet === null)!.hex)).toBeNull();
  });
});

describe('the points of the round tile', () => {
  const during = (tile: string) => ({ ...view, round: 1, round_tiles: [`round_tile:${tile}`] });
  const gaia = view.hexes.find(({ planet, owner }) => planet === 'gaia' && owner === undefined)!.hex;

  it('follow the tile', () => {
    expect(minePoints(during('round_mine'), far.hex, 3)).toBe(2);
    expect(minePoints(during('round_terraform'), far.hex, 3)).toBe(6);
    expect(minePoints(during('round_gaia_mine_4'), gaia, 0)).toBe(4);
    expect(minePoints(during('round_gaia_mine_3'), far.hex, 0)).toBe(0);
    expect(minePoints(during('round_research'), far.hex, 3)).toBe(0);
  });
});

describe('what is missing', () => {
  it('is named by resource', () => {
    expect(shortage({ ...NOTHING, ore: 3, credits: 2 }, holder({ ore: 1, credits: 5 }))).toEqual({ ore: 2 });
  });
});
