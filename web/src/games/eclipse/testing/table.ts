/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/eclipse.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/eclipse.ftl?raw';
import { testing, type TestOptions } from '../../../dev/gameTable';
import { colours, type View } from '../view';
import { name } from '../words';

export type { TestOptions };
export const SOURCES = { en, fr };

export const { strictTexts, testTable } = testing<View>({
  id: 'eclipse',
  sources: SOURCES,
  colours,
  asked: { prompt: 'turn', args: [] },
  name,
});
