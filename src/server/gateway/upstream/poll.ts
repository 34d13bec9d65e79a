import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { timing } from '#domain/site/timing.ts';
import type { MarketBook } from '#contract/market.ts';
import type { Event } from '#contract/reference.ts';
import type { ScoreState } from '#contract/score.ts';
import type { AccountMessage } from '#contract/stream.ts';
import { messageBetween } from './book-changes.ts';
import type { Caller, EventMessage, MarketMessage, ScoreMessage, TradingUpstream } from './upstream.ts';

const bookPause = 500;
const slowPause = timing.heartbeat;

/** Makes a market's messages by reading its book twice a second. Ends after `UNKNOWN_MARKET`. */
export async function* pollMarket(
  read: () => Promise<MarketBook | null>,
  marketId: string,
  signal: AbortSignal,
): AsyncGenerator<MarketMessage> {
  let before: MarketBook | null = null;
  for (;;) {
    const book = await read();
    if (!book) return yield { type: 'UNKNOWN_MARKET', marketId };
    yield before ? messageBetween(before, book) : { type: 'IMAGE', ...book };
    before = book;
    await pause(bookPause, undefined, { signal });
  }
}

/** Yields an event's state once a second. Ends after `UNKNOWN_EVENT`. */
export async function* pollEvent(
  read: () => Promise<Event | null>,
  eventId: string,
  signal: AbortSignal,
): AsyncGenerator<EventMessage> {
  for (;;) {
    const event = await read();
    if (!event) return yield { type: 'UNKNOWN_EVENT', eventId };
    const { inPlay, ended, score, marketIds } = event;
    const markets = marketIds.length;
    yield { type: 'EVENT', eventId, inPlay, ended, score, markets, at: new Date().toISOString() };
    await pause(slowPause, undefined, { signal });
  }
}

/** Once a second, yields an event's whole score if it has changed, else a heartbeat. Ends after `UNKNOWN_EVENT`. */
export async function* pollScore(
  read: () => Promise<ScoreState | null>,
  eventId: string,
  signal: AbortSignal,
): AsyncGenerator<ScoreMessage> {
  let before: ScoreState | null = null;
  for (;;) {
    const score = await read();
    if (!score) return yield { type: 'UNKNOWN_EVENT', eventId };
    const { epoch, to } = score;
    if (before?.epoch !== epoch || before.to !== to) yield { type: 'SCORE_IMAGE', ...score };
    else yield { type: 'SCORE_HEARTBEAT', eventId, epoch, to, at: new Date().toISOString() };
    before = score;
    await pause(slowPause, undefined, { signal });
  }
}

/** Once a second, yields the whole account if it has changed, else a heartbeat. */
export async function* pollAccount(
  calls: Pick<TradingUpstream, 'balance' | 'orders' | 'positions'>,
  caller: Caller,
  signal: AbortSignal,
): AsyncGenerator<AccountMessage> {
  const epoch = randomUUID();
  let before = '';
  for (let to = 0; ;) {
    const [balance, unmatched, matched, positions] = await Promise.all([
      calls.balance(caller),
      calls.orders(caller, { state: 'UNMATCHED' }),
      calls.orders(caller, { state: 'MATCHED' }),
      calls.positions(caller),
    ]);
    // A partly matched order is in both lists.
    const orders = [...new Map([...matched, ...unmatched].map((order) => [order.orderId, order])).values()];
    const text = JSON.stringify([balance, orders, positions]);
    const at = new Date().toISOString();
    if (text === before) yield { type: 'HEARTBEAT', epoch, to, at };
    else yield { type: 'IMAGE', epoch, to: ++to, at, balance, orders, positions };
    before = text;
    await pause(slowPause, undefined, { signal });
  }
}
