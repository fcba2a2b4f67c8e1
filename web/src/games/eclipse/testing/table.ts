/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/eclipse.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/eclipse.ftl?raw';
import { gameTable, type GameSetting, StrictTexts, type TestOptions } from '../../../dev/gameTable';
import type { Language } from '../../../i18n/i18n.svelte';
import { name } from '../words';
import { colours, type EclipseTable, type View } from '../view';

export type { TestOptions };
export const SOURCES = { en, fr };

const SETTING: GameSetting<View> = {
  id: 'eclipse',
  sources: SOURCES,
  colours,
  asked: { prompt: 'turn', args: [] },
  name,
};

export function strictTexts(language: Language): StrictTexts {
  return new StrictTexts(language, SOURCES);
}

export function testTable(view: View, options: TestOptions = {}): EclipseTable {
  return gameTable(SETTING, view, options);
}
