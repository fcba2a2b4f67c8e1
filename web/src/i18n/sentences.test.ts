import { beforeEach, describe, expect, it } from 'vitest';
import { registerTexts, Texts } from './i18n.svelte';
import { plain, segments, Sentences } from './sentences';

const SOURCE = `
toy-die = a { $label }
    .tip = A ship that shows { $label }
toy-hex-3_-2 = the lake
toy-verb-dock = Dock
toy-verb-pass = Pass
toy-verb-move = Move to { $goal }
toy-action-dock = Dock { $die } and { $die2 } at { $where }
toy-prompt-main = { $seat }, what about { $die }?
toy-prompt-treaty = { $seat }, do you agree with { $seat2 }?
toy-waiting-main = { $seat } thinks
toy-event-rolled = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice } for { $points }
common-action = { $verb }: { $things }
`;

describe('Sentences', () => {
  let sentences: Sentences;

  beforeEach(async () => {
    registerTexts('en', 'toy', SOURCE);
    const texts = new Texts();
    await texts.need('toy');
    const roles = new Map([
      ['dock', ['where', 'first', 'second']],
      ['move', ['goal']],
    ]);
    sentences = new Sentences(texts, 'toy', (seat) => ['Anna', 'Ben'][seat] ?? '', roles);
  });

  it('name things by label, by kind, and seats by their player', () => {
    expect(sentences.thing('hex:3,-2')).toBe('the lake');
    expect(sentences.thing('die:4')).toBe('a 4');
    expect(sentences.thing('seat:1')).toBe('Ben');
  });

  it('explain things by their tip', () => {
    expect(sentences.tip('die:4')).toBe('A ship that shows 4');
    expect(sentences.tip('hex:3,-2')).toBeNull();
  });

  it('say actions by role and kind, or as verb and things', () => {
    const dock = { id: 1, verb: 'dock', refs: ['hex:3,-2', 'die:4', 'die:5'], text: '' };
    expect(sentences.action(dock)).toBe('Dock a 4 and a 5 at the lake');
    expect(sentences.action({ id: 2, verb: 'pass', refs: [], text: '' })).toBe('Pass');
    expect(sentences.action({ id: 3, verb: 'move', refs: ['hex:3,-2'], text: '' })).toBe('Move to the lake');
    expect(sentences.action({ id: 4, verb: 'pass', refs: ['die:2'], text: '' })).toBe('Pass: a 2');
    expect(sentences.button({ id: 3, verb: 'move', refs: ['hex:3,-2'], text: '' })).toBe('Move to the lake');
  });

  it('ask and wait', () => {
    const decision = { seat: 0, prompt: 'main', args: ['die:6'] };
    expect(sentences.prompt(decision)).toBe('Anna, what about a 6?');
    expect(sentences.prompt({ seat: 1, prompt: 'treaty', args: ['seat:0'] })).toBe('Ben, do you agree with Anna?');
    expect(sentences.waiting(decision)).toBe('Anna thinks');
    expect(sentences.waiting({ seat: 0, prompt: 'other' })).toBeNull();
  });

  it('tell events in the second person to the one who did it, and point at the things named', () => {
    const event = { ply: 1, event: 'rolled', seat: 1, args: { dice: ['die:1', 'die:2'], points: 3 } };
    expect(plain(sentences.event(event, false))).toBe('Ben rolls a 1, a 2 for 3');
    expect(plain(sentences.event(event, true))).toBe('You roll a 1, a 2 for 3');
    expect(
      sentences
        .event(event, false)
        .filter((part) => part.ref)
        .map((part) => part.ref),
    ).toEqual(['seat:1', 'die:1', 'die:2']);
  });
});

describe('segments', () => {
  it('leave a plain sentence whole', () => {
    expect(segments('Nothing happened.')).toEqual([{ text: 'Nothing happened.' }]);
  });
});
