/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/alien_frontiers.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/alien_frontiers.ftl?raw';
import { testing, type TestOptions } from '../../../dev/gameTable';
import type { View } from '../view';

export type { TestOptions };
export const SOURCES = { en, fr };

export const { strictTexts, testTable } = testing<View>({
  id: 'alien_frontiers',
  sources: SOURCES,
  colours: (view) => view.seats.map(({ colour }) => colour),
  asked: null,
});
