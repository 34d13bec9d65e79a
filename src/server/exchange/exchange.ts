import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Accounts, type Account } from './auth/accounts.ts';
import { isSameKey, operatorKeyOf } from './auth/operator-key.ts';
import { Sessions } from './auth/sessions.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { demoBettors } from './catalogue/demo-bettors.ts';
import { closeDemoAccount, seedDemoBettors } from './catalogue/seed-demo-bettors.ts';
import { seededSports } from './catalogue/sports.ts';
import { CommandLoop } from './engine/command-loop.ts';
import { ResultMemory } from './engine/result-memory.ts';
import { restoreState } from './engine/restore.ts';
import type { Feed } from './feed/feed.ts';
import { openFeed } from './feed/open-feed.ts';
import { houseAccountIds } from './ledger/house-accounts.ts';
import { accountRoutes } from './routes/account.ts';
import { marketRoutes } from './routes/market.ts';
import { openApiRoute } from './routes/openapi.ts';
import { operatorRoutes } from './routes/operator.ts';
import { orderRoutes } from './routes/order.ts';
import { referenceRoutes } from './routes/reference.ts';
import type { Doorkeeper } from './routes/route.ts';
import { sessionRoutes } from './routes/session.ts';
import { streamRoutes } from './routes/stream.ts';
import { openWebServer, type LogLevel } from './routes/web-server.ts';
import { loadState } from './store/load-state.ts';
import { openDatabase, type Database } from './store/open-database.ts';
import { insertBettor, loadAccounts, seedHouseAccounts } from './store/queries/account-queries.ts';
import { eventStore, loadOpenEvents, loadSports, seedSports } from './store/queries/catalogue-queries.ts';
import { hasResultsBefore } from './store/queries/result-queries.ts';
import { loadOpenSessions, sessionStore } from './store/queries/session-queries.ts';
import { settingOf } from './store/queries/setting-queries.ts';
import { findResults, purgeResults } from './store/results.ts';
import { writeBatch } from './store/write-batch.ts';

export interface ExchangeOptions {
  /** Where the embedded PostgreSQL and the operator key are. */
  dataDir: string;
  /** A PostgreSQL of the operator's own. */
  databaseUrl?: string | undefined;
  /** Else it is made at the first start and kept in the data folder. */
  operatorKey?: string | undefined;
  /** No demo bettors. */
  isProduction: boolean;
  /** Attempts to sign in a minute, for each user name from each address. */
  signInLimit: number;
  log: LogLevel;
  /** Unix milliseconds. */
  now: () => number;
  /** Hears, once, that memory may differ from what is on disk: the process must end. */
  stopped: (error: unknown) => void;
}

export interface Exchange {
  operatorKey: string;
  /** Serves on that port of this machine (0: any) and gives the address. Rejects when the port is taken. */
  listen(port: number): Promise<string>;
  /** Finishes what was taken on, ends all streams and connections, and the PostgreSQL that was started. */
  close(): Promise<void>;
}

const hour = 60 * 60_000;
/** Results in memory from the start; older ones are looked for in storage. */
const resultsInMemory = hour;
/** How long a client id gives the same result: at least 24 hours. */
const resultsKept = 48 * hour;

/** Opens the exchange: storage, the books as they were last committed, and the calls over them. */
export async function openExchange(options: ExchangeOptions): Promise<Exchange> {
  const { dataDir, databaseUrl, now, stopped } = options;
  const database = await openDatabase({ dataDir, databaseUrl, onWriterLost: stopped });
  try {
    const operatorKey = options.operatorKey ?? (await operatorKeyOf(dataDir));
    const { app, loop } = await openOn(database, { ...options, operatorKey });
    const isoBefore = (age: number) => new Date(now() - age).toISOString();
    const purge = setInterval(
      () => void purgeResults(database.db, isoBefore(resultsKept)).catch(stopped),
      hour,
    );
    return {
      operatorKey,
      listen: (port) => app.listen({ port, host: '127.0.0.1' }),
      close: async () => {
        clearInterval(purge);
        await app.close();
        await loop.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Opened = ExchangeOptions & { operatorKey: string };

async function openOn(
  { db, writer }: Database,
  options: Opened,
): Promise<{ app: FastifyInstance; loop: CommandLoop }> {
  const { now, operatorKey, isProduction, signInLimit, log } = options;
  const at = () => new Date(now()).toISOString();

  await seedSports(db, seededSports);
  await seedHouseAccounts(db, houseAccountIds, at());

  const resultsSince = new Date(now() - resultsInMemory).toISOString();
  const stored = await loadState(db, { resultsSince });
  const state = restoreState(stored);
  const hasOlder = await hasResultsBefore(db, resultsSince);

  const catalogue: Catalogue = new Catalogue(
    { sports: await loadSports(db), events: await loadOpenEvents(db) },
    eventStore(db),
    (event) => feed.changeEvent(event),
  );
  const eventOf = (eventId: string) => catalogue.recent(eventId);
  const feed: Feed = openFeed(state, { epoch: randomUUID(), eventOf, now: at });
  const loop = new CommandLoop({
    state,
    results: new ResultMemory({ rows: stored.results, hasOlder }),
    store: {
      commit: (batch) => writeBatch(writer, batch),
      findResults: (ids) => findResults(db, ids),
    },
    now: at,
    publish: (facts) => feed.publish(facts),
    onFatal: options.stopped,
  });

  const known = await loadAccounts(db);
  const accounts = new Accounts(isProduction ? known.map(closeDemoAccount) : known);
  const key = await settingOf(db, 'token-key', () => randomBytes(32).toString('base64url'));
  const sessions = new Sessions(
    await loadOpenSessions(db, now()),
    sessionStore(db),
    Buffer.from(key, 'base64url'),
    now,
  );
  const openAccount = async (account: Account) => {
    const { accountId, blocked, selfExcluded } = account;
    await insertBettor(db, account, at());
    await loop.submit({ type: 'OPEN_ACCOUNT', accountId, blocked, selfExcluded });
  };
  if (!isProduction) await seedDemoBettors(accounts, loop, openAccount);

  const doorkeeper: Doorkeeper = {
    bettorOf: async (authorization) => {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      const caller = token === undefined ? null : await sessions.callerOf(token);
      return caller && accounts.byId(caller.accountId)?.passwordHash ? caller : null;
    },
    isOperator: (given) => isSameKey(given, operatorKey),
  };
  const app = await openWebServer(log);
  referenceRoutes(app, catalogue);
  sessionRoutes(app, {
    accounts,
    sessions,
    doorkeeper,
    openAccount,
    demoBettors: isProduction ? [] : [...demoBettors],
    signInLimit,
  });
  marketRoutes(app, { feed, catalogue, db });
  orderRoutes(app, { doorkeeper, gate: loop, feed, db });
  accountRoutes(app, { doorkeeper, feed, catalogue, db, now });
  operatorRoutes(app, { doorkeeper, catalogue, accounts, gate: loop, db, now });
  streamRoutes(app, { feed, sessions, doorkeeper });
  openApiRoute(app);
  return { app, loop };
}
