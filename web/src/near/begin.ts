/** Lets this browser keep tables: all of them where the page comes as static files, or some beside a server. */
import { mount } from 'svelte';
import { texts } from '../i18n/i18n.svelte';
import { Api } from '../net/api';
import { outside } from '../net/connection';
import { keptHere, type Near, services } from '../net/services';
import { type Announced, type Contents, lacking, sha256Of } from './contents';
import EngineBar from './EngineBar.svelte';
import { forgetOlder, reach } from './fetching';
import { NearHost } from './host.svelte';
import { Offline } from './offline.svelte';
import { Trouble } from './trouble';

/** The folder's address: this script lies in its `assets/`. */
const base = new URL('..', import.meta.url).href;

/** Start the engine at once; what is returned shows how far it has come, once there are texts to show it with. */
export function begin(announced: Announced): () => Promise<void> {
  const host = new NearHost(base, contentsOf(announced));
  services.api = host.api();
  services.world = host.world();
  services.near = near(() => host);
  services.alone = true;
  const offline = new Offline(base, announced.path);
  return () => showProgress(host, offline);
}

/** Start it when a table of this browser is first asked about; all others are the server's. */
export function beside(announced: Announced): void {
  const world = outside();
  let host: NearHost | null = null;
  function here(): NearHost {
    if (!host) {
      host = new NearHost(base, contentsOf(announced));
      void showProgress(host, null);
      void forgetOlder();
    }
    return host;
  }
  services.near = near(here);
  services.api = new Api((input, init) =>
    keptHere(String(input)) ? here().fetch(String(input), init) : fetch(input, init),
  );
  services.world = { ...world, open: (path) => (keptHere(path) ? here().open(path) : world.open(path)) };
}

function near(here: () => NearHost): Near {
  return {
    api: new Api((input, init) => here().fetch(String(input), init)),
    forget: (held) => here().forget(held),
  };
}

async function contentsOf({ path, sha256 }: Announced): Promise<Contents> {
  const lack = lacking();
  if (lack) throw lack;
  const bytes = await (await reach(new URL(path, base).href)).arrayBuffer();
  if ((await sha256Of(bytes)) !== sha256) throw new Trouble('damaged', `${path} is not what it should be`);
  return JSON.parse(new TextDecoder().decode(bytes)) as Contents;
}

/** `offline` keeps the page for a journey; where a server brings the page nothing does. */
async function showProgress(host: NearHost, offline: Offline | null): Promise<void> {
  await texts.need('near');
  mount(EngineBar, { target: document.body, props: { host, offline } });
}
