import type { Client } from 'pg';

export interface Filled {
  accountId: string;
  entries: number;
  /** RFC 3339: the entries lie between. */
  from: string;
  to: string;
  /** Entries and transactions are numbered from there on. */
  firstId: number;
}

/**
 * Writes a ledger of settlements, commission, rounds and payments for an account that has none, as the exchange would have
 * over the years. The other side of each is the account of quotes.
 */
export async function fillLedger(
  db: Client,
  { accountId, entries, from, to, firstId }: Filled,
): Promise<void> {
  await db.query(
    `create temp table filled as
     select n, $4::bigint + n as id,
       case when n = 1 or n % 97 = 0 then 'payment-in' when n % 389 = 0 then 'withdrawal' when n % 4 = 0 then 'commission'
         when n % 11 = 0 then 'casino-stake' else 'settlement' end as kind,
       case when n = 1 then 2000000 when n % 97 = 0 then 400000 when n % 389 = 0 then -900000 when n % 4 = 0 then -500
         when n % 11 = 0 then -10000 else ((n * 7919) % 60001) - 30000 end::bigint as amount,
       date_trunc('milliseconds', $2::timestamptz + ($3::timestamptz - $2::timestamptz) * (n / $1::float8)) as at
     from generate_series(1, $1::int) as n`,
    [entries, from, to, firstId],
  );
  await db.query(
    `insert into ledger_transactions (transaction_id, kind, market_id, reference, at)
     select id, kind, null, 'filled-' || id, at from filled`,
  );
  const sums = `count(*) over kinds, sum(amount) over kinds`;
  await db.query(
    `insert into ledger_entries
       (entry_id, transaction_id, account_id, amount, balance_after, at, kind, kind_count, kind_total)
     select id * 2, id, $1, amount, sum(amount) over (order by n), at, kind, ${sums} from filled
       window kinds as (partition by kind order by n)
     union all
     select id * 2 + 1, id, 'house-quotes', -amount, 0, at, kind, ${sums} from filled
       window kinds as (partition by kind order by n)`,
    [accountId],
  );
  await db.query('drop table filled');
  await db.query('analyze ledger_entries, ledger_transactions');
}
