/** The browser's own part in making and using a passkey. */
import type { Challenge, Session } from '../../net/protocol';
import type { AccountHere } from './account.svelte';

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Null where the person or the device said no. */
async function asked(credential: Promise<Credential | null>): Promise<unknown> {
  try {
    return await credential;
  } catch (failure) {
    if (failure instanceof DOMException) return null;
    throw failure;
  }
}

/** A new passkey, for a new account or for the one that is signed in; null where the device said no. */
export async function createPasskey(account: AccountHere, name: string, language: string): Promise<Session | null> {
  const { ticket, options } = await account.ask<Challenge>('POST', '/passkeys/new', { name, language });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return credential === null ? null : account.ask('POST', '/passkeys', { ticket, credential });
}

/** Sign in by a passkey; null where the device said no. */
export async function usePasskey(account: AccountHere): Promise<Session | null> {
  const { ticket, options } = await account.ask<Challenge>('POST', '/sign-in/new', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return credential === null ? null : account.ask('POST', '/sign-in', { ticket, credential });
}
