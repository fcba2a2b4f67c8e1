import { describe, expect, it } from 'vitest';
import { testGameTexts } from '../../dev/gameTexts';
import { LANGUAGES } from '../../i18n/i18n.svelte';
import { explain } from './explain';
import { HOLDINGS } from './signs';
import { GAME } from './testing/description';
import { battle, exploring, position } from './testing/position';
import { SOURCES, testTable } from './testing/table';
import { bayRef, craftRef, fleetRef, pactRef, squareRef, zoneRef } from './things';
import { type Phase, type View, zones } from './view';
import { caption, consequence, face, header, label, verbFace } from './words';

const EVENT_KINDS: Record<string, string[]> = {
  vessel: ['interceptor', 'ancient', 'gcds', 'ancient_cruiser_1', 'ancient_dreadnought_b'],
  bonus: ['freedom', 'prosperity', 'enlightenment'],
};
const PHASES: readonly Phase[] = ['setup', 'action', 'combat', 'upkeep', 'cleanup', 'ended'];

/** Every kind of thing that a drawing of these positions stands for. */
function drawn(view: View): string[] {
  const [place] = zones(view);
  return [
    ...view.sectors.map(({ ref }) => ref),
    zoneRef(place!),
    craftRef('sector:221', 'interceptor'),
    fleetRef('sector:221', 'interceptor', 1),
    fleetRef('sector:001', 'gcds', null),
    squareRef('sector:221', 'money'),
    bayRef('interceptor', 1),
    pactRef('founding', 1),
    'technology:plasma_cannon',
    'technology:cloaking_device',
    'part:hull',
    'development:shellworld',
    'alliance:nova',
    'rotation:1',
    'species:planta',
  ];
}

testGameTexts({
  id: 'eclipse',
  sources: SOURCES,
  game: GAME,
  eventKinds: EVENT_KINDS,
  steps: [
    'ancient_bombs',
    'battle',
    'cleanup',
    'control',
    'damage',
    'defence',
    'end_combat',
    'exchange_envoys',
    'hex',
    'hex_population',
    'hex_reputation',
    'hives',
    'homes_placed',
    'joined',
    'new_round',
    'payment_of',
    'revelation',
    'round',
    'turn_over',
    'upkeep_of',
    'upkeep_phase',
    'volley',
  ],
  holdings: HOLDINGS,
  scoreParts: Object.keys(position().seats[0]!.score.parts),
});

describe.each([...LANGUAGES])('what the page says in %s', (language) => {
  it('explain, name and face every drawn thing', () => {
    const table = testTable(position(), { language });
    for (const ref of drawn(table.view)) {
      expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
      expect(explain(ref, table)?.title, ref).not.toMatch(/[{}_]/);
      expect(label(ref, table), ref).not.toMatch(/[{}_]/);
      expect(face(ref, table), ref).not.toBeNull();
    }
    for (const ref of [
      'piece:cruiser',
      'exchange:money_science',
      'value:3',
      'space:move',
      'seat:1',
      'resource:money',
      'ship:cruiser',
    ]) {
      expect(face(ref, table), ref).not.toBeNull();
    }
  });

  it('say on a chip what choosing a hex does, and what is ended', () => {
    for (const prompt of [
      'influence',
      'place_disc',
      'put_down',
      'claim_hex',
      'place_tile',
      'fly',
      'attack_or_retreat',
      'stalemate',
      'upkeep',
    ]) {
      const table = testTable(position(), { language, asked: { prompt, args: [] } });
      const chip = face('sector:221', table) as { text: string };
      expect(chip.text, prompt).toContain('221');
      expect(chip.text, prompt).not.toBe(table.name('sector:221'));
    }
    for (const prompt of [
      'after',
      'explore',
      'influence',
      'research',
      'build',
      'move',
      'upgrade',
      'fly',
      'colonists',
      'upkeep',
    ]) {
      expect(verbFace('stop', testTable(position(), { language, asked: { prompt, args: [] } })), prompt).toHaveProperty(
        'text',
      );
    }
    expect(
      verbFace('stop', testTable(position(), { language, asked: { prompt: 'population', args: [] } })),
    ).not.toHaveProperty('text');
  });

  it('name what only a moment shows: a tile in hand, ships and dice of a battle', () => {
    expect(testTable(exploring(), { language }).name('drawn:first')).toContain('Pollux');
    const table = testTable(battle(), { language });
    expect(label('place:0', table)).not.toMatch(/[{}_]/);
    expect(label('die:0', table)).toMatch(/6/);
  });

  it('have words for the head of the screen and the seats, in every phase', () => {
    for (const phase of PHASES) {
      const table = testTable({ ...position(), phase }, { language });
      expect(header(table).phase).not.toMatch(/[{}_]/);
      table.view.seats.forEach((_, seat) => expect(caption(table, seat)).not.toMatch(/[{}_]/));
    }
  });

  it('say what an action brings, and nothing where nothing changes', () => {
    const [before, after] = [position(), position()];
    const seat = after.seats[0] as { upkeep: number; balance: number };
    Object.assign(seat, { upkeep: 7, balance: -3 });
    const table = testTable(before, { language });
    expect(consequence(before, after, 0, table)).toMatch(/7.*-3/);
    expect(consequence(before, position(), 0, table)).toBeNull();
  });
});
