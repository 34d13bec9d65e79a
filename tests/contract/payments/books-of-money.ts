import { Client } from 'pg';

/** What money stands where, read in one snapshot. Minor units. */
export interface Money {
  /** Of all entries of the ledger. */
  total: number;
  /** The lowest balance that an account of somebody's ever had. */
  lowest: number;
  /** Accounts whose balance is not the sum of their entries. */
  wrong: string[];
  held: number;
  heldByPayments: number;
  unmatched: number;
  /** What waits for an owner, less what was paid twice: two operators may disagree whether the bank paid. */
  unmatchedOpen: number;
  /** What `house-funding` moved because of payments. */
  moved: number;
  /** The same by the payments: what went out less what came in. */
  movedByPayments: number;
  /** Payments that were booked more than once in the same way. */
  twice: string[];
  /** Bank transactions that were booked more than once. */
  bankTwice: string[];
}

const kinds = `('payment-in', 'payment-in-back', 'withdrawal', 'withdrawal-back', 'withdrawal-paid',
  'withdrawal-twice', 'withdrawal-taken', 'write-off', 'unmatched', 'unmatched-back')`;

const query = `
  with entries as (
    select e.account_id, e.amount, t.kind, t.reference, e.transaction_id
    from ledger_entries e join ledger_transactions t using (transaction_id)
  )
  select
    (select coalesce(sum(amount), 0) from entries)::bigint as total,
    (select min(balance_after) from ledger_entries where account_id not like 'house-%') as lowest,
    (select coalesce(array_agg(a.user_name), '{}') from accounts a
      where a.balance <> (select coalesce(sum(amount), 0) from entries e where e.account_id = a.account_id)) as wrong,
    (select balance from accounts where account_id = 'house-held') as held,
    (select coalesce(sum(amount), 0) from payments where state in ('HELD', 'SENT'))::bigint as held_by_payments,
    (select balance from accounts where account_id = 'house-unmatched') as unmatched,
    ((select coalesce(sum(amount), 0) from unmatched where closed_at is null)
      - (select coalesce(sum(left_over), 0) from payments))::bigint as unmatched_open,
    (select coalesce(sum(amount), 0) from entries
      where account_id = 'house-funding' and kind in ${kinds})::bigint as moved,
    (select coalesce(sum(case
        when kind = 'DEPOSIT' and state = 'APPROVED' then -came
        when kind = 'DEPOSIT' and state = 'TAKEN_BACK' then 0
        when kind = 'WITHDRAWAL' and state in ('PAID', 'PAID_TWICE') then amount else 0 end), 0)
      from payments)::bigint as moved_by_payments,
    (select coalesce(array_agg(distinct reference || ' ' || kind), '{}') from (
      select reference, kind from entries where kind in ${kinds} and account_id not like 'house-%'
      group by reference, kind having count(distinct transaction_id) > 1) as same) as twice,
    (select coalesce(array_agg(bank_id), '{}') from (
      select bank_id from payments where bank_id is not null group by bank_id having count(distinct payment_id) > 1) as same) as bank_twice`;

export async function readMoney(databaseUrl: string): Promise<Money> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    const row = rows[0]!;
    const number = (name: string) => Number(row[name]);
    return {
      total: number('total'),
      lowest: number('lowest'),
      wrong: row.wrong as string[],
      held: number('held'),
      heldByPayments: number('held_by_payments'),
      unmatched: number('unmatched'),
      unmatchedOpen: number('unmatched_open'),
      moved: number('moved'),
      movedByPayments: number('moved_by_payments'),
      twice: row.twice as string[],
      bankTwice: row.bank_twice as string[],
    };
  } finally {
    await client.end();
  }
}
