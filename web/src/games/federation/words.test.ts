import { describe, expect, it } from 'vitest';
import { later, pawnOf } from './foresight';
import { position, withSeat } from './testing/position';
import { testTable } from './testing/table';
import { megaValue } from './values';
import { consequence, face, header, label, prospectWords } from './words';

const DAN = 3;

describe('the head of the screen', () => {
  it('counts rounds, and turns from the one that is being played', () => {
    expect(header(testTable(position()))).toEqual({
      phase: 'Ambassadors, turn 3 of 4',
      pill: 'Round 4',
      rounds: { now: 4, of: 5 },
    });
  });
});

describe('what an action brings', () => {
  const table = testTable(position());

  it('names votes on a floor and projects that move', () => {
    const after = position();
    after.senate.floors.top.seats[DAN] = 4;
    after.projects = after.projects.map((each) => (each.ref === 'project:neo' ? { ...each, cell: 5 } : each));
    expect(consequence(position(), after, DAN, table)).toBe('Top floor: 4 votes · Néo: 4 → 5 of 6');
  });

  it('is nothing where nothing changes', () => {
    expect(consequence(position(), position(), DAN, table)).toBeNull();
  });
});

describe('the prospect of a placement', () => {
  const told = (cell: string, side: string | null): string[] => {
    const pawn = pawnOf(side, null);
    return prospectWords(pawn ? later(position(), DAN, cell, pawn) : null, cell, testTable(position()));
  };

  it('tells floor and law of a vote', () => {
    expect(told('cell:left_bottom_1', 'face:voting_2')).toEqual([
      'Bottom floor: 7 against 7, +2 points',
      '12 : 10, Néo law passes',
    ]);
  });

  it('tells the contribution where the column’s project is complete', () => {
    expect(told('cell:right_bottom_5', 'face:funding_2')).toEqual(['Senatorial project: contribution 1, 1 Lavandium']);
  });

  it('tells both sides while no face is chosen', () => {
    expect(told('cell:left_bottom_1', null)).toEqual(['vote: Bottom floor, left wing', 'funding: project 6Moon']);
  });
});

describe('names and faces', () => {
  const table = testTable(position());

  it('say who stands on a cell', () => {
    expect(label('cell:left_top_1', table)).toMatch(/Anna, 1 vote and the die of 2$/);
    expect(label('cell:right_top_5', table)).toMatch(/Ben funds$/);
    expect(label('cell:left_top_2', table)).toMatch(/nobody is there$/);
  });

  it('show prices and gains by symbols', () => {
    expect(face('stall:stall_4', table)).toMatchObject({ cost: [{ symbol: 'cry-oceanium', count: 1 }] });
    expect(face('token:alteration_1v09', table)).toMatchObject({
      gain: [
        { symbol: 'fd-vote', count: 2 },
        { symbol: 'cry-lavandium', count: 2 },
      ],
    });
  });

  it('tell the worth of a megastructure with the robot already on it', () => {
    const view = withSeat(position(), DAN, { influence: { neo: 0, six_moon: 0, atalum: 5, arratooine: 0, e81216: 1 } });
    const mega = {
      ref: 'building:megastructure_4',
      tokens: ['influence_atalum', 'influence_e81216'],
      coefficients: [3, 2, 2, 1],
    };
    expect(megaValue(view, DAN, mega)).toBe(9);
    expect(megaValue(view, DAN, { ...mega, coefficients: [] })).toBe(0);
  });
});
