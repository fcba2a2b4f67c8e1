/** For tests: texts in a language, a table at the fake server, and waiting for what is on its way. */
import { flushSync } from 'svelte';
import { registerTexts, texts, type Language } from '../i18n/i18n.svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatRequest } from '../net/protocol';
import type { FakeServer } from './fakeServer';

const LOCALES = join(import.meta.dirname, '../../../src/astrolude/locales');

export async function speak(language: Language, ...more: string[]): Promise<void> {
  for (const area of ['app', 'common', ...more]) {
    registerTexts(language, area, readFileSync(join(LOCALES, language, `${area}.ftl`), 'utf8'));
  }
  await texts.need('app', 'common');
  await texts.speak(language);
}

export function seatAt(server: FakeServer, ...seats: SeatRequest[]): { table: string; secret: string } {
  return server.create({ game: 'demo', options: { length: 'short' }, seats, listed: false, rated: false });
}

/** Let messages, frames and effects settle. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    flushSync();
  }
}
