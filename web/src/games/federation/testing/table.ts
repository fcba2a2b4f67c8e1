/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/federation.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/federation.ftl?raw';
import { gameTable, type GameSetting, StrictTexts, type TestOptions } from '../../../dev/gameTable';
import type { Language } from '../../../i18n/i18n.svelte';
import { colours, type FederationTable, type View } from '../view';

export type { TestOptions };
export const SOURCES = { en, fr };

const SETTING: GameSetting<View> = {
  id: 'federation',
  sources: SOURCES,
  colours,
  asked: { prompt: 'place', args: [] },
};

export function strictTexts(language: Language): StrictTexts {
  return new StrictTexts(language, SOURCES);
}

export function testTable(view: View, options: TestOptions = {}): FederationTable {
  return gameTable(SETTING, view, options);
}
