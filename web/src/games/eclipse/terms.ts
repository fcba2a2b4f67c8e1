/** The signs of what the evaluation counts. */
import { signsOf } from '../../design/sign';
import { HOLDINGS } from './signs';

export const TERM_SIGNS = signsOf(
  [HOLDINGS['points'], 'points'],
  [HOLDINGS['discs'], 'discs', 'spent'],
  [
    { symbol: 'ec-disc', tint: 'var(--brass)' },
    'hexes',
    'vacant',
    'conquered',
    'lost',
    'attack',
    'defence',
    'raid',
    'raided',
  ],
  [HOLDINGS['money'], 'saved', 'debt', 'traded_debt', 'income', 'actions'],
  [HOLDINGS['science'], 'science', 'more_science', 'science_income', 'tiles'],
  [HOLDINGS['materials'], 'materials', 'more_materials', 'materials_income'],
  [{ symbol: 'ec-reputation', tint: '#e9d9ae' }, 'reputation', 'honour'],
  [{ symbol: 'ship-interceptor', tint: 'var(--text-1)' }, 'losses'],
  [{ symbol: 'ship-ancient', tint: '#d9bd83' }, 'hunt_at_hand', 'hunt_somewhere'],
  [{ symbol: 'ec-discovery', tint: '#cfae6d' }, 'discovery'],
);
