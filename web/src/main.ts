import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './app/router.svelte';
import { applySettings, settings } from './app/settings.svelte';
import { mountSymbols } from './design/symbols';
import { texts } from './i18n/i18n.svelte';
import { announced, lacking } from './near/contents';

async function start(): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('fake')) {
    const { standIn } = await import('./dev/standIn');
    standIn();
  }
  const alone = announced('alone');
  const besideServer = lacking() ? null : announced('beside');
  const show = alone && (await import('./near/begin').then(({ begin }) => begin(alone)));
  if (besideServer) await import('./near/begin').then(({ beside }) => beside(besideServer));
  mountSymbols();
  applySettings();
  router.listen();
  await texts.speak(settings.values.language);
  await texts.need('common', 'app');
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  await show?.();
}

void start();
