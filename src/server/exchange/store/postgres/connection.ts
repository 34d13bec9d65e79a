import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { dailyUser, newPassword, superuser, writeAccess, type Access } from './access.ts';
import type { Cluster } from './cluster.ts';
import { isRunning, readPostmaster } from './postmaster.ts';

const databaseName = 'layline';

const addressOf = (user: string, password: string, port: number, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;

/** The superuser's URL of a database of the embedded server, password included. */
export const ownerUrl = ({ port, password }: Access, database = databaseName): string =>
  addressOf(superuser, password, port, database);

/** The daily user's URL of the product's database, password included. */
export const dailyUrl = ({ port, dailyPassword }: Required<Access>): string =>
  addressOf(dailyUser, dailyPassword, port, databaseName);

/** Creates the product's database if it is missing. */
export async function ensureDatabase(access: Access): Promise<void> {
  const client = new Client({ connectionString: ownerUrl(access, 'postgres') });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  await client.end();
}

/** Creates the daily user if it is missing and sets its stored password, after storing a new one if there is none. */
export async function ensureDailyUser(cluster: Cluster, access: Access): Promise<Required<Access>> {
  const { dailyPassword = newPassword() } = access;
  const known = { ...access, dailyPassword };
  if (access.dailyPassword === undefined) await writeAccess(cluster, known);
  const client = new Client({ connectionString: ownerUrl(access) });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [dailyUser]);
    if (found.rowCount === 0) await client.query(`create role ${dailyUser}`);
    await client.query(`alter role ${dailyUser} login password ${client.escapeLiteral(dailyPassword)}`);
  } finally {
    await client.end();
  }
  return known;
}

/**
 * The running server of this data, if it accepts our password and serves this data. Waits while it is starting. Null if
 * none runs, if it is ending, or if it doesn't answer; the caller must then stop it.
 */
export async function answeringPostmaster(
  pgData: string,
  access: Access,
  patienceMs = 10_000,
): Promise<{ pid: number; access: Access } | null> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await delay(20)) {
    const found = await readPostmaster(pgData);
    if (!found || !isRunning(found.pid, pgData) || found.status === 'stopping') return null;
    if (found.status !== 'ready' || !found.port) continue;
    const there = { ...access, port: found.port };
    return (await serves(pgData, there)) ? { pid: found.pid, access: there } : null;
  }
  return null;
}

async function serves(pgData: string, access: Access): Promise<boolean> {
  const client = new Client({ connectionString: ownerUrl(access), connectionTimeoutMillis: 3_000 });
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
