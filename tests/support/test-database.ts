import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { startTestCluster, type TestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL, which starts with the first request. */
    databaseDoor?: string;
  }
}

export interface TestDatabase {
  /** The address of a fresh database with every table and no rows, as the tables' owner. */
  url: string;
  /** The same as the user that the product works as. */
  dailyUrl: string;
  /** Call it after all of the file's connections are closed. */
  drop(): Promise<void>;
}

/**
 * A database for one test file, in the run's one PostgreSQL. A project whose global setup starts none gets a PostgreSQL
 * of its own, which ends with `drop`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const door = inject('databaseDoor');
  if (door) return copyTemplate(await ask(door), async () => {});
  const cluster = await startTestCluster();
  return copyTemplate(cluster, () => cluster.stop());
}

type Addresses = Pick<TestCluster, 'url' | 'ownerUrl'>;

async function ask(door: string): Promise<Addresses> {
  const answer = await fetch(door);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text) as Addresses;
}

async function copyTemplate(
  { url, ownerUrl: clusterUrl }: Addresses,
  release: () => Promise<void>,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The cluster's own database is the template: it has the tables, and nobody writes to it.
  const template = new URL(clusterUrl).pathname.slice(1);
  await administer(clusterUrl, `create database ${name} template ${template}`);
  return {
    url: urlOf(clusterUrl, name),
    dailyUrl: urlOf(url, name),
    drop: async () => {
      await administer(clusterUrl, `drop database ${name} with (force)`);
      await release();
    },
  };
}

async function administer(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(clusterUrl, 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}
