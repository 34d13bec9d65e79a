import { randomUUID } from 'node:crypto';
import { Outbox } from '#server/exchange/accounts/outbox.ts';
import { openAccounts } from './open-accounts.ts';
import { keptKey } from '#server/exchange/accounts/keys.ts';
import { keepJurisdiction } from './keep-jurisdiction.ts';
import { openBooks, type Books, type Wrap } from './books.ts';
import { openPracticeAccounts } from './open-practice.ts';
import { openDemoBettors } from './open-demo-bettors.ts';
import { openSecondStep, type SecondStepOptions } from './open-second-step.ts';
import { openPaymentDesk, type OpenPaymentDesk, type PaymentOptions } from './open-payment-desk.ts';
import { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import { demoAgeCheck, type AgeCheck } from '#server/exchange/accounts/age-check.ts';
import { offeredBettors } from '#server/exchange/accounts/demo-bettors.ts';
import { ActivityLog } from '#server/exchange/accounts/activity-log.ts';
import { Scores } from '#server/exchange/catalogue/scores.ts';
import { firstMarketRules } from '#server/exchange/catalogue/market-rules.ts';
import { seededSports } from '#server/exchange/catalogue/sports.ts';
import { jurisdictions, type JurisdictionName } from '#domain/jurisdiction/jurisdiction.ts';
import { practiceGrant } from '#domain/money/practice-money.ts';
import type { LiveProjects } from '#domain/wire/live-project.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { startPublishing } from '#server/exchange/firestore/publish.ts';
import { houseAccountIds } from '#server/exchange/engine/ledger/house-accounts.ts';
import { referralRoutes } from '#server/exchange/routes/referrals.ts';
import { rollingRoutes } from '#server/exchange/routes/rolling-commission.ts';
import { accountRoutes } from '#server/exchange/routes/account.ts';
import { casinoRoutes } from '#server/exchange/routes/casino.ts';
import { bettorSettingRoutes } from '#server/exchange/routes/bettor-settings.ts';
import { cashOutRoutes } from '#server/exchange/routes/cash-out.ts';
import { SignInLimits } from '#server/exchange/routes/sign-in-limits.ts';
import { eventRoutes } from '#server/exchange/routes/event.ts';
import { eventFactsRoutes } from '#server/exchange/routes/event-facts.ts';
import { highlightRoutes } from '#server/exchange/routes/highlights.ts';
import { activityRoutes } from '#server/exchange/routes/activity.ts';
import { limitRoutes } from '#server/exchange/routes/limits.ts';
import { marketRulesRoutes } from '#server/exchange/routes/market-rules.ts';
import { marketRoutes } from '#server/exchange/routes/market.ts';
import { openApiRoute } from '#server/exchange/routes/openapi.ts';
import { bettorOpener } from '#server/exchange/routes/open-bettor.ts';
import { operatorRoutes } from '#server/exchange/routes/operator.ts';
import { orderRoutes } from '#server/exchange/routes/order.ts';
import { ownImageRoutes } from '#server/exchange/routes/own-images.ts';
import { noImages, type OwnImages } from '#contract/own-images.ts';
import { passkeyRoutes } from '#server/exchange/routes/passkeys.ts';
import { passwordRoutes } from '#server/exchange/routes/password.ts';
import { payeeRoutes } from '#server/exchange/routes/payees.ts';
import { deskActRoutes } from '#server/exchange/routes/payment-desk-acts.ts';
import { paymentDeskRoutes } from '#server/exchange/routes/payment-desk.ts';
import type { PaymentDesk } from '#server/exchange/routes/payment-desk-needs.ts';
import { paymentRoutes } from '#server/exchange/routes/payments.ts';
import { practiceRoutes } from '#server/exchange/routes/practice.ts';
import { providerNoticeRoutes } from '#server/exchange/routes/provider-notices.ts';
import { realityCheckRoutes } from '#server/exchange/routes/reality-check.ts';
import { referenceRoutes, type SiteOptions } from '#server/exchange/routes/reference.ts';
import { reportRoutes } from '#server/exchange/routes/reports.ts';
import { sessionOpener, sessionRoutes } from '#server/exchange/routes/session.ts';
import { signUpRoutes } from '#server/exchange/routes/sign-up.ts';
import { standingRoutes } from '#server/exchange/routes/standings.ts';
import { siteNewsRoutes } from '#server/exchange/routes/site-news.ts';
import { streamRoutes } from '#server/exchange/routes/stream.ts';
import { tipRoutes } from '#server/exchange/routes/tips.ts';
import { twoStepRoutes } from '#server/exchange/routes/two-step.ts';
import { walletRoutes } from '#server/exchange/routes/wallet.ts';
import { openWebServer, type LogLevel, type WebServer } from '#server/exchange/routes/web-server.ts';
import { openDatabase, type Database, type Db } from '#server/exchange/store/open-database.ts';
import { seedHouseAccounts } from '#server/exchange/store/queries/account-queries.ts';
import { activityStore } from '#server/exchange/store/queries/activity-queries.ts';
import {
  eventStore,
  loadOpenEvents,
  loadSports,
  seedSports,
} from '#server/exchange/store/queries/catalogue-queries.ts';
import { seedMarketRules } from '#server/exchange/store/queries/market-rules-queries.ts';
import { scoreStore } from '#server/exchange/store/queries/score-queries.ts';
import { startUpkeep } from '#server/exchange/store/upkeep.ts';

export interface ExchangeOptions extends SiteOptions, PaymentOptions, SecondStepOptions {
  /** The folder with the embedded PostgreSQL and the keys. */
  dataDir: string;
  /** The operator's own PostgreSQL. */
  databaseUrl?: string | undefined;
  /** The same database for the tables' owner, if that is another user. */
  ownerUrl?: string | undefined;
  /** Default: one created at the first start and kept in the data folder. */
  operatorKey?: string | undefined;
  /** Default: as for the operator key. */
  gamesKey?: string | undefined;
  /** Whose law holds. It stays what it was at the first start. Default: `open`. */
  jurisdiction?: JurisdictionName | undefined;
  /** Who checks ages where practice money asks for it. Default: the demo's, which believes everybody. */
  ageCheck?: AgeCheck | undefined;
  /** If true, there are no demo bettors and no play money. */
  isProduction: boolean;
  /** What a new account begins with, in minor units. Default: 0. */
  playMoney?: number | undefined;
  /** The operator's own images of teams, players and horses. Default: none. */
  ownImages?: OwnImages | undefined;
  /** Sign-in attempts per minute, for each user from each address. */
  signInLimit: number;
  /** How long a bettor's token works without renewal, in milliseconds. Default: half an hour. */
  tokenLife?: number | undefined;
  log: LogLevel;
  /** Unix milliseconds. */
  now: () => number;
  /** Called when memory may differ from what is on disk. The process must then end. */
  stopped: (error: unknown) => void;
  wrap?: Wrap | undefined;
  /** The Firestore projects to publish to, and the folder with their keys. */
  firestore?: (LiveProjects & { keysDir: string | undefined }) | undefined;
  /** Opens what carries payments out, in the place of the real desk. */
  openDesk?: ((needs: { gate: CommandGate; db: Db; now: () => number }) => PaymentDesk) | undefined;
  /** Milliseconds between two runs of the upkeep. */
  upkeepEvery?: number | undefined;
}

export interface Exchange {
  operatorKey: string;
  gamesKey: string;
  /** The demo provider's, if there is one. */
  providerKey: string | undefined;
  /** Serves on this port of this machine (0 for any) and returns the URL. Rejects when the port is taken. */
  listen(port: number): Promise<string>;
  /** Finishes accepted work, then ends all streams, connections and the PostgreSQL it started. */
  close(): Promise<void>;
}

/** Opens the exchange: storage, the books as last committed, and the calls over them. */
export async function openExchange(options: ExchangeOptions): Promise<Exchange> {
  const { dataDir, databaseUrl, ownerUrl, now, stopped } = options;
  const database = await openDatabase({ dataDir, databaseUrl, ownerUrl, onWriterLost: stopped });
  try {
    const operatorKey = options.operatorKey ?? (await keptKey(dataDir, 'operator-key'));
    const gamesKey = options.gamesKey ?? (await keptKey(dataDir, 'games-key'));
    const { server, loop, payments, endPublishing, endPractice } = await openOn(database, {
      ...options,
      operatorKey,
      gamesKey,
    });
    const endUpkeep = startUpkeep(database.pool, {
      now,
      every: options.upkeepEvery,
      failed: (error) => server.log.error(error, 'Old rows were not removed; it is tried again later.'),
    });
    return {
      operatorKey,
      gamesKey,
      providerKey: payments.providerKey,
      listen: (port) => server.listen({ port, host: '127.0.0.1' }),
      close: async () => {
        endPractice();
        await endPublishing();
        await server.close();
        await payments.close();
        await endUpkeep();
        await loop.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openOn(
  database: Database,
  options: ExchangeOptions & { operatorKey: string; gamesKey: string },
): Promise<{
  server: WebServer;
  loop: Books['loop'];
  payments: OpenPaymentDesk;
  endPublishing: () => Promise<void>;
  endPractice: () => void;
}> {
  const { now, stopped, operatorKey, gamesKey, isProduction, signInLimit, log, wrap, gamesUrl } = options;
  const { db } = database;
  const { jurisdiction: name = 'open' } = options;
  const { hasMoney } = jurisdictions[name];
  await keepJurisdiction(db, name);
  await seedSports(db, seededSports);
  await seedHouseAccounts(db, houseAccountIds, new Date(now()).toISOString());
  await seedMarketRules(db, firstMarketRules);

  const [sports, events, { loop, gate, feed, bigBets, trades }] = await Promise.all([
    loadSports(db),
    loadOpenEvents(db),
    openBooks(database, {
      now,
      stopped,
      wrap,
      eventOf: (id) => catalogue.recent(id),
      scoreOf: (id) => scores.recent(id),
    }),
  ]);
  const catalogue = new Catalogue({ sports, events }, eventStore(db), (event) => feed.changeEvent(event));
  const scores = new Scores(randomUUID(), scoreStore(db), (eventId, message) =>
    feed.changeScore(eventId, message),
  );
  const { tokenLife = 30 * 60_000 } = options;
  const guests = await openAccounts(db, { gate, operatorKey, gamesKey, isProduction, tokenLife, now });
  if (!isProduction) await openDemoBettors(guests, gate, hasMoney);
  const offered = isProduction ? [] : offeredBettors(hasMoney);

  const server = await openWebServer(log);
  const payments = await openPaymentDesk({
    ...options,
    db,
    gate,
    accounts: guests.accounts,
    failed: (error) => server.log.error(error, 'A payment was not followed; it is tried again.'),
  });
  const activity = new ActivityLog(activityStore(db), now, (error) =>
    server.log.error(error, 'A refused sign-in was not written down.'),
  );
  const outbox = new Outbox();
  const entering = { db, dataDir: options.dataDir, gate, activity, outbox, now };
  const shared = {
    ...guests,
    ...(await openSecondStep(entering, options)),
    activity,
    outbox,
    gate,
    feed,
    bigBets,
    trades,
    catalogue,
    scores,
    db,
    now,
    jurisdiction: jurisdictions[name],
  };
  referenceRoutes(server, shared, options);
  const given = isProduction || !hasMoney ? 0 : (options.playMoney ?? 0);
  ownImageRoutes(server, options.ownImages ?? noImages);
  siteNewsRoutes(server, { ...shared, playMoney: given });
  const playMoney = hasMoney ? given : practiceGrant;
  const limits = new SignInLimits({ ...guests, limit: signInLimit, now });
  const { practice, close } = await openPracticeAccounts({
    ...shared,
    failed: (error) => server.log.error(error, 'Unused accounts stay in memory; it is tried again.'),
  });
  const openSession = sessionOpener(shared);
  const openBettor = bettorOpener({ ...shared, playMoney });
  const { ageCheck = demoAgeCheck } = options;
  const opened = { limits, openSession, openBettor, practice };
  const entry = { ...shared, ...opened, demoBettors: offered, playMoney, ageCheck };
  sessionRoutes(server, entry);
  signUpRoutes(server, entry);
  practiceRoutes(server, entry);
  twoStepRoutes(server, entry);
  passkeyRoutes(server, entry);
  activityRoutes(server, shared);
  passwordRoutes(server, { ...shared, limits, isOutboxOpen: !isProduction });
  marketRoutes(server, shared);
  highlightRoutes(server, shared);
  eventRoutes(server, shared);
  eventFactsRoutes(server, shared);
  marketRulesRoutes(server, shared);
  standingRoutes(server, shared);
  tipRoutes(server, shared);
  orderRoutes(server, shared);
  cashOutRoutes(server, shared);
  accountRoutes(server, shared);
  reportRoutes(server, shared);
  bettorSettingRoutes(server, shared);
  operatorRoutes(server, shared);
  casinoRoutes(server, { ...shared, gamesUrl });
  const desk = options.openDesk?.(shared) ?? payments.desk;
  walletRoutes(server, { ...shared, desk });
  paymentRoutes(server, { ...shared, desk });
  limitRoutes(server, shared);
  realityCheckRoutes(server, shared);
  payeeRoutes(server, { ...shared, limits });
  paymentDeskRoutes(server, { ...shared, desk });
  deskActRoutes(server, { ...shared, desk });
  rollingRoutes(server, shared);
  referralRoutes(server, shared);
  streamRoutes(server, shared);
  providerNoticeRoutes(server, payments.desk);
  openApiRoute(server);
  const endPublishing = await startPublishing({
    projects: {},
    emulatorHost: null,
    keysDir: undefined,
    ...options.firestore,
    feed,
    catalogue,
    scores,
    now,
    failed: (error) => server.log.error(error, 'Not everything was published; it is tried again.'),
  });
  if (!options.openDesk) payments.desk.start();
  return { server, loop, payments, endPublishing, endPractice: close };
}
