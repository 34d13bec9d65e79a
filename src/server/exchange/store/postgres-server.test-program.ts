import { Client } from 'pg';
import { startPostgres } from './postgres-server.ts';

/** Starts PostgreSQL on a folder, writes one row and ends as told: `node … DATA_DIR killed|exited`. */
async function main([dataDir = '', end]: readonly string[]): Promise<void> {
  const server = await startPostgres({ dataDir });
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query('drop table if exists kept; create table kept as select 42 as answer');
  process.stdout.write(String(server.pid));
  if (end === 'killed') process.kill(process.pid, 'SIGKILL');
  process.exit(0);
}

await main(process.argv.slice(2));
