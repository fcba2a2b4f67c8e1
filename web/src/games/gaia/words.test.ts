import { describe, expect, it } from 'vitest';
import { explain } from './explain';
import { CONVERSIONS, SPACES, TILES, TOKENS } from './facts';
import { boosterSigns, conversionSigns, levelSigns, roundTileSigns, spaceSign, tileSigns, tokenSigns } from './signs';
import { KINDS } from './testing/description';
import { EVENT_KINDS, position, undecided, withPlayer } from './testing/position';
import { testTable } from './testing/table';
import { colours, player, powerValue, sectorName, TRACKS, viewpoint } from './view';
import { consequence, face, things } from './words';

describe('what an action brings', () => {
  const before = position();
  const was = player(before, 0)!;

  it('tells how power moves between the bowls', () => {
    const after = withPlayer(before, 0, { ore: was.ore - 3, bowls: [8, 2, 0] });
    expect(consequence(before, after, 0, testTable(before))).toBe('power 10/0/0 → 8/2/0');
  });

  it('names who may charge how much, once', () => {
    const offer = { seat: 1, hex: 'hex:0,0', charge: 3, points: 2, token: false };
    const after = { ...before, offers: [offer, { ...offer, seat: 2, charge: 1, points: 0 }] };
    expect(consequence(before, after, 0, testTable(before))).toBe('Ben may charge 3 for 2 VP · Cleo may charge 1');
    expect(consequence(after, after, 0, testTable(before))).toBeNull();
  });

  it('tells how far a federation has come', () => {
    const federation = { clusters: [], power: 5, need: 7, affordable: 3, satellites: [] };
    expect(consequence(before, { ...before, federation }, 0, testTable(before))).toBe('power 5 of 7');
  });

  it('says nothing where nothing changes', () => {
    expect(consequence(before, before, 0, testTable(before))).toBeNull();
    expect(consequence(undecided(), undecided(), 0, testTable(undecided()))).toBeNull();
  });
});

describe('signs', () => {
  it('exist for everything that is printed', () => {
    for (const tile of KINDS['tile'] ?? []) expect(tileSigns(tile), tile).not.toEqual([]);
    for (const booster of KINDS['booster'] ?? []) expect(boosterSigns(booster).income, booster).not.toEqual([]);
    for (const token of KINDS['token'] ?? []) expect(tokenSigns(token), token).not.toEqual([]);
    for (const space of KINDS['space'] ?? []) expect(spaceSign(space).count, space).toBeDefined();
    for (const tile of EVENT_KINDS['round_tile'] ?? []) expect(roundTileSigns(tile).points, tile).toBeGreaterThan(1);
    for (const id of CONVERSIONS.keys()) {
      if (!['burn', 'nevlas_token_to_knowledge', 'bal_taks_gaiaformer_to_qic'].includes(id)) {
        expect(conversionSigns(id).cost, id).toHaveLength(1);
      }
    }
    for (const track of TRACKS) expect(levelSigns(track, 5), track).not.toEqual([]);
  });

  it('are read from the engine’s data', () => {
    expect(TILES.get('adv_mine_3_vp')).toEqual({
      kind: 'trigger',
      effect: { vp: 3 },
      per: 'mine_built',
      advanced: true,
    });
    expect(TOKENS.get('fed_7_vp_credits')).toEqual({ vp: 7, credits: 6 });
    expect(SPACES.get('power_2_steps')?.steps).toBe(2);
    expect(levelSigns('navigation', 2)).toEqual([{ count: 2, symbol: 'gp-range', tint: 'var(--text-3)' }]);
    expect(levelSigns('economy', 2).map(({ count }) => count)).toEqual([1, 2, 2]);
  });
});

describe('chips', () => {
  const table = testTable(position());

  it('show a conversion as what is paid and what it turns into', () => {
    const power = { symbol: 'res-power', tint: 'var(--r-power)', count: 3 };
    const ore = { symbol: 'res-ore', tint: 'var(--r-ore)', count: 1 };
    expect(face('conversion:power_to_ore', table)).toEqual({ text: '', cost: [power], gain: [ore] });
    expect(face('conversion:burn', table)).toMatchObject({ symbol: 'res-power', text: 'Burn' });
  });

  it('show planets by type and sector, charges in words', () => {
    const { hex, planet, sector } = table.view.hexes.find((each) => each.planet === 'ice' && each.owner === undefined)!;
    expect(face(hex, table)).toEqual({ symbol: `pl-${planet}`, text: `Ice in sector ${sectorName(sector)}` });
    expect(face('space:power_2_ore', table)).toMatchObject({ symbol: 'res-ore' });
    expect(face('amount:3', table)).toMatchObject({ text: 'Charge 3 power' });
  });
});

