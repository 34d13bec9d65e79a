import { Client } from 'pg';
import { openExchange, type Exchange } from '../../src/server/exchange/exchange.ts';
import type { CommandGate } from '../../src/server/exchange/engine/commands/commands.ts';
import { migrateDatabase } from '../../src/server/exchange/store/migrate.ts';
import { startPostgres, type PostgresServer } from '../../src/server/exchange/store/postgres-server.ts';
import type { WriteBatch } from '../../src/server/exchange/engine/records/batch.ts';
import { writeBatch } from '../../src/server/exchange/store/write-batch.ts';
import { answerRequests } from '../support/requests.ts';
import { marketId, placeBets } from './bets.ts';

/**
 * The exchange with its own PostgreSQL and, in the same PostgreSQL, a second database. The storage alone writes what
 * the exchange wrote there: the same rows in the same batches, one after the other.
 */
let postgres: PostgresServer;
let exchange: Exchange;
let gate: CommandGate;
let copy: Client;
/** Committed by the exchange and not yet by the storage alone. */
let batches: WriteBatch[] = [];
let accountIds: string[] = [];

const quiet = {
  gamesUrl: 'http://localhost:4003',
  isProduction: true,
  log: 'error',
  now: Date.now,
  signInLimit: 1_000_000,
} as const;

async function open({ dataDir, operatorKey }: { dataDir: string; operatorKey: string }) {
  postgres = await startPostgres({ dataDir });
  exchange = await openExchange({
    ...quiet,
    dataDir,
    databaseUrl: postgres.url,
    ownerUrl: postgres.ownerUrl,
    operatorKey,
    stopped: (error) => {
      throw error;
    },
    wrap: {
      gate: (real) => (gate = real),
      store: (real) => ({
        ...real,
        commit: async (batch) => {
          await real.commit(batch);
          batches.push(batch);
        },
      }),
    },
  });
  copy = await openCopy();
}

async function openCopy(): Promise<Client> {
  const admin = new Client({ connectionString: postgres.ownerUrl });
  await admin.connect();
  await admin.query('create database storage_alone');
  await admin.end();
  const url = new URL(postgres.ownerUrl);
  url.pathname = '/storage_alone';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await migrateDatabase(client);
  return client;
}

/** The set-up is done; what it took is not part of the comparison. */
async function begin(): Promise<void> {
  batches = [];
  const admin = new Client({ connectionString: postgres.ownerUrl });
  await admin.connect();
  const { rows } = await admin.query<{ account_id: string }>(
    `select account_id from accounts where user_name like 'bettor-%' order by user_name`,
  );
  await admin.end();
  accountIds = rows.map((row) => row.account_id);
}

/** Bets at the command interface, without HTTP. */
const submit = (load: { bettors: number; ms: number }) =>
  placeBets(load, async (bettor, instruction) => {
    const accountId = accountIds[bettor]!;
    return (await gate.submit({ type: 'INSTRUCT', accountId, marketId, instruction })).status === 'ACCEPTED';
  });

/** Returns how many commits the storage alone made, and of how many orders. */
async function store(): Promise<{ commits: number; bets: number }> {
  const written = batches;
  batches = [];
  for (const batch of written) await writeBatch(copy, batch);
  return {
    commits: written.length,
    bets: written.reduce((sum, { idempotency }) => sum + idempotency.length, 0),
  };
}

/** Figures of what is on disk in one of the databases. */
async function contents(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from orders) as orders, (select sum(matched)::text from orders) as matched,
      (select count(*)::int from fills) as fills, (select sum(stake)::text from fills) as filled,
      (select count(*)::int from journal where command->>'type' = 'INSTRUCT') as instructions`,
  );
  await client.end();
  return rows[0];
}

answerRequests({
  open,
  listen: () => exchange.listen(0),
  postgresPid: () => postgres.pid,
  ownerUrl: () => postgres.ownerUrl,
  begin,
  submit,
  store,
  contents: async () => {
    const alone = new URL(postgres.ownerUrl);
    alone.pathname = '/storage_alone';
    return [await contents(postgres.ownerUrl), await contents(alone.href)];
  },
  close: async () => {
    await copy?.end();
    await exchange?.close();
    await postgres?.stop();
  },
});
