import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { assertOwnSession } from './own-session.ts';

/** The connections' names in `pg_stat_activity`. */
const writerName = 'layline-exchange-writer';
export const poolName = 'layline-exchange';

/** Another process owns the exchange's books. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

export interface WriterOptions {
  /** Called once when the connection is lost without us ending it. */
  onLost: (error: Error) => void;
  patienceMs?: number | undefined;
}

/** A peer that is silent this many seconds is asked, this often, this many times; then its session ends, and its lock. */
const keepAlive =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * The connection of the one process that writes the books. The lock lives and dies with the connection, and only this
 * connection writes the books, so its holder knows that no commit of a killed predecessor is still under way. Throws
 * when another process keeps the lock, and where no connection has a session of its own.
 */
export async function openWriter(
  url: string,
  { onLost, patienceMs = 10_000 }: WriterOptions,
): Promise<Client> {
  const writer = new Client({
    connectionString: url,
    application_name: writerName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  await writer.connect();
  let told = false;
  const lost = (error: Error) => {
    if (!told) onLost(error);
    told = true;
  };
  writer.on('error', lost);
  try {
    await probeSession(writer, url);
    await writer.query(keepAlive);
    await takeLock(writer, patienceMs);
    await endPredecessor(writer);
    return writer;
  } catch (error) {
    await writer.end();
    throw error;
  }
}

async function probeSession(writer: Client, url: string): Promise<void> {
  const probe = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await probe.connect();
  try {
    await assertOwnSession(writer, probe);
  } finally {
    await probe.end();
  }
}

/** Waits a little for a predecessor: where its process was killed, its session ends a moment later. */
async function takeLock(writer: Client, patienceMs: number): Promise<void> {
  for (const since = Date.now(); ; await delay(50)) {
    const { rows } = await writer.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      advisoryLocks.writer,
    ]);
    if (rows[0]?.held) return;
    if (Date.now() - since > patienceMs) throw new DatabaseInUse(await inUseText(writer));
  }
}

/** Says who holds the lock, since it may be a session that outlived its process. */
async function inUseText(writer: Client): Promise<string> {
  const { rows } = await writer.query<{ pid: number; host: string | null; since: string | null }>(
    `select pid, host(client_addr) as host, to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as since
     from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [advisoryLocks.writer],
  );
  const place = `database ${writer.database} at ${writer.host}:${writer.port}`;
  const [holder] = rows;
  const whose = holder
    ? ` Its connection is process ${holder.pid} of the server${holder.host ? `, from ${holder.host}` : ''}` +
      `${holder.since ? `, since ${holder.since}` : ''}; if that exchange is gone, ` +
      `\`select pg_terminate_backend(${holder.pid})\` frees the database.`
    : '';
  return `Another process has this exchange open (${place}). End it first, or use other data.${whose}`;
}

/** Ends a killed predecessor's other connections too, so that nothing changes what is read now. */
async function endPredecessor(writer: Client): Promise<void> {
  await writer.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where application_name = $1 and usename = current_user and datname = current_database()`,
    [poolName],
  );
}
