/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/space_gate.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/space_gate.ftl?raw';
import { gameTable, type GameSetting, StrictTexts, type TestOptions } from '../../../dev/gameTable';
import type { Language } from '../../../i18n/i18n.svelte';
import { name } from '../words';
import { colours, type GateTable, type View } from '../view';

export type { TestOptions };
export const SOURCES = { en, fr };

const SETTING: GameSetting<View> = {
  id: 'space_gate',
  sources: SOURCES,
  colours,
  asked: { prompt: 'turn', args: [] },
  name,
};

export function strictTexts(language: Language): StrictTexts {
  return new StrictTexts(language, SOURCES);
}

export function testTable(view: View, options: TestOptions = {}): GateTable {
  return gameTable(SETTING, view, options);
}
