import { mergeLevels } from '#domain/levels.ts';
import type { Level, MarketBook, RunnerBook } from '#contract/market.ts';
import type { MarketChange, RunnerChange } from '#contract/stream.ts';
import type { MarketLine } from '../upstream/upstream.ts';
import type { Step } from './feed.ts';

/** What a line of a market's stream makes of the book in memory. A change that does not follow is a gap. */
export function stepMarket(book: MarketBook | null, line: MarketLine): Step<MarketBook> {
  switch (line.type) {
    case 'IMAGE': {
      const { type: _, ...image } = line;
      return { kind: 'told', state: image };
    }
    case 'UNKNOWN_MARKET':
      return { kind: 'over' };
    case 'HEARTBEAT':
      if (!book || line.epoch !== book.epoch || line.to !== book.to) return { kind: 'gap' };
      return { kind: 'told', state: { ...book, at: line.at } };
    case 'CHANGE':
      if (!book || line.epoch !== book.epoch || line.from !== book.to) return { kind: 'gap' };
      return { kind: 'told', state: changed(book, line) };
  }
}

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
  toBack: change.toBack ? (mergeLevels('toBack', runner.toBack, change.toBack) as Level[]) : runner.toBack,
  toLay: change.toLay ? (mergeLevels('toLay', runner.toLay, change.toLay) as Level[]) : runner.toLay,
  lastOdds: change.lastOdds ?? runner.lastOdds,
  matched: change.matched ?? runner.matched,
});
