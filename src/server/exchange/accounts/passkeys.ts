import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { passkeyAsked } from '#domain/bettor/passkey-timing.ts';
import type { Account } from './accounts.ts';

/** A passkey of an account. Times in RFC 3339. */
export interface Passkey {
  /** Short, for addresses: a digest of the browser's id for it. */
  passkeyId: string;
  credentialId: string;
  accountId: string;
  name: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How often its authenticator says that it was used. */
  counter: number;
  /** Whether several devices may hold it. Their counters say nothing of one another. */
  isSynced: boolean;
  addedAt: string;
  usedAt: string | null;
}

/** Where they outlive the process. */
export interface PasskeyStore {
  of(accountId: string): Promise<Passkey[]>;
  find(passkeyId: string): Promise<Passkey | null>;
  /** False if there is one with that id. */
  add(passkey: Passkey): Promise<boolean>;
  remove(accountId: string, passkeyId: string): Promise<Passkey | null>;
  used(passkeyId: string, counter: number, at: string): Promise<void>;
}

export const mostPasskeys = 20;
const challengeLife = 5 * 60_000;
const mostChallenges = 20_000;

const idOf = (credentialId: string) => createHash('sha256').update(credentialId).digest('base64url');

/** What a browser has signed, as text; null if it is not even that. */
function readJson<Response>(text: string): Response | null {
  try {
    const read: unknown = JSON.parse(text);
    const isWhole = typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string';
    return isWhole ? (read as Response) : null;
  } catch {
    return null;
  }
}

/** Passkeys (WebAuthn): what one signs stands for the password and the second step. */
export class Passkeys {
  readonly #store: PasskeyStore;
  readonly #origin: string;
  readonly #rpID: string;
  readonly #now: () => number;
  /** What waits to be signed, each once: for which account, or null for a sign-in. */
  readonly #challenges = new LRUCache<string, { accountId: string | null; until: number }>({
    max: mostChallenges,
  });

  /** `siteUrl` is where browsers reach the site; `now` is in Unix milliseconds. */
  constructor(store: PasskeyStore, siteUrl: string, now: () => number) {
    const { origin, hostname } = new URL(siteUrl);
    this.#store = store;
    this.#origin = origin;
    this.#rpID = hostname;
    this.#now = now;
  }

  of(accountId: string): Promise<Passkey[]> {
    return this.#store.of(accountId);
  }

  remove(accountId: string, passkeyId: string): Promise<Passkey | null> {
    return this.#store.remove(accountId, passkeyId);
  }

  /** What the browser is asked to make, as JSON. */
  async begin({ accountId, userName }: Account): Promise<string> {
    const known = await this.#store.of(accountId);
    const options = await generateRegistrationOptions({
      rpName: 'Layline',
      timeout: passkeyAsked,
      rpID: this.#rpID,
      userName,
      userID: new TextEncoder().encode(accountId),
      excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    this.#keep(options.challenge, accountId);
    return JSON.stringify(options);
  }

  /** Adds what the browser has made; null if that is none that was asked for. */
  async add(accountId: string, name: string, answer: string): Promise<Passkey | null> {
    const response = readJson<RegistrationResponseJSON>(answer);
    if (!response || (await this.#store.of(accountId)).length >= mostPasskeys) return null;
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#take(challenge, accountId),
      expectedOrigin: this.#origin,
      expectedRPID: this.#rpID,
      // It throws for whatever is wrong with what came.
    }).catch(() => null);
    if (!made?.verified) return null;
    const { credential, credentialDeviceType } = made.registrationInfo;
    const passkey: Passkey = {
      passkeyId: idOf(credential.id),
      credentialId: credential.id,
      accountId,
      name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      isSynced: credentialDeviceType === 'multiDevice',
      addedAt: this.#nowText(),
      usedAt: null,
    };
    return (await this.#store.add(passkey)) ? passkey : null;
  }

  /** What the browser is asked to sign, as JSON. It tells of no account. */
  async beginSignIn(): Promise<string> {
    const options = await generateAuthenticationOptions({
      rpID: this.#rpID,
      timeout: passkeyAsked,
      userVerification: 'required',
    });
    this.#keep(options.challenge, null);
    return JSON.stringify(options);
  }

  /** Whose passkey has signed; null if it is nobody's, or not signed as asked. */
  async check(answer: string): Promise<Passkey | null> {
    const response = readJson<AuthenticationResponseJSON>(answer);
    const passkey = response && (await this.#store.find(idOf(response.id)));
    if (!passkey) return null;
    const { passkeyId, credentialId: id, publicKey, isSynced } = passkey;
    const signed = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#take(challenge, null),
      expectedOrigin: this.#origin,
      expectedRPID: this.#rpID,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        // Of one device a counter that goes back is a copy's. Those of a synced one differ, and may be 0 after 3.
        counter: isSynced ? 0 : passkey.counter,
      },
    }).catch(() => null);
    if (!signed?.verified) return null;
    await this.#store.used(passkeyId, signed.authenticationInfo.newCounter, this.#nowText());
    return passkey;
  }

  #keep(challenge: string, accountId: string | null): void {
    this.#challenges.set(challenge, { accountId, until: this.#now() + challengeLife });
  }

  /** Whether it waits to be signed for that account. It does not any more. */
  #take(challenge: string, accountId: string | null): boolean {
    const known = this.#challenges.get(challenge);
    this.#challenges.delete(challenge);
    return known !== undefined && known.accountId === accountId && known.until > this.#now();
  }

  #nowText(): string {
    return new Date(this.#now()).toISOString();
  }
}
