import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';

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

/**
 * The connection of the one process that writes the books. The lock lives and dies with the connection, and only this
 * connection writes the books, so its holder knows that no commit of a killed predecessor is still under way. Throws
 * when another process keeps the lock.
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
  for (const since = Date.now(); ; await delay(50)) {
    const { rows } = await writer.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      advisoryLocks.writer,
    ]);
    if (rows[0]?.held) {
      await endPredecessor(writer);
      return writer;
    }
    if (Date.now() - since > patienceMs) break;
  }
  await writer.end();
  throw new DatabaseInUse(
    `Another process has this exchange open (database ${writer.database} at ${writer.host}:${writer.port}). ` +
      'End it first, or use other data.',
  );
}

/** Ends a killed predecessor's other connections too, so that nothing changes what is read now. */
async function endPredecessor(writer: Client): Promise<void> {
  await writer.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where application_name = $1 and usename = current_user and datname = current_database()`,
    [poolName],
  );
}
