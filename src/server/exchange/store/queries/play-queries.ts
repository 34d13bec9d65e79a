import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { RealityCheck } from '#contract/play-record.ts';
import { exact } from '#domain/money/money.ts';
import type { TransactionKind } from '#server/exchange/engine/records/ledger.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { casinoRounds, ledgerEntries, ledgerTransactions, settlements } from '../schema/ledger.ts';
import { fills } from '../schema/orders.ts';
import { exactSum } from './exact-sum.ts';

const paidIn: TransactionKind[] = ['payment-in', 'payment-in-back'];
const takenOut: TransactionKind[] = ['withdrawal', 'withdrawal-back', 'withdrawal-taken'];

const ofKinds = (kinds: readonly TransactionKind[]) =>
  sql`filter (where ${inArray(ledgerTransactions.kind, [...kinds])})`;

/** What an account paid in and took out, in each calendar month of a zone (`YYYY-MM`), in minor units. */
export function netDepositsOf(
  db: Db,
  accountId: string,
  zone: string,
): Promise<{ month: string; deposited: number; withdrawn: number }[]> {
  const { amount, at } = ledgerEntries;
  // By its place in the list: the zone is a parameter, and as two it would be two terms.
  return db
    .select({
      month: sql<string>`to_char(${at} at time zone ${zone}, 'YYYY-MM')`,
      deposited: exactSum(amount, ofKinds(paidIn)),
      withdrawn: exactSum(sql`-${amount}`, ofKinds(takenOut)),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(
      and(eq(ledgerEntries.accountId, accountId), inArray(ledgerTransactions.kind, [...paidIn, ...takenOut])),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

type Played = Pick<RealityCheck, 'staked' | 'won' | 'lost' | 'deposited' | 'bets' | 'rounds'>;

/** What an account did since a time (RFC 3339). */
export async function playedSince(db: Db, accountId: string, since: string): Promise<Played> {
  const [bets, rounds, results, deposited] = [
    await betsSince(db, accountId, since),
    await roundsSince(db, accountId, since),
    await resultsSince(db, accountId, since),
    await depositsSince(db, accountId, since),
  ];
  return {
    staked: exact(bets.staked + rounds.staked),
    won: exact(results.won + rounds.won),
    lost: exact(results.lost + rounds.lost),
    deposited,
    bets: bets.count,
    rounds: rounds.count,
  };
}

async function betsSince(db: Db, accountId: string, since: string) {
  const { backAccountId, layAccountId, stake, odds, at, marketId } = fills;
  const isBack = eq(backAccountId, accountId);
  // A layer risks the stake times the odds less one; in a line market, at even money, as much as the backer.
  const risk = sql`case when ${isBack} or ${markets.definition}->>'kind' = 'LINE' then ${stake}
    else ceil(${stake} * (${odds} - 100) / 100.0) end`;
  const [row] = await db
    .select({
      staked: exactSum(risk),
      count:
        sql<number>`count(distinct case when ${isBack} then ${fills.backOrderId} else ${fills.layOrderId} end)`.mapWith(
          Number,
        ),
    })
    .from(fills)
    .innerJoin(markets, eq(markets.marketId, marketId))
    .where(and(or(isBack, eq(layAccountId, accountId)), gte(at, since), eq(fills.voided, false)));
  return row ?? { staked: 0, count: 0 };
}

async function roundsSince(db: Db, accountId: string, since: string) {
  const { stake, payout, at } = casinoRounds;
  const net = sql`${payout} - ${stake}`;
  const [row] = await db
    .select({
      staked: exactSum(stake),
      won: exactSum(sql`greatest(${net}, 0)`),
      lost: exactSum(sql`greatest(-(${net}), 0)`),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(casinoRounds)
    .where(and(eq(casinoRounds.accountId, accountId), gte(at, since)));
  return row ?? { staked: 0, won: 0, lost: 0, count: 0 };
}

async function resultsSince(db: Db, accountId: string, since: string) {
  const net = sql`${settlements.profit} - ${settlements.commission}`;
  const [row] = await db
    .select({ won: exactSum(sql`greatest(${net}, 0)`), lost: exactSum(sql`greatest(-(${net}), 0)`) })
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), gte(settlements.at, since)));
  return row ?? { won: 0, lost: 0 };
}

async function depositsSince(db: Db, accountId: string, since: string): Promise<number> {
  const [row] = await db
    .select({ sum: exactSum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        gte(ledgerEntries.at, since),
        eq(ledgerTransactions.kind, 'payment-in'),
      ),
    );
  return row?.sum ?? 0;
}
