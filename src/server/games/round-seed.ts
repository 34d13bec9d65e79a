import { hkdfSync } from 'node:crypto';

/**
 * A round's seed follows from its id and the host's key, so that whoever is told the id can be shown the seed at any time
 * after. Nobody is told the id of a round before it is played: bettors have it from their account's reports.
 */

export const startBytes = 18;

/** What follows from something and the key alone. */
export const derived = (key: Uint8Array, from: string, what: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, from, what, bytes));

const markOf = (start: string, eventId: string, key: Uint8Array): string =>
  derived(key, start, `the mark of a round of ${eventId}`, 12).toString('base64url');

/** An id that begins so, and ends with a mark that tells this host's rounds of the game from any other text. */
export function roundIdOf(start: Buffer, eventId: string, key: Uint8Array): string {
  const text = start.toString('base64url');
  return text + markOf(text, eventId, key);
}

const startLength = (startBytes / 3) * 4;

/** Whether this host has given the id to a round of the game; an earlier version's ids cannot be told. */
export const isRoundOf = (roundId: string, eventId: string, key: Uint8Array): boolean =>
  roundId.slice(startLength) === markOf(roundId.slice(0, startLength), eventId, key);

export const seedOf = (roundId: string, key: Uint8Array): string =>
  derived(key, roundId, 'the seed of the round', 32).toString('hex');

/** Where a round can be checked. */
export const checkPathOf = (eventId: string, roundId: string): string => `/rounds/${eventId}/${roundId}`;
