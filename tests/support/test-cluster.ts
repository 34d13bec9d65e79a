import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { grantDailyUse, migrateDatabase } from '#server/exchange/store/migrate.ts';
import { startPostgres, stopPostgres } from '#server/exchange/store/postgres-server.ts';

const prefix = 'layline-test-';
const ownerFile = 'owner';

export interface TestCluster {
  /** As the owner of the tables (`ownerUrl`), and as the user that the product works as (`url`). */
  ownerUrl: string;
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for one test run, in a temporary folder. Nothing is forced to disk, and nothing remains. */
export async function startTestCluster(): Promise<TestCluster> {
  await sweep();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(dataDir, ownerFile), String(process.pid));
  const server = await startPostgres({ dataDir, durable: false });
  const { url, ownerUrl } = server;
  await migrateOnce(ownerUrl, new URL(url).username);
  return {
    url,
    ownerUrl,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cluster's own database gets every table, and the test files' databases are copied from it. */
async function migrateOnce(url: string, dailyUser: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrateDatabase(client);
  await grantDailyUse(client, dailyUser);
  await client.end();
}

/** Ends and removes what killed runs have left. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const dataDir = join(tmpdir(), name);
    if (!(await isAbandoned(dataDir))) continue;
    await stopPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function isAbandoned(dataDir: string): Promise<boolean> {
  const folder = await stat(dataDir).catch(() => null);
  if (!folder || folder.uid !== (process.getuid?.() ?? folder.uid)) return false;
  const owner = Number(await readFile(join(dataDir, ownerFile), 'utf8').catch(() => ''));
  if (!owner) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch {
    return true;
  }
}
