/** Bots think here and calculators work, so that the tables' own worker always answers. */
import { boot } from './booting';
import type { FromMind, Start, ToMind } from './talk';

interface Minds {
  work_on(parcel: string): string;
}

let ready: Promise<Minds> | null = null;

async function start({ base, contents }: Start): Promise<Minds> {
  const python = await boot(base, contents, () => undefined);
  return python.pyimport('astrolude.server.near.minds') as Minds;
}

function post(message: FromMind): void {
  postMessage(message);
}

onmessage = async ({ data }: MessageEvent<ToMind>) => {
  try {
    if (data.kind === 'start') ready = start(data);
    else if (ready) post({ kind: 'thought', id: data.id, parcel: (await ready).work_on(data.parcel) });
    await ready;
  } catch (error) {
    post({ kind: 'failed', message: String(error) });
  }
};
