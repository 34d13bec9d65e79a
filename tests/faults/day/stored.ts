import type { Client } from 'pg';

/** What the database holds, in MB, and its largest tables. */
export async function storageOf(client: Client): Promise<{ total: number; tables: Record<string, number> }> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables order by 2 desc`,
  );
  const total = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  const inMb = (bytes: string | undefined) => Math.round(Number(bytes) / 1024 / 1024);
  const tables = rows.slice(0, 6).map(({ name, bytes }) => [name, inMb(bytes)] as const);
  return { total: inMb(total.rows[0]?.bytes), tables: Object.fromEntries(tables) };
}

/** What is wrong with the markets of events that are over: by name of the fault, and empty if nothing is. */
export async function unsettledOf(client: Client, longestMs: number): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select 'event ' || ex_event_id || ' has not ended' as what from events
       where not ended and event_time < now() - $1 * interval '1 millisecond'
     union all
     select 'market ' || market_id || ' of an event that has ended is not settled' from markets
       join events on ex_event_id = event_id where ended and settled_at is null
     union all
     select 'order ' || order_id || ' still waits in a settled market' from orders
       join markets using (market_id) where settled_at is not null and orders.status = 'EXECUTABLE'`,
    [longestMs],
  );
  return rows.map(({ what }) => what);
}

export async function countsOf(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `select 'events ended' as name, count(*) from events where ended
     union all select 'markets settled', count(*) from markets where settled_at is not null
     union all select 'markets void', count(*) from markets where settled_at is not null
       and (definition->>'voided')::boolean
     union all select 'orders', count(*) from orders
     union all select 'fills', count(*) from fills
     union all select 'bets of the crowd that were taken', count(*) from orders join accounts using (account_id)
       where user_name like 'simulated-bettor-%' and matched > 0
     union all select 'ledger entries', count(*) from ledger_entries`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}
