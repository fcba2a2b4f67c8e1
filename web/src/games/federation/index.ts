/** Federation on the page. */
import type { GameUi } from '../types';
import { animate } from './animate';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { explain } from './explain';
import LawsTab from './panels/LawsTab.svelte';
import MineTab from './panels/MineTab.svelte';
import PlanetsTab from './panels/PlanetsTab.svelte';
import { picker } from './picker';
import { roundSummary } from './round';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { HOLDINGS } from './signs';
import Tray from './Tray.svelte';
import { colours, type View } from './view';
import { TERM_SIGNS } from './terms';
import * as words from './words';

/** Questions that are answered on the individual board. */
const ON_MY_BOARD = new Set([
  'place',
  'place_with',
  'close',
  'window',
  'release',
  'medal',
  'refresh',
  'upkeep',
  'extra',
  'convert',
  'upgrade',
  'visit',
]);

const ui: GameUi<View> = {
  ...words,
  colours,
  Board,
  SeatPanel,
  SeatBar,
  Aside,
  lastLines: true,
  tabs: [
    { id: 'mine', label: 'federation-tab-mine', symbol: 'ui-hand', Panel: MineTab },
    { id: 'planets', label: 'federation-tab-planets', symbol: 'fd-sixmoon', Panel: PlanetsTab },
    { id: 'laws', label: 'federation-tab-laws', symbol: 'fd-law', Panel: LawsTab },
  ],
  tabFor: (prompt) => (ON_MY_BOARD.has(prompt) ? 'mine' : null),
  Tray,
  trayKinds: new Set(['face']),
  trayVerbs: new Set(['play']),
  picker,
  explain,
  holdings: HOLDINGS,
  termSigns: TERM_SIGNS,
  scoreParts: [
    { part: 'floors', symbol: 'fd-vote', tint: '#86bdf4' },
    { part: 'laws', symbol: 'fd-law', tint: '#cfae6d' },
    { part: 'missions', symbol: 'fd-ship', tint: '#aab4c2' },
    { part: 'megastructures', symbol: 'fd-e81216', tint: '#58c98b' },
    { part: 'scholars', symbol: 'fd-scholar', tint: '#b491f5' },
    { part: 'stalls', symbol: 'fd-arratooine', tint: '#f3c745' },
    { part: 'degrees', symbol: 'fd-degree', tint: '#d98b5f' },
    { part: 'medals', symbol: 'fd-medal', tint: '#e58ad0' },
    { part: 'leftovers', symbol: 'cry-oceanium', tint: '#5f93d6' },
    { part: 'projects', symbol: 'fd-fund', tint: '#e9d9ae' },
  ],
  roundSummary,
  recap: {
    headlines: [
      'built',
      'scholar_taken',
      'mission_accomplished',
      'medal_taken',
      'funded',
      'president_taken',
      'seven_received',
      'stall_entered',
      'miner_moved',
      'mage_moved',
      'placed',
      'copied_action',
      'degree_reached',
      'released',
      'floor_won',
      'law_passed',
      'starter_chosen',
    ],
    hushed: new Set(['round_began']),
  },
  hints: { closing: new Set(['end_turn', 'decline', 'drop']) },
  animate,
};

export default ui;
