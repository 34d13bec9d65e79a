import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { ThemeChoice } from '#domain/bettor/bettor-settings.ts';
import { derived, roundIdOf, seedOf, startBytes } from './round-seed.ts';

/** One launch of one bettor, for one round. */
export interface Table {
  tableId: string;
  userName: string;
  /** The session the table was opened in and ends with. */
  sessionId: string;
  eventId: string;
  /** Whether the bettor has the site light or dark. */
  theme: ThemeChoice;
  roundId: string;
  /** What the round is drawn from. */
  seed: string;
}

/** How long a bettor may sit at a table. */
export const tableLifeMs = 15 * 60_000;

export function newTable(
  { userName, sessionId, eventId, theme }: Pick<Table, 'userName' | 'sessionId' | 'eventId' | 'theme'>,
  key: Uint8Array,
): Table {
  const roundId = roundIdOf(randomBytes(startBytes), eventId, key);
  const tableId = randomBytes(12).toString('base64url');
  return { tableId, userName, sessionId, eventId, theme, roundId, seed: seedOf(roundId, key) };
}

/**
 * Returns the table of the round after a finished one. It follows from that round and the key, so that it is the same
 * however often it is asked for, and nobody without the key knows its seed.
 */
export function nextTable(
  { userName, sessionId, eventId, theme, roundId: before }: Table,
  key: Uint8Array,
): Table {
  const next = (what: string, bytes: number) => derived(key, before, `the ${what} of the next round`, bytes);
  const roundId = roundIdOf(next('id', startBytes), eventId, key);
  const tableId = next('table', 12).toString('base64url');
  return { tableId, userName, sessionId, eventId, theme, roundId, seed: seedOf(roundId, key) };
}

/** Derives the key that seals tables from the games host's own key. */
export const tableKeyOf = (gamesKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', gamesKey, '', 'the tables of the games host', 32));

/** Seals a table for its bettor's browser to keep: unreadable without the key, and valid for `tableLifeMs`. */
export function sealTable(table: Table, key: Uint8Array, now: number): Promise<string> {
  return new EncryptJWT({ ...table })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor((now + tableLifeMs) / 1000))
    .encrypt(key);
}

/** A table that an earlier version sealed does not tell how the bettor has the site. */
type Sealed = Omit<Table, 'theme'> & Partial<Pick<Table, 'theme'>>;

/** Opens a sealed table; null if another key sealed it, or if it has expired at `now` (Unix milliseconds). */
export async function openTable(sealed: string, key: Uint8Array, now: number): Promise<Table | null> {
  try {
    const { payload } = await jwtDecrypt<Sealed>(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(now),
    });
    const { tableId, userName, sessionId, eventId, theme = 'SYSTEM', roundId, seed } = payload;
    return { tableId, userName, sessionId, eventId, theme, roundId, seed };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
