import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { casinoRounds } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';

/** A round of a game as an account played it, in minor units; null if it didn't. */
export async function roundOf(
  db: Db,
  accountId: string,
  roundId: string,
): Promise<{ bet: string; stake: number; payout: number } | null> {
  const { bet, stake, payout } = casinoRounds;
  const [row] = await db
    .select({ bet, stake, payout })
    .from(casinoRounds)
    .where(and(eq(casinoRounds.roundId, roundId), eq(casinoRounds.accountId, accountId)));
  return row ?? null;
}

/** A round that was played, with what came, in minor units. */
export interface PlayedRound {
  roundId: string;
  bet: string;
  result: string;
  stake: number;
  payout: number;
  at: string;
}

const mostRounds = 20;

/** The last rounds that an account played of a game, the last first. */
export async function lastRounds(db: Db, accountId: string, eventId: string): Promise<PlayedRound[]> {
  const { transactionId, roundId, bet, result, stake, payout, at } = casinoRounds;
  const rows = await db
    .select({ roundId, bet, result, stake, payout, at })
    .from(casinoRounds)
    .where(and(eq(casinoRounds.accountId, accountId), eq(casinoRounds.eventId, eventId)))
    .orderBy(desc(at), desc(transactionId))
    .limit(mostRounds);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** A game that an account has played, and what it came to since a time, in minor units. */
export interface PlayedGame {
  eventId: string;
  lastAt: string;
  rounds: number;
  staked: number;
  net: number;
}

const mostGames = 100;

/** The games that an account has played, the last played first. `since`: RFC 3339. */
export function playedGames(db: Db, accountId: string, since: string): Promise<PlayedGame[]> {
  const { eventId, transactionId, stake, payout, at } = casinoRounds;
  const lately = sql`filter (where ${at} >= ${since})`;
  return db
    .select({
      eventId,
      lastAt: sql<string>`max(${at})`.mapWith((time: string | Date) => new Date(time).toISOString()),
      rounds: sql<number>`count(*) ${lately}`.mapWith(Number),
      staked: exactSum(stake, lately),
      net: exactSum(sql`${payout} - ${stake}`, lately),
    })
    .from(casinoRounds)
    .where(eq(casinoRounds.accountId, accountId))
    .groupBy(eventId)
    .orderBy(desc(max(transactionId)))
    .limit(mostGames);
}
