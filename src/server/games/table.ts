import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { ThemeChoice } from '#domain/bettor/bettor-settings.ts';
import { derived, roundIdOf, seedOf, startBytes } from './round-seed.ts';

/** A bettor whom the site has launched into a game, as their browser keeps them. */
export interface Player {
  userName: string;
  /** The session their tables were opened in and end with. */
  sessionId: string;
  /** Whether the bettor has the site light or dark. */
  theme: ThemeChoice;
  /** Whether they play with practice money. */
  isPractice: boolean;
}

/** One player, for one round of a game. */
export interface Table extends Player {
  /** Of this host, this session and this game: everything else follows from it and the key. */
  tableId: string;
  eventId: string;
  roundId: string;
  /** What the round is drawn from. */
  seed: string;
}

/** How long a bettor may sit at a table. */
export const tableLifeMs = 15 * 60_000;

const ownBytes = 12;
const ownLength = (ownBytes / 3) * 4;

export const newTable = (player: Player, eventId: string, key: Uint8Array): Table =>
  tableOf(player, { own: randomBytes(ownBytes).toString('base64url'), eventId }, key);

/**
 * Returns the table of the round after a finished one. It follows from that round and the key, so that it is the same
 * however often it is asked for, and nobody without the key knows its seed.
 */
export function nextTable({ roundId: before, eventId, ...player }: Table, key: Uint8Array): Table {
  const own = derived(key, before, 'the table of the next round', ownBytes).toString('base64url');
  return tableOf(player, { own, eventId }, key);
}

/** Returns the player's table with that id; null if it is not one of theirs. */
export function tableAt(player: Player, tableId: string, key: Uint8Array): Table | null {
  const own = tableId.slice(0, ownLength);
  const eventId = Buffer.from(tableId.slice(2 * ownLength), 'base64url').toString();
  const table = tableOf(player, { own, eventId }, key);
  return table.tableId === tableId ? table : null;
}

function tableOf(
  { userName, sessionId, theme, isPractice }: Player,
  { own, eventId }: { own: string; eventId: string },
  key: Uint8Array,
): Table {
  const mark = derived(key, own, `a table of ${eventId} in ${sessionId}`, ownBytes).toString('base64url');
  const tableId = own + mark + Buffer.from(eventId).toString('base64url');
  const roundId = roundIdOf(derived(key, tableId, 'the round of the table', startBytes), eventId, key);
  const player = { userName, sessionId, theme, isPractice };
  return { tableId, eventId, ...player, roundId, seed: seedOf(roundId, key) };
}

/** Derives the key that seals players from the games host's own key. */
export const tableKeyOf = (gamesKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', gamesKey, '', 'the tables of the games host', 32));

/** Seals a player for their browser to keep: unreadable without the key, and valid for `tableLifeMs`. */
export function sealPlayer(
  { userName, sessionId, theme, isPractice }: Player,
  key: Uint8Array,
  now: number,
): Promise<string> {
  return new EncryptJWT({ userName, sessionId, theme, isPractice })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor((now + tableLifeMs) / 1000))
    .encrypt(key);
}

/** Opens a sealed player; null if another key sealed them, or if that has expired at `now` (Unix milliseconds). */
export async function openPlayer(sealed: string, key: Uint8Array, now: number): Promise<Player | null> {
  try {
    const { payload } = await jwtDecrypt<Omit<Player, 'isPractice'> & Partial<Player>>(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(now),
    });
    // An earlier version sealed players without it.
    const { userName, sessionId, theme, isPractice = false } = payload;
    return { userName, sessionId, theme, isPractice };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
