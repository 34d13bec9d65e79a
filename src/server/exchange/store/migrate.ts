import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { projectRoot } from './project-root.ts';

/** Lets a user other than the tables' owner read and write rows, but not change triggers, tables or sequences. */
export async function grantDailyUse(owner: Client, user: string): Promise<void> {
  const name = owner.escapeIdentifier(user);
  await owner.query(`grant usage on schema public to ${name}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
  await owner.query(`grant usage on all sequences in schema public to ${name}`);
}

/**
 * Migrates a database to this version's schema in one transaction. If several processes start at once, one does it and
 * the others wait.
 */
export async function migrateDatabase(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
  try {
    await migrate(drizzle(client), {
      migrationsFolder: join(projectRoot(), 'src/server/exchange/store/migrations'),
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
  }
}
