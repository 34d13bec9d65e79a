import type { ClientBase } from 'pg';
import { itemAt } from '#domain/must.ts';
import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import { firstPracticeNumber } from '#server/exchange/engine/state/numbers.ts';

/**
 * Removes rows from before `before` in steps of at most `limit`, each a short transaction, and yields the number
 * removed after each. Rows that belong to a market go only if it was settled before then.
 */
export type Purge = (client: ClientBase, before: Date, limit: number) => AsyncGenerator<number>;

/** Removes answers to client ids. References of deposits and ids of payments stay used for ever. */
export async function* purgeResults(client: ClientBase, before: Date, limit: number): AsyncGenerator<number> {
  // A step begins where the last one ended, because removed rows stay in the index until it is vacuumed.
  for (let from = '-infinity'; ;) {
    const step = await first<{ removed: number; reached: string }>(
      client,
      `with old as (
         select ctid, at from idempotency
         where at >= $1 and at < $2 and account_id <> $3 and request_hash not like '["PAY%' order by at limit $4
       ), gone as (
         delete from idempotency where ctid = any (array(select ctid from old))
       ) select count(*)::int as removed, max(at)::text as reached from old`,
      [from, before, houseAccounts.funding, limit],
    );
    yield step.removed;
    if (step.removed < limit) return;
    from = step.reached;
  }
}

/** Removes orders that ended with nothing matched. The highest queue numbers stay, since counting continues from them. */
export async function* purgeOrders(client: ClientBase, before: Date, limit: number): AsyncGenerator<number> {
  const { rows } = await client.query<{ market_id: string }>(
    `select market_id from markets, lateral (
       select from orders
       where orders.market_id = markets.market_id and orders.status = 'COMPLETE' and matched = 0 limit 1
     ) as its where settled_at < $1`,
    [before],
  );
  for (const { market_id } of rows) {
    let removed: number | null;
    do {
      ({ rowCount: removed } = await client.query(
        `delete from orders where ctid = any (array(
           select ctid from orders
           where market_id = $1 and status = 'COMPLETE' and matched = 0
             and queue_seq < (select max(queue_seq) from orders)
             and queue_seq is distinct from (select max(queue_seq) from orders where queue_seq < $3) limit $2
         ))`,
        [market_id, limit, firstPracticeNumber],
      ));
      yield removed ?? 0;
    } while (removed === limit);
  }
}

/** Removes commands. Those without a market count as if it was settled long ago. The last number stays, as above. */
export async function* purgeJournal(client: ClientBase, before: Date, limit: number): AsyncGenerator<number> {
  for (let from = '0'; ;) {
    const step = await first<{ removed: number; seen: number; reached: string }>(
      client,
      `with old as (
         select seq, market_id, at from journal
         where seq > $1 and seq < (select max(seq) from journal) order by seq limit $3
       ), gone as (
         delete from journal where seq = any (array(
           select seq from old
           where at < $2 and (market_id is null or (
             select settled_at from markets where markets.market_id = old.market_id
           ) < $2)
         )) returning 1
       )
       select count(*) filter (where at < $2)::int as seen, max(seq) as reached,
         (select count(*) from gone)::int as removed from old`,
      [from, before, limit],
    );
    yield step.removed;
    if (step.seen < limit) return;
    from = step.reached;
  }
}

/** Removes the incidents of events whose score hasn't changed since `before`. The last scoreboard stays. */
export async function* purgeIncidents(
  client: ClientBase,
  before: Date,
  limit: number,
): AsyncGenerator<number> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await client.query(
      `delete from incidents where ctid = any (array(
         select incidents.ctid from scores join incidents using (event_id) where changed_at < $1 limit $2
       ))`,
      [before, limit],
    ));
    yield removed ?? 0;
  } while (removed === limit);
}

/** Removes previews and reviews that have not changed since `before`. */
export async function* purgeTips(client: ClientBase, before: Date, limit: number): AsyncGenerator<number> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await client.query(
      `delete from tips where event_id = any (array(select event_id from tips where changed_at < $1 limit $2))`,
      [before, limit],
    ));
    yield removed ?? 0;
  } while (removed === limit);
}

/** Removes sessions that no renewal can bring back. */
export async function* purgeSessions(
  client: ClientBase,
  before: Date,
  limit: number,
): AsyncGenerator<number> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await client.query(
      `delete from sessions where session_id = any (array(
         select session_id from sessions where expires_at < $1 and hard_expires_at < $1 limit $2
       ))`,
      [before, limit],
    ));
    yield removed ?? 0;
  } while (removed === limit);
}

async function first<Row extends object>(client: ClientBase, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  return itemAt(rows, 0);
}
