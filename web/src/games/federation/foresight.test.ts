import { describe, expect, it } from 'vitest';
import { later, now, pawnOf, pending } from './foresight';
import { position, withSeat } from './testing/position';
import type { View } from './view';

const DAN = 3;

function placing(cell: string, face: string | null, token: string | null = null, view: View = position()) {
  const pawn = pawnOf(face, token);
  return { now: now(view, DAN, cell, pawn), later: pawn ? later(view, DAN, cell, pawn) : null };
}

describe('what a pawn shows', () => {
  it('is its votes, or its funding bonus', () => {
    expect(pawnOf('face:voting_3', null)).toEqual({ votes: 3, bonus: {} });
    expect(pawnOf('face:funding_3', null)).toEqual({ votes: 0, bonus: { coppernium: 1 } });
    expect(pawnOf(null, null)).toBeNull();
  });

  it('is the token laid on it instead', () => {
    expect(pawnOf('face:voting_3', 'token:alteration_1v09')).toEqual({ votes: 2, bonus: { lavandium: 2 } });
    expect(pawnOf(null, 'token:alteration_1f04')).toEqual({ votes: 0, bonus: { oceanium: 1 } });
  });
});

describe('what happens at once', () => {
  it('is the bonus, the price, the action and, for a funding symbol, the release', () => {
    const { now: first } = placing('cell:left_middle_3', 'face:funding_2');
    expect(first.bonus).toEqual([expect.objectContaining({ count: 1, symbol: 'cry-lavandium' })]);
    expect(first.cost).toEqual([expect.objectContaining({ count: 1, symbol: 'cry-oceanium' })]);
    expect(first.effect).toEqual([expect.objectContaining({ count: 2, symbol: 'fd-ship' })]);
    expect(first.releases).toBe('mission:purchasing_office');
  });

  it('releases nothing that is released already, and nothing by a vote', () => {
    const missions = position().seats[DAN]?.missions.map((each) => ({ ...each, released: true })) ?? [];
    const open = withSeat(position(), DAN, { missions });
    expect(placing('cell:left_middle_3', 'face:funding_2', null, open).now.releases).toBeNull();
    expect(placing('cell:left_middle_3', 'face:voting_2').now.releases).toBeNull();
  });

  it('is one Oceanium on the Outer Module, without a release', () => {
    const { now: first, later: then } = placing('cell:outer_module', 'face:funding_1');
    expect(first.effect).toEqual([expect.objectContaining({ count: 1, symbol: 'cry-oceanium' })]);
    expect(first.releases).toBeNull();
    expect(then).toEqual({ kind: 'nothing' });
  });
});

describe('what happens at the end of the round', () => {
  it('counts votes for the floor and for the wings, which stand at 10 to 10', () => {
    expect(placing('cell:left_bottom_1', 'face:voting_2').later).toEqual({
      kind: 'votes',
      floor: 'bottom',
      mine: 7,
      rival: 7,
      points: 2,
      wing: 'left',
      wings: { left: 12, right: 10 },
      law: 'law:law_neo',
      die: null,
    });
  });

  it('gives nothing to who is behind on the floor', () => {
    expect(placing('cell:right_middle_4', 'face:voting_1').later).toMatchObject({
      mine: 1,
      rival: 2,
      points: 0,
      law: 'law:law_six_moon',
    });
  });

  it('says when the wings are tied', () => {
    const view = position();
    view.senate.wings = { left: 8, right: 10 };
    expect(placing('cell:left_top_2', 'face:voting_2', null, view).later).toMatchObject({
      wings: { left: 10, right: 10 },
      law: null,
    });
  });

  it('remembers the die that is still at hand', () => {
    const view = withSeat(position(), DAN, { die: 5, die_cell: null });
    expect(placing('cell:left_top_2', 'face:voting_2', null, view).later).toMatchObject({ die: 5 });
  });

  it('moves the project of the column behind the pawns above', () => {
    const view = position();
    // Column 5 is Arratooine's; two pawns fund it already, one above the bottom floor's cell and one at the middle.
    expect(pending(view, 5)).toBe(2);
    const open = {
      ...view,
      projects: view.projects.map((each) => (each.ref === 'project:arratooine' ? { ...each, cell: 2 } : each)),
    };
    expect(placing('cell:right_bottom_5', 'face:funding_2', null, open).later).toEqual({
      kind: 'funding',
      project: 'project:arratooine',
      from: 2,
      to: 5,
      last: 6,
    });
  });

  it('goes to the Senatorial project where the column’s is complete', () => {
    expect(placing('cell:right_bottom_5', 'face:funding_2').later).toEqual({
      kind: 'contribution',
      total: 1,
      crystal: 'lavandium',
    });
  });
});
