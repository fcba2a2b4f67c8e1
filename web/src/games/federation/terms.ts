/** The signs of what the evaluation counts. */
import { signsOf } from '../../design/sign';
import { HOLDINGS } from './signs';

export const TERM_SIGNS = signsOf(
  [HOLDINGS['points'], 'points', 'project_hoped'],
  [{ symbol: 'fd-law', tint: 'var(--brass)' }, 'law_now', 'laws_to_come'],
  [{ symbol: 'fd-vote', tint: 'var(--text-1)' }, 'floors', 'votes_in_hand'],
  [{ symbol: 'fd-fund', tint: 'var(--brass)' }, 'project_funded'],
  [HOLDINGS['medals'], 'medals'],
  [HOLDINGS['lavandium'], 'lavandium'],
  [HOLDINGS['coppernium'], 'coppernium'],
  [HOLDINGS['oceanium'], 'oceanium'],
  [HOLDINGS['gold'], 'gold'],
  [HOLDINGS['ships'], 'ship', 'more_ships', 'mission_ready', 'mission_done'],
  [{ symbol: 'fd-release', tint: 'var(--text-1)' }, 'mission_released'],
  [{ symbol: 'fd-scholar', tint: 'var(--text-1)' }, 'scholar_1', 'scholar_2'],
  [HOLDINGS['degrees'], 'degree', 'level'],
  [HOLDINGS['die'], 'die'],
);
