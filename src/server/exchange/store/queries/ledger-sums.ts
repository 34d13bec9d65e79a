import { sql } from 'drizzle-orm';
import { exact } from '#domain/money/money.ts';
import type { TransactionKind } from '#domain/report/transaction-kind.ts';
import type { Db } from '../open-database.ts';

/**
 * Sums of an account's ledger at any place of it, read from the entries at that place: as long as a ledger may be, a report
 * of a period costs a few look-ups.
 */

type Reader = Pick<Db, 'execute'>;

/** A place in an account's ledger: before the entry of this number, among those of its moment. */
export interface LedgerPlace {
  at: string;
  entryId: number;
}

/** Before the first entry of a moment. */
export const placeAt = (at: string): LedgerPlace => ({ at, entryId: 0 });

export interface EntrySums {
  count: number;
  total: number;
}

const arraysOf = (places: readonly LedgerPlace[]) => {
  const list = (values: readonly unknown[]) => JSON.stringify(values);
  const [times, ids] = [places.map(({ at }) => at), places.map(({ entryId }) => entryId)];
  return sql`(select p.at::timestamptz as at, i.id::bigint as id, p.place
    from json_array_elements_text(${list(times)}::json) with ordinality as p(at, place)
    join json_array_elements_text(${list(ids)}::json) with ordinality as i(id, place) using (place)) as place`;
};

/** How many entries of these kinds stand before each place, and what they come to. */
export async function sumsBefore(
  db: Reader,
  accountId: string,
  places: readonly LedgerPlace[],
  kinds: readonly TransactionKind[],
): Promise<EntrySums[]> {
  const { rows } = await db.execute<{ count: string; total: string }>(sql`
    select coalesce(sum(entry.kind_count), 0) as count, coalesce(sum(entry.kind_total), 0) as total
    from ${arraysOf(places)}
    cross join json_array_elements_text(${JSON.stringify(kinds)}::json) as kinds(kind)
    left join lateral (
      select kind_count, kind_total from ledger_entries
      where account_id = ${accountId} and kind = kinds.kind and (at, entry_id) < (place.at, place.id)
      order by at desc, entry_id desc limit 1
    ) as entry on true
    group by place.place order by place.place`);
  return rows.map(({ count, total }) => ({ count: Number(count), total: exact(Number(total)) }));
}

/** The account's balance before each place, and when it became that; null before its first entry. */
export async function balancesBefore(
  db: Reader,
  accountId: string,
  places: readonly LedgerPlace[],
): Promise<{ balance: number; at: string | null }[]> {
  const { rows } = await db.execute<{ balance: string | null; at: string | Date | null }>(sql`
    select entry.balance_after as balance, entry.at
    from ${arraysOf(places)}
    left join lateral (
      select balance_after, at from ledger_entries
      where account_id = ${accountId} and (at, entry_id) < (place.at, place.id)
      order by at desc, entry_id desc limit 1
    ) as entry on true
    order by place.place`);
  return rows.map(({ balance, at }) => ({
    balance: exact(Number(balance ?? 0)),
    at: at === null ? null : new Date(at).toISOString(),
  }));
}
