import type { FeedPoint } from '#domain/market/sequence.ts';
import type { MarketBook } from '#contract/market.ts';
import { changedRunner, MarketHistory } from '#contract/market-history.ts';
import type { MarketChange } from '#contract/stream.ts';
import type { MarketMessage } from '../upstream/upstream.ts';
import type { Step } from './replica.ts';

/** A market as the exchange last sent it, and the changes that led there. The history is mutated as messages come. */
export interface KnownMarket {
  book: MarketBook;
  history: MarketHistory;
}

/** Applies a message of a market's stream to the market in memory. A change that does not follow is a gap. */
export function stepMarket(state: KnownMarket | null, message: MarketMessage): Step<KnownMarket> {
  if (message.type === 'UNKNOWN_MARKET') return { kind: 'over' };
  if (message.type === 'IMAGE') {
    const { type: _, ...book } = message;
    const history = state?.history ?? new MarketHistory(book);
    history.restart(book);
    return { kind: 'told', state: { book, history } };
  }
  if (!state || message.epoch !== state.book.epoch) return { kind: 'gap' };
  const { book, history } = state;
  if (message.type === 'HEARTBEAT') {
    return message.to === book.to
      ? { kind: 'told', state: { book: { ...book, at: message.at }, history } }
      : { kind: 'gap' };
  }
  if (message.from !== book.to) return { kind: 'gap' };
  history.add(message, performance.now());
  return { kind: 'told', state: { book: changed(book, message), history } };
}

/** Returns what brings a client at that point up to date: a merged change, a heartbeat, or an image (also for null). */
export function messageFromMarket({ book, history }: KnownMarket, point: FeedPoint | null): MarketMessage {
  const way = point && history.since(point, performance.now());
  const { marketId, epoch, to, at } = book;
  if (way === 'abreast') return { type: 'HEARTBEAT', marketId, epoch, to, at };
  return way ?? { type: 'IMAGE', ...book };
}

export const pointOfMarket = (message: MarketMessage): FeedPoint | null =>
  message.type === 'UNKNOWN_MARKET' ? null : { epoch: message.epoch, to: message.to };

function changed(book: MarketBook, message: MarketChange): MarketBook {
  const changes = new Map(message.runners.map((change) => [change.runnerId, change]));
  return {
    ...book,
    to: message.to,
    at: message.at,
    definition: message.definition ?? book.definition,
    matched: message.matched ?? book.matched,
    runners: book.runners.map((runner) => {
      const change = changes.get(runner.runnerId);
      return change ? changedRunner(runner, change) : runner;
    }),
  };
}
