import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultDataDir } from '#server/exchange/store/data-dir.ts';
import { isRunning, readPostmaster } from '#server/exchange/store/postgres/postmaster.ts';

/** `npm run reset`: deletes the data folder, so that the next start begins afresh. Refuses while a server uses it. */

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The folders of PostgreSQL data in the data folder, itself included. */
function clusters(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('PG_VERSION') && !path.includes('base'))
    .map((path) => dirname(join(dataDir, path)));
}

if (process.env.DATABASE_URL) {
  fail(
    'DATABASE_URL is set: that database is yours, and is not emptied from here. Drop it and create it again.',
  );
}
const dataDir = defaultDataDir();
if (!existsSync(dataDir)) {
  console.log(`Nothing to delete: ${dataDir} is not there.`);
  process.exit();
}
const found = clusters(dataDir);
if (found.length === 0 && readdirSync(dataDir).length > 0) {
  fail(`${dataDir} holds no Layline database; it is left as it is.`);
}
for (const cluster of found) {
  const postmaster = await readPostmaster(cluster);
  if (postmaster && isRunning(postmaster.pid, cluster)) {
    fail(`A server runs on ${dataDir} (PostgreSQL is process ${postmaster.pid}). Stop it first, then reset.`);
  }
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`Deleted ${dataDir}. The next start begins afresh.`);
