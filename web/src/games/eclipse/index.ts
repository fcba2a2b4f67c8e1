/** Eclipse with L'Éveil des Anciens on the page. */
import type { GameUi } from '../types';
import { animate } from './animate';
import Aside from './Aside.svelte';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { explain } from './explain';
import OddsTab from './odds/OddsTab.svelte';
import BlueprintsTab from './panels/BlueprintsTab.svelte';
import EmpireTab from './panels/EmpireTab.svelte';
import PactsTab from './panels/PactsTab.svelte';
import ResearchTab from './panels/ResearchTab.svelte';
import { picker } from './picker';
import { panelFor } from './prompts';
import { roundSummary } from './round';
import SeatBar from './SeatBar.svelte';
import SeatPanel from './SeatPanel.svelte';
import { HOLDINGS } from './signs';
import { things } from './things';
import Tray from './Tray.svelte';
import { civilisation, colours, type View } from './view';
import { TERM_SIGNS } from './terms';
import * as words from './words';

/** The answers after which a round may end: its upkeep and production come at once, and are nobody's choice. */
const LAST = new Set(['pass', 'attack', 'retreat', 'fire', 'bombs', 'target', 'keep', 'return_tile', 'abandon']);
/** What of it is the answer's own: reputation, and what a hex was worth. */
const OWN = new Set(['points', 'discs', 'income_money', 'income_science', 'income_materials']);

function isOwn(verb: string, part: string): boolean {
  return !LAST.has(verb) || (verb !== 'pass' && OWN.has(part));
}

const ui: GameUi<View> = {
  ...words,
  colours,
  Board,
  SeatPanel,
  SeatBar,
  Aside,
  Badges,
  lastLines: true,
  tabs: [
    { id: 'empire', label: 'eclipse-tab-empire', symbol: 'ec-disc', Panel: EmpireTab },
    { id: 'blueprints', label: 'eclipse-tab-blueprints', symbol: 'ship-cruiser', Panel: BlueprintsTab },
    { id: 'research', label: 'eclipse-tab-research', symbol: 'res-science', Panel: ResearchTab },
    { id: 'pacts', label: 'eclipse-tab-pacts', symbol: 'ec-ambassador', Panel: PactsTab },
    { id: 'odds', label: 'eclipse-tab-odds', symbol: 'die-hit', Panel: OddsTab },
  ],
  tabFor: panelFor,
  railWidth: 500,
  Tray,
  trayKinds: new Set(['space', 'reaction', 'piece']),
  trayVerbs: new Set(['act', 'react', 'build', 'research', 'research_on', 'develop', 'install', 'remove']),
  picker,
  explain,
  holdings: HOLDINGS,
  isOwn,
  termSigns: TERM_SIGNS,
  scoreParts: [
    { part: 'reputation', symbol: 'ec-reputation', tint: '#e9d9ae' },
    { part: 'ambassadors', symbol: 'ec-ambassador', tint: '#86bdf4' },
    { part: 'hexes', symbol: 'ec-disc', tint: '#7cb8f5' },
    { part: 'discoveries', symbol: 'ec-discovery', tint: '#cfae6d' },
    { part: 'monoliths', symbol: 'ec-monolith', tint: '#aab4c2' },
    { part: 'technologies', symbol: 'res-science', tint: '#f08fc4' },
    { part: 'traitor', symbol: 'ui-warn', tint: '#ff8b7a' },
    { part: 'species', symbol: 'ui-crown', tint: '#6cc46a' },
    { part: 'developments', symbol: 'gp-tech', tint: '#b491f5' },
    { part: 'trophies', symbol: 'ship-ancient', tint: '#d9bd83' },
    { part: 'alliance', symbol: 'gp-federation', tint: '#f0c14e' },
    { part: 'counted', symbol: 'ui-clock', tint: '#6f7d8f' },
    { part: 'shared', symbol: 'ui-players', tint: '#c08a5c' },
  ],
  things,
  isOut: (view, seat) => civilisation(view, seat)?.gone ?? false,
  roundSummary,
  recap: {
    headlines: [
      'collapsed',
      'gave_up',
      'population_attacked',
      'population_bombed',
      'ship_destroyed',
      'battle_began',
      'npc_battle_began',
      'relations_broken',
      'relations_formed',
      'alliance_founded',
      'alliance_joined',
      'alliance_left',
      'traitor_taken',
      'disc_placed',
      'found',
      'researched',
      'built',
      'moved',
      'jumped',
      'hex_laid',
      'hex_discarded',
      'part_installed',
      'developed',
      'colonised',
      'disc_removed',
      'passed',
      'upkeep_paid',
      'species_chosen',
    ],
    answers: new Set(['accepted', 'refused']),
    hushed: new Set(['marker_arrived', 'round_began']),
  },
  hints: {
    trades: new Set(['trade', 'flip', 'flip_for']),
    closing: new Set(['pass', 'stop', 'decline', 'refuse', 'wait', 'leave', 'give_up']),
  },
  animate,
};

export default ui;
