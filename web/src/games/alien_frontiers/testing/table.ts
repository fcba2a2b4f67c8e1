/** A table of this game for tests. */
import { testing, type TestOptions } from '../../../dev/gameTable';
import type { View } from '../view';

export type { TestOptions };

export const { SOURCES, strictTexts, testTable } = testing<View>({
  id: 'alien_frontiers',
  colours: (view) => view.seats.map(({ colour }) => colour),
  asked: null,
});
