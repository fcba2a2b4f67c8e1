/** What somebody is called who has not said a name: nobody is stored as "Me". */
import { t } from '../i18n/i18n.svelte';
import { account } from './account/account.svelte';
import { settings } from './settings.svelte';
import { readStored, writeStored } from './stored';

const KEY = 'astrolude.guest';

/** The name to play under: that of the account, one's own, or a guest's, which stays the same in this browser. */
export function playingName(): string {
  if (account.signedIn) return account.name;
  return settings.values.name === '' ? guestName() : settings.values.name;
}

export function guestName(): string {
  let number = readStored(KEY);
  if (typeof number !== 'number') {
    number = 10 + Math.floor(Math.random() * 90);
    writeStored(KEY, number);
  }
  return t('app-guest', { number: String(number) });
}

/** Remember what the reader wants to be called, as the server would have it. */
export function setName(name: string): void {
  settings.set({ name: name.replace(/\s+/g, ' ').trim().slice(0, 30) });
}
