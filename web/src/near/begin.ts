/** Lets this browser keep the tables, where the page comes as a folder of static files. */
import { mount } from 'svelte';
import { texts } from '../i18n/i18n.svelte';
import { services } from '../net/services';
import { type Contents, sha256Of } from './contents';
import EngineBar from './EngineBar.svelte';
import { NearHost } from './host.svelte';

/** Start the engine; what is returned shows how far it has come, once there are texts to show it with. */
export async function begin({ path, sha256 }: { path: string; sha256: string }): Promise<() => Promise<void>> {
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const bytes = await (await fetch(new URL(path, base))).arrayBuffer();
  if ((await sha256Of(bytes)) !== sha256) throw new Error(`${path} is not what it should be`);
  const host = new NearHost(base, JSON.parse(new TextDecoder().decode(bytes)) as Contents);
  services.api = host.api();
  services.world = host.world();
  services.near = host;
  return async () => {
    await texts.need('near');
    mount(EngineBar, { target: document.body, props: { host, script: new URL('service-worker.js', base).href } });
  };
}
