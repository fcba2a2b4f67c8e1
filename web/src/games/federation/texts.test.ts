import { describe, expect, it } from 'vitest';
import { testGameTexts } from '../../dev/gameTexts';
import { LANGUAGES } from '../../i18n/i18n.svelte';
import { explain } from './explain';
import { HOLDINGS } from './signs';
import { GAME, KINDS } from './testing/description';
import { position } from './testing/position';
import { SOURCES, strictTexts, testTable } from './testing/table';
import { caption, face, header, label } from './words';

const EVENT_KINDS: Record<string, string[]> = {
  law: ['law_neo', 'law_six_moon', 'law_atalum', 'law_arratooine', 'law_e81216'],
  floor: ['top', 'middle', 'bottom'],
  asteroid_token: ['asteroid_token_1', 'asteroid_token_6'],
  part: Object.keys(position().seats[0]?.score.parts ?? {}),
};
/** Kinds that no sentence names: arguments of questions and steps that tell the engine how to go on. */
const UNSAID = ['mode', 'will', 'line', 'stage'];
/** Kinds that are drawn and answer to a pointer. */
const EXPLAINED = new Set([
  'cell',
  'crystal',
  'mission',
  'project',
  'medal',
  'asteroid',
  'inert',
  'token',
  'scholar',
  'stall',
  'building',
  'senate_action',
  'structure',
  'planet',
  'level',
  'wing',
  'deep_space',
  'starter',
  'face',
]);

testGameTexts({
  id: 'federation',
  sources: SOURCES,
  game: GAME,
  eventKinds: EVENT_KINDS,
  unsaid: UNSAID,
  steps: [
    'act',
    'apply_side',
    'begin_round',
    'climb',
    'complete',
    'effects',
    'executive',
    'next_turn',
    'receive_income',
    'settled',
  ],
  holdings: HOLDINGS,
  scoreParts: EVENT_KINDS['part'] ?? [],
});

describe.each([...LANGUAGES])('what the page says in %s', (language) => {
  const texts = strictTexts(language);

  it('explain what players must know', () => {
    for (const kind of [
      'senate_action',
      'mission',
      'scholar',
      'token',
      'stall',
      'structure',
      'building',
      'starter',
      'deep_space',
    ]) {
      for (const each of KINDS[kind] ?? [])
        expect(texts.attribute(`federation-${kind}-${each}`, 'tip'), `${kind}:${each}`).toMatch(/\.$/);
    }
  });

  it('explain, name and face every drawn thing of a position', () => {
    const table = testTable(position(), { language });
    for (const [kind, labels] of Object.entries(KINDS)) {
      if (!EXPLAINED.has(kind)) continue;
      for (const each of labels) {
        const ref = `${kind}:${each}`;
        expect(explain(ref, table)?.lines.join(' '), ref).toMatch(/\S/);
        expect(label(ref, table), ref).not.toMatch(/[{}_]/);
        expect(face(ref, table), ref).not.toBeNull();
      }
    }
  });

  it('have words for the head of the screen and the seats in every phase', () => {
    for (const phase of ['setup', 'ambassadors', 'executive', 'over'] as const) {
      const table = testTable({ ...position(), phase }, { language });
      expect(header(table).phase).not.toMatch(/[{}_]/);
      expect(caption(table, 1)).toMatch(/\d$/);
    }
  });
});
