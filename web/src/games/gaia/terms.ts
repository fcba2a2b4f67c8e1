/** The signs of what the evaluation counts. */
import { signsOf } from '../../design/sign';
import { HOLDINGS } from './signs';

export const TERM_SIGNS = signsOf(
  [HOLDINGS['points'], 'points', 'level_points', 'pass_points', 'later_pass_points'],
  [HOLDINGS['ore'], 'ore', 'much_ore', 'ore_flow', 'ore_action'],
  [HOLDINGS['credits'], 'credits', 'many_credits', 'credit_flow', 'credit_action'],
  [HOLDINGS['knowledge'], 'knowledge', 'much_knowledge', 'knowledge_flow', 'knowledge_action'],
  [HOLDINGS['qic'], 'qic', 'many_qic', 'qic_flow', 'qic_action'],
  [HOLDINGS['power'], 'bowl_1', 'bowl_2', 'bowl_3', 'gaia_area', 'charge_flow', 'charge_action'],
  [HOLDINGS['tokens'], 'token_flow', 'token_action'],
  [HOLDINGS['gaiaformers'], 'gaiaformer', 'terraformed'],
  [{ symbol: 'gp-mine', tint: 'var(--text-1)' }, 'mine', 'structures', 'hopes', 'sectors', 'planet_types'],
  [{ symbol: 'pl-gaia', tint: 'var(--text-1)' }, 'gaia_planets'],
  [{ symbol: 'gp-trading-station', tint: 'var(--text-1)' }, 'more_stations'],
  [{ symbol: 'gp-research-lab', tint: 'var(--text-1)' }, 'more_labs'],
  [{ symbol: 'gp-terraform', tint: 'var(--text-1)' }, 'step_action'],
  [{ symbol: 'gp-range', tint: 'var(--text-1)' }, 'range_action'],
  [{ symbol: 'gp-satellite', tint: 'var(--text-1)' }, 'satellites'],
  [{ symbol: 'gp-federation', tint: 'var(--brass)' }, 'token', 'green_token', 'loose_power', 'spare_power'],
);
