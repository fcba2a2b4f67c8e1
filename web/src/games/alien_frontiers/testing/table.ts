/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/alien_frontiers.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/alien_frontiers.ftl?raw';
import { gameTable, type GameSetting, StrictTexts, type TestOptions } from '../../../dev/gameTable';
import type { Language } from '../../../i18n/i18n.svelte';
import type { AlienTable, View } from '../view';

export type { TestOptions };
export const SOURCES = { en, fr };

const SETTING: GameSetting<View> = {
  id: 'alien_frontiers',
  sources: SOURCES,
  colours: (view) => view.seats.map(({ colour }) => colour),
  asked: null,
};

export function strictTexts(language: Language): StrictTexts {
  return new StrictTexts(language, SOURCES);
}

export function testTable(view: View, options: TestOptions = {}): AlienTable {
  return gameTable(SETTING, view, options);
}
