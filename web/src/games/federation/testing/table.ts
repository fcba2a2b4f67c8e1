/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/federation.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/federation.ftl?raw';
import { testing, type TestOptions } from '../../../dev/gameTable';
import { colours, type View } from '../view';

export type { TestOptions };
export const SOURCES = { en, fr };

export const { strictTexts, testTable } = testing<View>({
  id: 'federation',
  sources: SOURCES,
  colours,
  asked: { prompt: 'place', args: [] },
});
