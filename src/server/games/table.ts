import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { newSeed } from '#contract/draw.ts';
import type { Form } from './form.ts';

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
  /** What its form begins with: the choice of the round before. */
  form?: Form;
}

/** How long a bettor may sit at a table. */
export const tableLifeMs = 15 * 60_000;

export function newTable({
  userName,
  sessionId,
  eventId,
}: Pick<Table, 'userName' | 'sessionId' | 'eventId'>): Table {
  const tableId = randomBytes(12).toString('base64url');
  const roundId = randomBytes(24).toString('base64url');
  return { tableId, userName, sessionId, eventId, roundId, seed: newSeed() };
}

/**
 * Returns the table of the round after a finished one. It follows from that round and the key, so that it is the same
 * however often it is asked for, and nobody without the key knows its seed.
 */
export function nextTable(
  { userName, sessionId, eventId, roundId }: Table,
  form: Form,
  key: Uint8Array,
): Table {
  const next = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, roundId, `the ${what} of the next round`, bytes));
  return {
    tableId: next('table', 12).toString('base64url'),
    userName,
    sessionId,
    eventId,
    roundId: next('id', 24).toString('base64url'),
    seed: next('seed', 32).toString('hex'),
    form,
  };
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
    const { tableId, userName, sessionId, eventId, roundId, seed, form } = payload;
    return { tableId, userName, sessionId, eventId, roundId, seed, ...(form && { form }) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
