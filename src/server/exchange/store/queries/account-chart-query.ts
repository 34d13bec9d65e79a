import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { AccountChart } from '#contract/account-chart.ts';
import { exact } from '#domain/money/money.ts';
import { resultKinds } from '#domain/report/entry-group.ts';
import { transactionKinds } from '#domain/report/transaction-kind.ts';
import type { Db } from '../open-database.ts';
import { ledgerEntries } from '../schema/ledger.ts';
import { balancesBefore, placeAt, sumsBefore } from './ledger-sums.ts';

/** More steps than that stand too close to be told apart. */
const mostSteps = 400;

type Reader = Pick<Db, 'select' | 'execute'>;

export interface ChartDay {
  day: string;
  /** RFC 3339: from `start` until before `end`. */
  start: string;
  end: string;
}

/** The balance over these days, at least one, and what betting came to on each. */
export function accountChartOf(db: Db, accountId: string, days: readonly ChartDay[]): Promise<AccountChart> {
  const [start, end] = [days[0]?.start ?? '', days.at(-1)?.end ?? ''];
  return db.transaction(
    async (tx) => {
      const edges = [placeAt(start), placeAt(end)];
      const [before, after] = await sumsBefore(tx, accountId, edges, transactionKinds);
      const [opening, closing] = await balancesBefore(tx, accountId, edges);
      const count = (after?.count ?? 0) - (before?.count ?? 0);
      const steps =
        count <= mostSteps
          ? await entriesBetween(tx, accountId, start, end)
          : await thinned(tx, accountId, start, closing?.at ?? end, opening?.balance ?? 0);
      return { opening: opening?.balance ?? 0, steps, days: await resultsOf(tx, accountId, days) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const entriesBetween = (db: Reader, accountId: string, start: string, end: string) =>
  db
    .select({
      at: ledgerEntries.at,
      balance: ledgerEntries.balanceAfter,
      amount: ledgerEntries.amount,
      kind: ledgerEntries.kind,
    })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.accountId, accountId), gte(ledgerEntries.at, start), lt(ledgerEntries.at, end)),
    )
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.entryId));

/** The balance at moments as far apart as there is room for, the last entry's among them. */
async function thinned(
  db: Reader,
  accountId: string,
  start: string,
  last: string,
  opening: number,
): Promise<AccountChart['steps']> {
  const [first, until] = [Date.parse(start), Date.parse(last) + 1];
  const moments = Array.from({ length: mostSteps }, (_, at) =>
    new Date(first + Math.ceil(((until - first) * (at + 1)) / mostSteps)).toISOString(),
  );
  const balances = await balancesBefore(db, accountId, moments.map(placeAt));
  const steps: AccountChart['steps'] = [];
  for (const { at, balance } of balances) {
    if (at === null || at < start || at === steps.at(-1)?.at) continue;
    const amount = exact(balance - (steps.at(-1)?.balance ?? opening));
    steps.push({ at, balance, amount, kind: null });
  }
  return steps;
}

async function resultsOf(
  db: Reader,
  accountId: string,
  days: readonly ChartDay[],
): Promise<AccountChart['days']> {
  const edges = [...days.map(({ start }) => start), days.at(-1)?.end ?? ''];
  const sums = await sumsBefore(db, accountId, edges.map(placeAt), resultKinds);
  return days.map(({ day }, at) => {
    const [before, after] = [sums[at], sums[at + 1]];
    return {
      day,
      net: exact((after?.total ?? 0) - (before?.total ?? 0)),
      entries: (after?.count ?? 0) - (before?.count ?? 0),
    };
  });
}
