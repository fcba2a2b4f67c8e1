/** A table of this game for tests. */
import en from '../../../../../src/astrolude/locales/en/space_gate.ftl?raw';
import fr from '../../../../../src/astrolude/locales/fr/space_gate.ftl?raw';
import { testing, type TestOptions } from '../../../dev/gameTable';
import { colours, type View } from '../view';
import { name } from '../words';

export type { TestOptions };
export const SOURCES = { en, fr };

export const { strictTexts, testTable } = testing<View>({
  id: 'space_gate',
  sources: SOURCES,
  colours,
  asked: { prompt: 'turn', args: [] },
  name,
});
