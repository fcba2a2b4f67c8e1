import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldSeats } from '../app/seats.svelte';
import { settings } from '../app/settings.svelte';
import type { FakeServer } from '../dev/fakeServer';
import { seatAt, settle, speak } from '../dev/testing';
import { standIn } from '../dev/standIn';
import { loadGame, registerGame } from '../games';
import TableScreen from './TableScreen.svelte';

const ANNA = { kind: 'me', name: 'Anna' } as const;
const BEN = { kind: 'me', name: 'Ben' } as const;

describe('TableScreen', () => {
  let server: FakeServer;
  const user = userEvent.setup();

  beforeEach(async () => {
    server = standIn();
    await speak('en');
    settings.set({ motion: 'reduced' });
  });

  async function sit(): Promise<void> {
    const { table, secret } = seatAt(server, ANNA, BEN);
    heldSeats.hold({ table, secret, game: 'demo', invite: null });
    render(TableScreen, { id: table });
    await settle();
  }

  const dock = () => within(screen.getByRole('region', { name: 'What to do' }));
  const confirm = () => dock().getByRole('button', { name: /^Confirm/ });

  it('can be played from the dock alone', async () => {
    await sit();
    expect(dock().getByText('Place your ships')).toBeTruthy();
    await user.click(dock().getAllByRole('button', { name: /^Dock a \d at the Mine$/ })[0]!);
    await settle();
    expect(dock().getByText(/^Dock a \d at the Mine$/, { selector: 'p' })).toBeTruthy();
    expect(dock().getByText(/^You gain \d ore$/)).toBeTruthy();
    await user.click(confirm());
    await settle();
    expect(screen.getByRole('log').textContent).toMatch(/Anna docks a \d at the Mine/);
  });

  it('says of a chip what it does before it is chosen', async () => {
    await sit();
    const end = dock().getByRole('button', { name: /^End turn/ });
    expect(end.getAttribute('aria-description')).toContain('Your turn is over.');
    await user.hover(end);
    expect((await screen.findByRole('tooltip')).textContent).toContain('Your turn is over.');
    await user.unhover(end);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('keeps a disabled Confirm reachable and says why', async () => {
    await sit();
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    expect(confirm().textContent).toContain('nothing to confirm yet');
    expect(dock().getByRole('button', { name: /^Undo/ }).textContent).toContain('a die was rolled');
  });

  it('names drawn things and tells which are possible', async () => {
    await sit();
    const board = within(screen.getByRole('group', { name: 'Board' }));
    const mine = board.getByRole('button', { name: 'Mine, possible' });
    await user.click(mine);
    await settle();
    expect(mine.getAttribute('aria-label')).toBe('Mine, chosen');
    expect(mine.getAttribute('aria-pressed')).toBe('true');
  });

  it('is one tab stop, walked by arrows and chosen by Enter', async () => {
    await sit();
    const board = screen.getByRole('group', { name: 'Board' });
    expect(board.querySelectorAll('[data-ref][tabindex="0"]')).toHaveLength(1);
    board.querySelector<HTMLElement>('[data-ref][tabindex="0"]')!.focus();
    await user.keyboard('{Enter}');
    await settle();
    expect(board.querySelectorAll('[data-selected]').length).toBeGreaterThan(0);
    await user.keyboard('{Backspace}');
    await settle();
    expect(board.querySelectorAll('[data-selected]')).toHaveLength(0);
  });

  it('explains a thing on demand', async () => {
    await sit();
    const mine = document.querySelector<HTMLElement>('[data-ref="station:mine"]')!;
    mine.setAttribute('tabindex', '0');
    mine.focus();
    await user.keyboard('i');
    await settle();
    expect(screen.getByRole('tooltip').textContent).toContain('It brings as much ore as it shows.');
  });

  it('switches panels by tabs and arrows, the journal last', async () => {
    await sit();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent?.trim());
    expect(tabs).toEqual(['Stations', 'Fleet', 'Journal']);
    screen.getByRole('tab', { name: 'Stations' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toContain('Anna: 3');
    await user.keyboard('{ArrowRight}');
    expect(within(screen.getByRole('tabpanel')).getByRole('log').textContent).toMatch(/Anna rolls/);
  });

  it('brings the panel that a question is about to the front', async () => {
    const demo = await loadGame('demo');
    registerGame('demo', () => Promise.resolve({ ...demo, tabFor: (prompt) => (prompt === 'main' ? 'fleet' : null) }));
    await sit();
    expect(screen.getByRole('tab', { selected: true }).textContent?.trim()).toBe('Fleet');
    await user.click(screen.getByRole('tab', { name: 'Journal' }));
    expect(screen.getByRole('tab', { selected: true }).textContent?.trim()).toBe('Journal');
  });

  it('lists every choice as text and takes a typed one', async () => {
    await sit();
    await user.keyboard('/');
    await settle();
    const list = within(screen.getByRole('dialog', { name: 'Choices' }));
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(2);
    await user.type(list.getByRole('textbox'), 'end_turn{Enter}');
    await settle();
    expect(dock().getByText('End turn', { selector: 'p' })).toBeTruthy();
  });

  it('speaks the other language at once', async () => {
    await sit();
    await speak('fr');
    await settle();
    const french = within(screen.getByRole('region', { name: 'Que faire' }));
    expect(french.getByText('Posez vos vaisseaux')).toBeTruthy();
    expect(french.getByRole('button', { name: /^Confirmer/ })).toBeTruthy();
  });

  it('shows the final count when the game is over', async () => {
    const { table, secret } = seatAt(server, ANNA, BEN);
    heldSeats.hold({ table, secret, game: 'demo', invite: null });
    server.tables.get(table)!.history.push(...Array.from({ length: 8 }, () => 0));
    render(TableScreen, { id: table });
    await settle();
    expect(await screen.findByRole('heading', { name: 'Anna and Ben share the victory' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent?.trim())).toEqual([
      'Ore',
      'Stars',
      'Total',
    ]);
    expect(dock().getByRole('button', { name: 'Rematch' })).toBeTruthy();
  });
});
