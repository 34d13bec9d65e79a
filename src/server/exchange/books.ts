import { randomUUID } from 'node:crypto';
import type { Event } from '#contract/reference.ts';
import { practiceLifeMs, refillEveryMs } from '#domain/money/practice-money.ts';
import { isPracticeNumber } from '#server/exchange/engine/state/numbers.ts';
import { CommandLoop } from '#server/exchange/engine/loop/command-loop.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { ExchangeStore } from '#server/exchange/engine/loop/exchange-store.ts';
import { ResultMemory } from '#server/exchange/engine/loop/result-memory.ts';
import { restoreState } from '#server/exchange/engine/state/restore.ts';
import { BigBets } from '#server/exchange/feed/big-bets.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import { AllRunnerTrades } from '#server/exchange/feed/runner-trades.ts';
import { openFeed } from '#server/exchange/feed/open-feed.ts';
import type { ScoreView } from '#server/exchange/catalogue/score-view.ts';
import { loadState } from '#server/exchange/store/load-state.ts';
import type { Database } from '#server/exchange/store/open-database.ts';
import { closedBook, storedMarkets } from '#server/exchange/store/queries/closed-book.ts';
import { lastFills, tradesAfter } from '#server/exchange/store/queries/trade-queries.ts';
import { hasResultsBefore } from '#server/exchange/store/queries/result-queries.ts';
import { findAnswers } from '#server/exchange/store/find-answers.ts';
import { writeBatch } from '#server/exchange/store/write-batch.ts';

/** Results younger than this (milliseconds) are loaded at the start; older ones are looked up, once per commit. */
const resultsInMemory = 10_000;
/** How many fills are looked through for big bets at the start. */
const fillsLookedThrough = 5_000;

/** Wrappers around the engine's storage or the engine itself. The fault tests inject faults this way. */
export interface Wrap {
  store?: (real: ExchangeStore) => ExchangeStore;
  gate?: (real: CommandGate) => CommandGate;
}

export interface BooksOptions {
  /** Unix milliseconds. */
  now: () => number;
  eventOf: (eventId: string) => Event | undefined;
  scoreOf: (eventId: string) => ScoreView | undefined;
  /** Called when memory may differ from what is on disk. */
  stopped: (error: unknown) => void;
  wrap?: Wrap | undefined;
}

export interface Books {
  /** Decides every command and commits before it answers. */
  loop: CommandLoop;
  /** What callers submit commands through: the loop, or its wrapper. */
  gate: CommandGate;
  /** Tells subscribers what was committed. */
  feed: Feed;
  bigBets: BigBets;
  trades: AllRunnerTrades;
}

/** Opens the books, positions and balances as last committed, ready for commands. */
export async function openBooks(
  { db, writer }: Database,
  { now, eventOf, scoreOf, stopped, wrap }: BooksOptions,
): Promise<Books> {
  const at = () => new Date(now()).toISOString();
  const resultsSince = new Date(now() - resultsInMemory).toISOString();
  const before = (ms: number) => new Date(now() - ms).toISOString();
  const stored = await loadState(db, {
    resultsSince,
    now: at(),
    practiceGrantsSince: before(refillEveryMs),
    practiceUsedSince: before(practiceLifeMs),
  });
  const state = restoreState(stored);
  const feed = openFeed(state, randomUUID(), {
    eventOf,
    scoreOf,
    now: at,
    storedMarkets: (ids) => storedMarkets(db, ids),
    closedBook: (id) => closedBook(db, id),
  });
  const bigBets = new BigBets();
  bigBets.add(await lastFills(db, fillsLookedThrough));
  const trades = new AllRunnerTrades((runner, fillId) => tradesAfter(db, runner, fillId));
  const store: ExchangeStore = {
    commit: async (batch) => {
      await writeBatch(writer, batch);
      const fills = batch.fills.filter(({ fillId }) => !isPracticeNumber(fillId));
      bigBets.add(fills);
      trades.committed(fills);
    },
    findAnswers: (ids) => findAnswers(db, ids),
  };
  const loop = new CommandLoop({
    state,
    results: new ResultMemory({ rows: stored.results, hasOlder: await hasResultsBefore(db, resultsSince) }),
    store: wrap?.store?.(store) ?? store,
    now: at,
    publish: (facts) => feed.publish(facts),
    onFatal: stopped,
  });
  return { loop, gate: wrap?.gate?.(loop) ?? loop, feed, bigBets, trades };
}
