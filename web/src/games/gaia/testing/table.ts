/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/gaia.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/gaia.ftl?raw';
import { testing, type TestOptions } from '../../../dev/gameTable';
import { colours, type View } from '../view';
import { name } from '../words';

export type { TestOptions };
export const SOURCES = { en, fr };

export const { strictTexts, testTable } = testing<View>({
  id: 'gaia',
  sources: SOURCES,
  colours,
  asked: { prompt: 'turn', args: [] },
  name,
});
