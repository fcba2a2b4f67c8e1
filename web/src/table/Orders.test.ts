import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { services } from '../net/services';
import { seatAt, settle, speak } from '../dev/testing';
import { standIn } from '../dev/standIn';
import { loadGame } from '../games';
import Orders from './Orders.svelte';
import { TableSession } from './session.svelte';

beforeEach(() => speak('en'));

it('shows the order in force and sends a change of it', async () => {
  const server = standIn();
  const { table, secret } = seatAt(server, { kind: 'me', name: 'Anna' }, { kind: 'me', name: 'Ben' });
  const session = new TableSession({
    table,
    secret,
    api: server.api(),
    loadGame,
    nextFrame: (task) => setTimeout(task, 0),
    ...(services.world ? { world: services.world } : {}),
  });
  session.open();
  await settle();
  render(Orders, { session });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Docking' });
  expect(choice.value).toBe('ask');
  await userEvent.selectOptions(choice, 'Always dock');
  await settle();
  expect(server.tables.get(table)?.orders.get(0)).toEqual({ dock: 'always' });
  expect(choice.value).toBe('always');
  session.close();
});
