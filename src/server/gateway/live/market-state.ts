import { mergeLevels } from '#domain/odds/levels.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { MarketBook, RunnerBook } from '#contract/market.ts';
import { MarketHistory } from '#contract/market-history.ts';
import type { MarketChange, RunnerChange } from '#contract/stream.ts';
import type { MarketLine } from '../upstream/upstream.ts';
import type { Step } from './feed.ts';

/** A market as the exchange last told it, and the way to there. The history is altered as lines come. */
export interface MarketState {
  book: MarketBook;
  history: MarketHistory;
}

/** What a line of a market's stream makes of the market in memory. A change that does not follow is a gap. */
export function stepMarket(state: MarketState | null, line: MarketLine): Step<MarketState> {
  if (line.type === 'UNKNOWN_MARKET') return { kind: 'over' };
  if (line.type === 'IMAGE') {
    const { type: _, ...book } = line;
    const history = state?.history ?? new MarketHistory(book);
    history.restart(book);
    return { kind: 'told', state: { book, history } };
  }
  if (!state || line.epoch !== state.book.epoch) return { kind: 'gap' };
  const { book, history } = state;
  if (line.type === 'HEARTBEAT') {
    return line.to === book.to
      ? { kind: 'told', state: { book: { ...book, at: line.at }, history } }
      : { kind: 'gap' };
  }
  if (line.from !== book.to) return { kind: 'gap' };
  history.add(line, performance.now());
  return { kind: 'told', state: { book: changed(book, line), history } };
}

/** What brings one who stands there (null: nowhere) up to date: one merged change, a heartbeat, or an image. */
export function lineFromMarket({ book, history }: MarketState, point: FeedPoint | null): MarketLine {
  const way = point && history.since(point, performance.now());
  const { marketId, epoch, to, at } = book;
  if (way === 'abreast') return { type: 'HEARTBEAT', marketId, epoch, to, at };
  return way ?? { type: 'IMAGE', ...book };
}

export const pointOfMarket = (line: MarketLine): FeedPoint | null =>
  line.type === 'UNKNOWN_MARKET' ? null : { epoch: line.epoch, to: line.to };

function changed(book: MarketBook, line: MarketChange): MarketBook {
  const changes = new Map(line.runners.map((change) => [change.runnerId, change]));
  return {
    ...book,
    to: line.to,
    at: line.at,
    definition: line.definition ?? book.definition,
    matched: line.matched ?? book.matched,
    runners: book.runners.map((runner) => {
      const change = changes.get(runner.runnerId);
      return change ? changedRunner(runner, change) : runner;
    }),
  };
}

const changedRunner = (runner: RunnerBook, change: RunnerChange): RunnerBook => ({
  runnerId: runner.runnerId,
  toBack: change.toBack ? mergeLevels('toBack', runner.toBack, change.toBack) : runner.toBack,
  toLay: change.toLay ? mergeLevels('toLay', runner.toLay, change.toLay) : runner.toLay,
  lastOdds: change.lastOdds ?? runner.lastOdds,
  matched: change.matched ?? runner.matched,
});
