/** A table of this game for tests. */
import { testing, type TestOptions } from '../../../dev/gameTable';
import { colours, type View } from '../view';
import { name } from '../words';

export type { TestOptions };

export const { SOURCES, strictTexts, testTable } = testing<View>({
  id: 'gaia',
  colours,
  asked: { prompt: 'turn', args: [] },
  name,
});
