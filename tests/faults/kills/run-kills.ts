import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createRandom, type Random } from '#server/maker/random.ts';
import { isNotNull } from 'drizzle-orm';
import type { Db } from '#server/exchange/store/open-database.ts';
import { orders } from '#server/exchange/store/schema/orders.ts';
import { AnswerLog, isCashOut } from './answer-log.ts';
import { Bettor, bettorPassword } from './bettor.ts';
import { Bank } from './bank.ts';
import { dbOf } from './books.ts';
import { checkAll } from './checks/check-all.ts';
import { DeskClerk } from './desk-clerk.ts';
import { ExchangeProcess } from './exchange-process.ts';
import { findPort } from './find-port.ts';
import { countAnswers, newReport, type KillReport } from './kill-report.ts';
import { Operator } from './operator.ts';
import { Payer } from './payer.ts';
import { settleWithBank } from './settle-with-bank.ts';
import { askWhatBecame } from './what-became.ts';

export interface KillOptions {
  /** The exchange's program, or a faulty one. */
  entry: string;
  /** Decides what is sent and when the exchange is killed, but not what arrives when. */
  seed: string;
  /** How many. The run ends earlier at the first violations. */
  kills: number;
  dataDir: string;
  /** The address of the database, once the exchange has started. */
  databaseUrl: () => Promise<string>;
  /** Further settings of the exchange. */
  settings?: Record<string, string>;
  /** Whether money comes in and goes out meanwhile, by a provider that lives on. */
  hasBank?: boolean;
}

const bettorCount = 20;
const operatorKey = 'the operator of the kills';
const gamesKey = 'the games host of the kills';
const providerKey = 'the provider of the kills';
/** How many of the bettors pay in and out as well. */
const payerCount = 6;

/** Over and over, lets bettors bet, kills the exchange, restarts it on the same data and checks everything. */
export async function runKills({ entry, seed, kills, ...options }: KillOptions): Promise<KillReport> {
  const random = createRandom(seed);
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const bank = options.hasBank
    ? await Bank.open({ exchangeUrl: url, dataDir: options.dataDir, key: providerKey })
    : null;
  const start = () =>
    new ExchangeProcess(entry, {
      LAYLINE_EXCHANGE_PORT: String(port),
      LAYLINE_DATA_DIR: options.dataDir,
      LAYLINE_OPERATOR_KEY: operatorKey,
      LAYLINE_GAMES_KEY: gamesKey,
      LAYLINE_PRODUCTION: '1',
      ...(bank && { LAYLINE_PROVIDER_URL: bank.url, LAYLINE_PROVIDER_KEY: providerKey }),
      ...options.settings,
    });
  const report = newReport(seed);
  const log = new AnswerLog();
  const names = Array.from({ length: bettorCount }, (_, at) => `bettor-${at + 1}`);
  const operator = new Operator({
    url,
    operatorKey,
    gamesKey,
    random: createRandom(`${seed} operator`),
    bettors: names,
    credentialsOf: (name) => bettors[names.indexOf(name)]!.credentials,
  });
  const markets = () => operator.openMarkets;
  const bettors: readonly Bettor[] = names.map(
    (name) => new Bettor({ url, name, random: createRandom(`${seed} ${name}`), log, markets }),
  );

  const payers = bank ? bettors.slice(0, payerCount).map((bettor) => payerOf(bettor, url, seed)) : [];

  const clerk = new DeskClerk(url, operatorKey);

  let exchange = start();
  let client: Client | undefined;
  try {
    await exchange.ready;
    client = new Client({ connectionString: await options.databaseUrl() });
    await client.connect();
    const db = dbOf(client);
    const check = async () => {
      await untilNoDelayRuns(db);
      // Money that is under way moves while nobody asks for it.
      const unsettled = bank ? await settleWithBank(db, bank, null) : [];
      const found = await checkAll({ url, db, log, operator, bettors, payers, random });
      return [...unsettled, ...found];
    };
    await Promise.all(bettors.map((bettor) => bettor.signUp()));
    await operator.setUp();
    while (report.kills < kills && report.violations.length === 0) {
      await work([...bettors, ...payers, operator, ...(bank ? [clerk] : [])], () =>
        untilKilled(exchange, log, operator, random),
      );
      report.kills++;
      if (operator.isSettling) report.killsInSettlement++;
      if (log.unanswered().some(isCashOut)) report.killsInCashOut++;
      exchange = start();
      if (random.chance(0.15)) {
        await delay(random.integer(0, 1_000));
        await exchange.kill();
        report.killsAtStart++;
        exchange = start();
      }
      report.restartsMs.push(await exchange.ready);
      await Promise.all(bettors.map((bettor) => bettor.refreshSession()));
      report.violations.push(...(await check()));
      await askWhatBecame(url, bettors, log, report);
    }
    // Unanswered requests are repeated and must be found done once.
    if (report.violations.length === 0) {
      await Promise.all([...bettors, ...payers, operator].map((worker) => worker.finish()));
      if (bank) report.violations.push(...(await settleWithBank(db, bank, clerk)));
      report.violations.push(...(await check()));
    }
  } finally {
    await client?.end();
    await exchange.stop();
    await bank?.stop();
  }
  report.paid = payers
    .flatMap(({ heard }) => heard)
    .filter(({ result }) => result.status === 'ACCEPTED').length;
  countAnswers(report, log, operator);
  return report;
}

let lastUtr = 100_000_000_000;

const payerOf = (bettor: Bettor, url: string, seed: string): Payer =>
  new Payer({
    url,
    name: bettor.name,
    password: bettorPassword,
    random: createRandom(`${seed} ${bettor.name} pays`),
    credentials: () => bettor.credentials,
    nextUtr: () => String(++lastUtr),
  });

/**
 * Waits until no in-play delay runs, since books change when one ends. If one never ends, the checks that follow find
 * it.
 */
async function untilNoDelayRuns(db: Db): Promise<void> {
  const last = Date.now() + 30_000;
  while (Date.now() < last) {
    const waiting = await db.select().from(orders).where(isNotNull(orders.delayEndsAt)).limit(1);
    if (waiting.length === 0) return;
    await delay(50);
  }
}

interface Worker {
  work(isOver: () => boolean): Promise<void>;
}

/** Lets all of them work until `end` resolves; resolves when all have stopped. */
async function work(workers: readonly Worker[], end: () => Promise<void>): Promise<void> {
  let isOver = false;
  const all = Promise.all(workers.map((worker) => worker.work(() => isOver)));
  try {
    // Before that, they stop only on an error.
    await Promise.race([end(), all]);
  } finally {
    isOver = true;
    await all;
  }
}

/** Kills it at any moment after some work, or right after a settlement or a cash out was sent. */
async function untilKilled(exchange: ExchangeProcess, log: AnswerLog, operator: Operator, random: Random) {
  // By work done, not by time: a slow machine must be killed at work too.
  await Promise.race([log.untilHeard(random.integer(20, 300)), exchange.gone]);
  const roll = random.next();
  if (roll < 0.35) await Promise.race([operator.nextSettling(), exchange.gone, delay(1_000)]);
  else if (roll < 0.6) await Promise.race([log.nextCashOut(), exchange.gone, delay(1_000)]);
  await delay(random.integer(0, 12));
  exchange.assertAlive();
  await exchange.kill();
}
