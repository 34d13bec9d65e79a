import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { must } from '#domain/must.ts';
import { grantDailyUse, migrateDatabase } from './migrate.ts';
import { startPostgres } from './postgres-server.ts';
import { DatabaseInUse, openWriter, poolName } from './writer.ts';

export type Db = NodePgDatabase;

export interface Database {
  /** For reads, and for writes that need no order (sessions, new accounts). Its connections come and go. */
  pool: Pool;
  /** The pool with the tables' types. */
  db: Db;
  /** The one connection that writes what the exchange decides. It holds the writer's lock and is never replaced. */
  writer: Client;
  url: string;
  /** Closes every connection and ends the PostgreSQL started for it. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the embedded PostgreSQL keeps its data. */
  dataDir: string;
  /** The operator's own PostgreSQL (15 or newer). If it is set, no server is started. */
  databaseUrl?: string | undefined;
  /** The same database for the tables' owner, if that is another user. */
  ownerUrl?: string | undefined;
  /** Called once when the writer's connection is lost. A commit in flight may or may not have happened. */
  onWriterLost: (error: Error) => void;
  /** How long to wait for another process to release the data. */
  patienceMs?: number;
}

/**
 * Opens the exchange's storage and migrates its schema. Throws when another process owns it, when it can't be reached,
 * and when no PostgreSQL runs on this platform.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, onWriterLost, patienceMs } = options;
  const server = databaseUrl ? null : await startPostgres({ dataDir });
  const url = databaseUrl ?? server?.url ?? '';
  const ownerUrl = options.ownerUrl ?? server?.ownerUrl;
  try {
    const writer = await openWriter(url, { onLost: onWriterLost, patienceMs });
    // The writer's lock is held, so no other exchange uses the tables during the migration.
    if (ownerUrl) await migrateAs(ownerUrl, must(writer.user));
    else await migrateDatabase(writer);
    const pool = new Pool({ connectionString: url, max: 10, application_name: poolName });
    // The next query replaces a broken idle connection; queries report their own failures.
    pool.on('error', () => undefined);
    return {
      pool,
      db: drizzle(pool, { casing: 'snake_case' }),
      writer,
      url,
      close: async () => {
        await pool.end();
        await writer.end();
        await server?.stop();
      },
    };
  } catch (error) {
    if (error instanceof DatabaseInUse) server?.leave();
    else await server?.stop();
    throw error;
  }
}

async function migrateAs(ownerUrl: string, dailyUser: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await migrateDatabase(owner);
    await grantDailyUse(owner, dailyUser);
  } finally {
    await owner.end();
  }
}
