import { describe, expect, it } from 'vitest';
import { testGameTexts } from '../../dev/gameTexts';
import { LANGUAGES } from '../../i18n/i18n.svelte';
import { explain } from './explain';
import { FACTION_HOMES } from './facts';
import { HOLDINGS } from './signs';
import { GAME, KINDS } from './testing/description';
import { crowded, EVENT_KINDS, position, undecided } from './testing/position';
import { SOURCES, strictTexts, testTable } from './testing/table';
import { TRACKS } from './view';
import { caption, face, header, label } from './words';

const ALL_KINDS = { ...KINDS, ...EVENT_KINDS };

testGameTexts({
  id: 'gaia',
  sources: SOURCES,
  game: GAME,
  eventKinds: EVENT_KINDS,
  steps: [
    'action_phase',
    'automa_booster',
    'automa_mine',
    'automa_turn',
    'collect',
    'exchange_of',
    'first_structures',
    'gaia_phase',
    'income_of',
    'offers',
    'return_of',
    'round',
    'turn_of',
  ],
  holdings: HOLDINGS,
  scoreParts: EVENT_KINDS['source'] ?? [],
});

describe.each([...LANGUAGES])('what the page says in %s', (language) => {
  const texts = strictTexts(language);

  it('list amounts with commas between those that are there', () => {
    const amounts = (ore: number, credits: number, knowledge: number, qic: number): string =>
      texts.t('gaia-amounts', { ore, credits, knowledge, qic });
    expect(amounts(1, 0, 0, 2).split(', ')).toHaveLength(2);
    expect(amounts(0, 0, 4, 0)).not.toContain(',');
    expect(amounts(1, 2, 3, 4).split(', ')).toHaveLength(4);
    expect(amounts(0, 2, 0, 1)).toMatch(/^2 .+, 1 /);
  });

  it('explain what players must know', () => {
    const explained = [
      'faction',
      'structure',
      'tile',
      'booster',
      'space',
      'special',
      'track',
      'token',
      'round_tile',
      'resource',
      'bowl',
    ];
    for (const kind of explained) {
      for (const each of ALL_KINDS[kind] ?? [])
        expect(texts.attribute(`gaia-${kind}-${each}`, 'tip'), `${kind}:${each}`).toMatch(/\.$/);
    }
    for (const track of TRACKS) {
      for (let level = 0; level <= 5; level++) {
        expect(texts.attribute(`gaia-level-${track}_${level}`, 'tip'), `${track} ${level}`).toMatch(/\.$/);
      }
    }
    expect(FACTION_HOMES).toHaveLength(14);
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(crowded(), { language });
    const { view } = table;
    const things = [
      ...view.hexes.map(({ hex }) => hex),
      ...view.spaces.map(({ space }) => space),
      ...view.boosters,
      ...view.round_tiles,
      ...view.final_tiles.map(({ final_tile }) => final_tile),
      ...TRACKS.flatMap((track) => [`track:${track}`, `level:${track}_5`]),
      'tile:tech_7_vp',
      'held:tech_7_vp',
      'token:fed_12_vp',
      'special:academy',
      'structure:mine',
      'bowl:3',
      'seat:1',
      'faction:terrans',
      'resource:ore',
    ];
    for (const ref of things) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      expect(face(ref, table), ref).not.toBeNull();
    }
  });

  it('have words for the head of the screen and the seats before and after the choice of factions', () => {
    const [before, after] = [testTable(undecided(), { language }), testTable(position(), { language })];
    expect(header(before).rounds).toBeUndefined();
    expect(header(after).rounds).toEqual({ now: 4, of: 6 });
    expect(caption(before, 0)).not.toMatch(/[{}_]/);
    expect(caption(after, 1)).toContain('Xenos');
  });
});
