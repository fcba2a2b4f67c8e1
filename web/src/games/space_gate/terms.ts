/** The signs of what the evaluation counts. */
import { signsOf } from '../../design/sign';
import { HOLDINGS } from './signs';

export const TERM_SIGNS = signsOf(
  [HOLDINGS['points'], 'influence', 'hawking', 'safe', 'majority', 'predominance'],
  [{ symbol: 'sg-void', tint: 'var(--text-1)' }, 'void'],
  [HOLDINGS['engineers'], 'engineer'],
  [HOLDINGS['chiefs'], 'chief'],
  [HOLDINGS['robots'], 'robot_airlock', 'robot_worksite', 'robot_domain'],
  [
    HOLDINGS['settlers'],
    'settlers',
    'walking',
    'next_flight',
    'boarded_planet',
    'boarded_hawking',
    'waiting_planet',
    'waiting_hawking',
  ],
  [{ symbol: 'sg-gate-ring', tint: 'var(--text-1)' }, 'gate_places', 'closed_gate_places', 'planet_access'],
  [HOLDINGS['modules'], 'module', 'air_places', 'closed_air', 'icon'],
  [{ symbol: 'sg-airlock', tint: 'var(--text-1)' }, 'fill_points'],
);
