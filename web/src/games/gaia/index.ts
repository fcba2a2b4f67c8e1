/** Projet Gaia on the page. */
import type { GameUi } from '../types';
import Board from './Board.svelte';
import { explain } from './explain';
import FactionTab from './panels/FactionTab.svelte';
import ResearchTab from './panels/ResearchTab.svelte';
import TilesTab from './panels/TilesTab.svelte';
import { picker } from './picker';
import { roundSummary } from './round';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { HOLDINGS } from './signs';
import { colours, type View } from './view';
import { TERM_SIGNS } from './terms';
import * as words from './words';

/** The panel in which a question is answered. */
const PANELS: Readonly<Record<string, string>> = {
  tile: 'research',
  advance: 'research',
  lowest_track: 'research',
  gaia_tiles: 'research',
  cover: 'faction',
  rescore: 'faction',
  stone: 'faction',
  stone_along: 'faction',
  from_first: 'faction',
  from_second: 'faction',
  token: 'tiles',
  booster: 'tiles',
};

const ui: GameUi<View> = {
  ...words,
  colours,
  Board,
  SeatPanel,
  SeatBar,
  tabs: [
    { id: 'research', label: 'gaia-tab-research', symbol: 'gp-tech', Panel: ResearchTab },
    { id: 'faction', label: 'gaia-tab-faction', symbol: 'ui-hand', Panel: FactionTab },
    { id: 'tiles', label: 'gaia-tab-tiles', symbol: 'gp-booster', Panel: TilesTab },
  ],
  picker,
  tabFor: (prompt) => PANELS[prompt] ?? null,
  explain,
  holdings: HOLDINGS,
  // The last booster that is taken begins the round with everybody's income.
  isOwn: (verb, part) => verb !== 'booster' || part.startsWith('income_'),
  termSigns: TERM_SIGNS,
  scoreParts: [
    { part: 'rounds', symbol: 'ui-clock', tint: '#cfae6d' },
    { part: 'boosters', symbol: 'gp-booster', tint: '#86bdf4' },
    { part: 'tiles', symbol: 'gp-tech', tint: '#7cc9a0' },
    { part: 'federations', symbol: 'gp-federation', tint: '#b491f5' },
    { part: 'research', symbol: 'res-knowledge', tint: '#5f93d6' },
    { part: 'actions', symbol: 'res-qic', tint: '#58c98b' },
    { part: 'faction', symbol: 'ui-crown', tint: '#e58ad0' },
    { part: 'charging', symbol: 'res-charge', tint: '#8a6fd0' },
    { part: 'final', symbol: 'gp-satellite', tint: '#f0c14e' },
    { part: 'levels', symbol: 'gp-research-lab', tint: '#d98b5f' },
    { part: 'resources', symbol: 'res-ore', tint: '#aab4c2' },
    { part: 'start', symbol: 'ui-first', tint: '#6f7d8f' },
  ],
  roundSummary,
  recap: {
    headlines: [
      'federation_formed',
      'lost_planet_placed',
      'upgraded',
      'built',
      'shared',
      'swapped',
      'station_placed',
      'project_started',
      'tile_taken',
      'advanced',
      'action_taken',
      'special_used',
      'passed',
      'placed',
      'faction_chosen',
      'booster_taken',
      'token_gained',
      'charge_accepted',
      'charge_declined',
      'charged',
    ],
    answers: new Set(['charge_accepted', 'charge_declined']),
  },
  hints: {
    instant: new Set(['join', 'joined', 'satellite']),
    trades: new Set(['convert', 'combine']),
    closing: new Set(['pass', 'end_turn', 'decline', 'stop', 'joined']),
  },
};

export default ui;
