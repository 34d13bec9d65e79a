import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { superuser, type Access } from './access.ts';
import { isRunning, readPostmaster } from './postmaster.ts';

const databaseName = 'layline';

/** Address of a database of the embedded server, password included. */
export const databaseUrl = ({ port, password }: Access, database = databaseName): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;

/** Makes the product's database when it is missing. */
export async function ensureDatabase(access: Access): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(access, 'postgres') });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  await client.end();
}

/**
 * The running server of this data when it takes our password and has our database; it is given time to finish a
 * start. Null when none runs, when it is ending, or when it does not answer: then it is to be stopped.
 */
export async function answeringPostmaster(
  pgData: string,
  { password }: Access,
  patienceMs = 10_000,
): Promise<{ pid: number; access: Access } | null> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await delay(20)) {
    const found = await readPostmaster(pgData);
    if (!found || !isRunning(found.pid, pgData) || found.status === 'stopping') return null;
    if (found.status !== 'ready' || !found.port) continue;
    const access = { port: found.port, password };
    return (await serves(pgData, access)) ? { pid: found.pid, access } : null;
  }
  return null;
}

async function serves(pgData: string, access: Access): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl(access), connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === pgData;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
