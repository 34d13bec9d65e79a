import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { newSeed } from '#contract/draw.ts';

/** One launch of one bettor, for one round. */
export interface Table {
  tableId: string;
  userName: string;
  /** The session the table was opened in and ends with. */
  sessionId: string;
  eventId: string;
  roundId: string;
  /** What the round is drawn from. */
  seed: string;
}

/** How long a bettor may sit at a table. */
export const tableLifeMs = 15 * 60_000;

export function newTable({
  userName,
  sessionId,
  eventId,
}: Omit<Table, 'tableId' | 'roundId' | 'seed'>): Table {
  const tableId = randomBytes(12).toString('base64url');
  const roundId = randomBytes(24).toString('base64url');
  return { tableId, userName, sessionId, eventId, roundId, seed: newSeed() };
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

/** Opens a sealed table; null if another key sealed it, or if it has expired at `now` (Unix milliseconds). */
export async function openTable(sealed: string, key: Uint8Array, now: number): Promise<Table | null> {
  try {
    const { payload } = await jwtDecrypt<Table>(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(now),
    });
    const { tableId, userName, sessionId, eventId, roundId, seed } = payload;
    return { tableId, userName, sessionId, eventId, roundId, seed };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
