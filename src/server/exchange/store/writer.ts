import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';

/** As `pg_stat_activity` shows the connections. */
const writerName = 'layline-exchange-writer';
export const poolName = 'layline-exchange';

/** Another process owns the exchange's books. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

export interface WriterOptions {
  /** Called once, when the connection is lost and not ended by us. */
  onLost: (error: Error) => void;
  patienceMs?: number | undefined;
}

/**
 * The connection of the one process that writes to the books. The lock lives and dies with the connection, and the
 * books are written on it alone: who holds it knows that nothing of a killed predecessor is still on its way to be
 * committed. Throws when another process keeps the lock.
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
    `Another process has this exchange open (${withoutPassword(url)}). End it first, or use other data.`,
  );
}

/** What a killed predecessor left on its other connections is ended too, so that what is read now stays as it is. */
async function endPredecessor(writer: Client): Promise<void> {
  await writer.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where application_name = $1 and usename = current_user and datname = current_database()`,
    [poolName],
  );
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
