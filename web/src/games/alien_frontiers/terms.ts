/** The signs of what the evaluation counts. */
import { signsOf } from '../../design/sign';
import { HOLDINGS } from './signs';

export const TERM_SIGNS = signsOf(
  [HOLDINGS['points'], 'other_points'],
  [HOLDINGS['colonies'], 'colony', 'launch_ready', 'circle', 'one_behind'],
  [{ symbol: 'ui-first', tint: '#86bdf4' }, 'control', 'shared_lead'],
  [HOLDINGS['ships'], 'missing_ship', 'die_1', 'die_2', 'die_3', 'die_4', 'die_5', 'die_6'],
  [HOLDINGS['fuel'], 'first_fuel', 'more_fuel'],
  [HOLDINGS['ore'], 'first_ore', 'more_ore'],
);
