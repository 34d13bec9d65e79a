import { and, eq } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { casinoRounds } from '../schema/ledger.ts';

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
