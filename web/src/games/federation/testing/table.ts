/** A table of this game for tests. */
import { testing, type TestOptions } from '../../../dev/gameTable';
import { colours, type View } from '../view';

export type { TestOptions };

export const { SOURCES, strictTexts, testTable } = testing<View>({
  id: 'federation',
  colours,
  asked: { prompt: 'place', args: [] },
});
