/** Put the fake server and its tiny game in the place of the real ones. */
import { services } from '../net/services';
import { registerGame } from '../games';
import type { GameUi } from '../games/types';
import { registerTexts } from '../i18n/i18n.svelte';
import type { DemoView } from './demo';
import DemoBoard from './DemoBoard.svelte';
import DemoFleet from './DemoFleet.svelte';
import DemoPanel from './DemoPanel.svelte';
import DemoSeat from './DemoSeat.svelte';
import { FakeServer } from './fakeServer';
import en from './locales/en/demo.ftl?raw';
import fr from './locales/fr/demo.ftl?raw';

export const demoUi: GameUi<DemoView> = {
  colours: (view) => (['red', 'blue', 'green', 'yellow'] as const).slice(0, view.seats.length),
  header: (table) => ({ phase: table.t('demo-phase'), pill: table.t('demo-turn', { turn: table.view.turn }) }),
  Board: DemoBoard,
  SeatPanel: DemoSeat,
  SeatBar: DemoSeat,
  tabs: [
    { id: 'stations', label: 'demo-tab-stations', symbol: 'af-tech', Panel: DemoPanel },
    { id: 'fleet', label: 'demo-tab-fleet', symbol: 'ui-board', Panel: DemoFleet },
  ],
  explain: (ref, table) => ({ title: table.name(ref), lines: [table.tip(ref) ?? ''] }),
  face: (ref, table) =>
    ref.startsWith('die:') ? { die: Number(ref.slice(4)), colour: table.colours[table.deciding ?? 0] ?? 'grey' } : null,
  consequence: (before, after, seat, table) => {
    const ore = (after.seats[seat]?.score.parts.ore ?? 0) - (before.seats[seat]?.score.parts.ore ?? 0);
    return ore > 0 ? table.t('demo-gain', { ore }) : null;
  },
  holdings: { ore: { symbol: 'res-mineral', tint: 'var(--r-mineral)' } },
  scoreParts: [
    { part: 'ore', symbol: 'res-mineral', tint: 'var(--r-mineral)' },
    { part: 'stars', symbol: 'res-vp', tint: 'var(--brass)' },
  ],
  hints: { unordered: new Set(['die']) },
};

export function standIn(): FakeServer {
  const server = new FakeServer();
  services.api = server.api();
  services.world = server.world();
  registerGame('demo', () => Promise.resolve(demoUi as unknown as GameUi));
  registerTexts('en', 'demo', en);
  registerTexts('fr', 'demo', fr);
  return server;
}
