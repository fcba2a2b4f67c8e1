/** Alien Frontiers on the page. */
import type { GameUi } from '../types';
import { animate } from './animate';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { explain } from './explain';
import ScoreTrack from './ScoreTrack.svelte';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { HOLDINGS } from './signs';
import { CARD_FIRST, standsFor, things } from './things';
import Tray from './Tray.svelte';
import type { View } from './view';
import { TERM_SIGNS } from './terms';
import * as words from './words';

const ui: GameUi<View> = {
  ...words,
  colours: (view) => view.seats.map(({ colour }) => colour),
  Board,
  SeatPanel,
  SeatBar,
  Aside: ScoreTrack,
  lastLines: true,
  tabs: [{ id: 'cards', label: 'alien_frontiers-tab-cards', symbol: 'af-tech', Panel: Cards }],
  railWidth: 244,
  Tray,
  trayKinds: new Set(['die']),
  explain,
  holdings: HOLDINGS,
  termSigns: TERM_SIGNS,
  scoreParts: [
    { part: 'colonies', symbol: 'af-colony', tint: '#d0a96a' },
    { part: 'control', symbol: 'ui-first', tint: '#86bdf4' },
    { part: 'cards', symbol: 'af-tech', tint: '#7cc9a0' },
    { part: 'field', symbol: 'af-field-positron', tint: '#b491f5' },
  ],
  things,
  standsFor,
  recap: {
    headlines: [
      'landed',
      'stole_card',
      'stole',
      'control_gained',
      'colonies_swapped',
      'colony_moved',
      'removed',
      'destroyed',
      'displaced',
      'launched',
      'field_placed',
      'field_moved',
      'relic_bought',
      'built',
      'claimed',
      'advanced',
      'card_discarded',
      'docked',
      'card_used',
    ],
    hushed: new Set(['turn_began', 'rolled']),
  },
  hints: {
    unordered: new Set(['die']),
    instant: new Set(['warp', 'cannon', 'steal']),
    led: CARD_FIRST,
    trades: new Set(['trade']),
    closing: new Set(['end_turn', 'stop', 'steal_nothing', 'lose_excess']),
  },
  animate,
};

export default ui;