describe('names of hexes', () => {
  const table = testTable(position());
  const sector = (number: number) => table.view.hexes.filter((each) => each.sector === number);

  it('tell planets by type and sector', () => {
    const { hex } = sector(9).find(({ planet }) => planet === 'ice')!;
    expect(table.name(hex)).toBe('Ice in sector 09');
    expect(testTable(table.view, { language: 'fr' }).name(hex)).toBe('Glace, secteur 09');
  });

  it('tell equal hexes of a sector apart by their place, so that no two have one name', () => {
    const names = table.view.hexes.map(({ hex }) => table.name(hex));
    expect(new Set(names).size).toBe(names.length);
    const { hex } = sector(1).find(({ planet }) => planet === null)!;
    expect(table.name(hex)).toBe(`deep space ${hex.slice(4)} in sector 01`);
  });
});

describe('tips', () => {
  it('say what a mine costs and how a missing resource is come by', () => {
    const view = position();
    const mine = view.mines.find(({ steps, qic }) => steps > 0 && qic === 0) ?? view.mines[1]!;
    const poor = withPlayer(view, 0, { ore: mine.ore - 1, credits: 9, qic: mine.qic, power: 3 });
    const ways = { [mine.hex]: '3 power → 1 ore' };
    const lines = explain(mine.hex, testTable(poor, { ways }))!.lines.join(' ');
    expect(lines).toContain(`${mine.ore} ore`);
    expect(lines).toContain('Missing: 1 ore.');
    expect(lines).toContain('Payable after: 3 power → 1 ore.');
  });

  it('say nothing of prices to those who do not play', () => {
    const view = position();
    expect(explain(view.mines[0]!.hex, testTable(view, { you: [2] }))!.lines.join(' ')).not.toContain('A mine here');
  });
});

describe('a view', () => {
  it('gives every seat a colour of its own, faction or not', () => {
    expect(new Set(colours(undecided())).size).toBe(4);
    expect(colours(position())).toEqual(['brown', 'yellow', 'grey', 'blue']);
  });

  it('is looked at from the reader’s seat', () => {
    expect(viewpoint(testTable(position(), { you: [2] }))).toBe(2);
    expect(viewpoint(testTable(position(), { you: [] }))).toBe(0);
  });

  it('knows power values, with the tile and the Bescods’ institute', () => {
    const on = { hex: 'hex:0,0', sector: 1, planet: 'titanium', structure: 'planetary_institute', owner: 2 } as const;
    const view = position();
    expect(powerValue(view, on)).toBe(3);
    const raised = withPlayer(view, 2, { tiles: [{ tile: 'tile:tech_big_buildings_power_4', covered: false }] });
    expect(powerValue(raised, on)).toBe(4);
    const pieces = { ...player(view, 2)!.pieces, planetary_institute: { out: 1, of: 1 } };
    expect(powerValue(withPlayer(raised, 2, { faction: 'faction:bescods', pieces }), on)).toBe(5);
    expect(powerValue(view, { ...on, structure: 'mine', planet: 'ice' })).toBe(1);
  });

  it('tells a covered tile from the stack it came from', () => {
    const action = { id: 1, text: '' };
    const drawn = (verb: string, ref: string, prompt = 'turn') =>
      things({ ...action, verb, refs: [ref] }, position(), { prompt, args: [] });
    expect(drawn('cover', 'tile:tech_7_vp')).toEqual(['held:tech_7_vp']);
    expect(drawn('tile', 'tile:tech_7_vp')).toEqual(['tile:tech_7_vp']);
    expect(drawn('token_first', 'amount:2')).toEqual([]);
    expect(drawn('token', 'token:fed_12_vp', 'token')).toEqual(['token:fed_12_vp']);
    expect(drawn('token', 'token:fed_12_vp', 'rescore')).toEqual(['owned:fed_12_vp']);
  });
});
