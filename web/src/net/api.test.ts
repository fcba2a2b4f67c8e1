import { describe, expect, it } from 'vitest';
import { Api, ApiError } from './api';

interface Call {
  path: string;
  init: RequestInit;
}

function recording(answer: () => Response): { api: Api; calls: Call[] } {
  const calls: Call[] = [];
  const api = new Api((input, init) => {
    calls.push({ path: String(input), init: init ?? {} });
    return Promise.resolve(answer());
  });
  return { api, calls };
}

describe('Api', () => {
  it('sends a secret in the header and never in the address', async () => {
    const { api, calls } = recording(() => Response.json({}));
    await api.state('t_1', 's_secret', 12);
    await api.resign({ table: 't_1', secret: 's_secret' }, 'hard');
    expect(calls.map((call) => call.path)).toEqual(['/api/tables/t_1/state?ply=12&since=12', '/api/tables/t_1/resign']);
    for (const call of calls) expect(new Headers(call.init.headers).get('Authorization')).toBe('Bearer s_secret');
    expect(calls[1]!.init.body).toBe('{"level":"hard"}');
  });

  it('leaves standing orders for one seat', async () => {
    const { api, calls } = recording(() => Response.json({}));
    await api.order({ table: 't_1', secret: 's_secret' }, 2, { charge: 'always' });
    expect(calls.map(({ path, init }) => [path, init.body])).toEqual([
      ['/api/tables/t_1/orders', '{"orders":{"charge":"always"},"seat":2}'],
    ]);
  });

  it('leaves out what was not given', async () => {
    const { api, calls } = recording(() => Response.json({}));
    await api.join('t_1', 'Anna', null);
    await api.join('t_1', 'Ben', 'i_x', 2);
    expect(calls.map((call) => call.init.body)).toEqual(['{"name":"Anna"}', '{"name":"Ben","invite":"i_x","seat":2}']);
  });

  it('turns a refusal into its code', async () => {
    const { api } = recording(() => Response.json({ error: { code: 'full', message: 'no seat' } }, { status: 409 }));
    await expect(api.table('t_1')).rejects.toMatchObject({ code: 'full' });
  });

  it('tells a broken server from an unreachable one', async () => {
    const { api } = recording(() => new Response('oops', { status: 502 }));
    await expect(api.games()).rejects.toMatchObject({ code: 'server' });
    const offline = new Api(() => Promise.reject(new TypeError('network')));
    await expect(offline.games()).rejects.toBeInstanceOf(ApiError);
    await expect(offline.games()).rejects.toMatchObject({ code: 'offline' });
  });
});
