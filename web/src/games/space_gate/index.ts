/** Space Gate Odyssey on the page. */
import type { GameUi } from '../types';
import { animate } from './animate';
import Board from './Board.svelte';
import { consequence } from './consequence';
import { explain } from './explain';
import PlanetsTab from './panels/PlanetsTab.svelte';
import WorksiteTab from './panels/WorksiteTab.svelte';
import { picker } from './picker';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { HOLDINGS } from './signs';
import { things } from './things';
import { colours, type View } from './view';
import { TERM_SIGNS } from './terms';
import * as words from './words';

const ABOUT_PLANETS = new Set(['site', 'island', 'exchange', 'gate_to']);

const ui: GameUi<View> = {
  ...words,
  colours,
  Board,
  SeatPanel,
  SeatBar,
  tabs: [
    { id: 'planets', label: 'space_gate-tab-planets', symbol: 'pl-terra', Panel: PlanetsTab },
    { id: 'worksite', label: 'space_gate-tab-worksite', symbol: 'sg-module', Panel: WorksiteTab },
  ],
  tabFor: (prompt) => (ABOUT_PLANETS.has(prompt) ? 'planets' : null),
  railWidth: 448,
  // The ways through corridors are drawn; as chips they would only repeat the modules.
  trayKinds: new Set(['flow']),
  picker,
  explain,
  consequence,
  holdings: HOLDINGS,
  termSigns: TERM_SIGNS,
  scoreParts: [
    { part: 'planets', symbol: 'pl-terra', tint: '#b491f5' },
    { part: 'hawking', symbol: 'sg-influence', tint: '#cfae6d' },
    { part: 'predominance', symbol: 'sg-balance', tint: '#7cb8f5' },
    { part: 'corridors', symbol: 'sg-void', tint: '#91a2b6' },
  ],
  things,
  recap: {
    headlines: [
      'closed',
      'settled',
      'gate_moved',
      'exchanged',
      'recruited',
      'promoted',
      'automated',
      'reorganised',
      'activated',
      'added',
      'opened',
      'sent',
      'moved',
      'acted',
    ],
    hushed: new Set(['turn_began', 'game_began']),
  },
  hints: { trades: new Set(['reorganise']), closing: new Set(['stop', 'decline', 'cancel', 'put_under']) },
  animate,
};

export default ui;
