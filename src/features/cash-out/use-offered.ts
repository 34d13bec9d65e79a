import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  areSameResults,
  planInputOf,
  isPositionTaken,
  noCashOutReason,
  resultsNow,
  type CashOutSight,
} from '#domain/risk/cash-out-plan-input.ts';
import { offerCashOut, type CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import { refusalText, type RefusalCode } from '#domain/words/refusal-words.ts';
import { whyRefused } from '#domain/words/why-refused.ts';
import type { Order, Position } from '#domain/bet/order.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { QuoteAnswer } from '#machines/cash-out-quote/cash-out-quote.machine.ts';
import type { CashOutsRef } from '#machines/cash-outs/cash-outs.machine.ts';
import { useExchangeQuote } from './use-exchange-quote.ts';

/** What a bettor sees of a market and has in it. */
export interface MarketSight {
  store: MarketStore;
  definition: MarketDefinition;
  /** False: the prices may be old, so nothing is offered. */
  isLive: boolean;
  /** Null: no bet is matched in the market, or the market is settled. */
  position: Position | null;
  /** The bettor's orders in this market. */
  orders: readonly Order[];
}

interface Choice {
  runnerId: string | null;
  percent: number;
  /** Whether anybody wants to know what it comes to. */
  isWanted: boolean;
}

export interface Offered {
  offer: CashOutOffer | null;
  /** Why nothing is offered, if the market or the position is the reason. */
  code: RefusalCode | null;
  /** Why nothing is offered, in words; null while not known. */
  reason: string | null;
}

const unknown: Offered = { offer: null, code: null, reason: null };

const refused = (code: RefusalCode, message = refusalText(code)): Offered => ({
  offer: null,
  code,
  reason: whyRefused(message),
});

/**
 * What is offered now: worked out from the prices as they move. With cross matching the prices do not tell whose orders
 * are behind them, so the exchange quotes it instead.
 */
export function useOffered(
  cashOuts: CashOutsRef,
  { store, definition, isLive, position, orders }: MarketSight,
  { runnerId, percent, isWanted }: Choice,
): Offered {
  const { marketId, crossMatching } = definition;
  const isShown = isWanted && isLive;
  const book = useBookChanges(store, definition, isShown);
  const isQuoted =
    isShown && crossMatching === true && !noCashOutReason(definition) && isPositionTaken(position);
  const asked = { marketId, runnerId, percent, isWanted: isQuoted };
  const answer = useExchangeQuote(cashOuts, { ...asked, sight: [book, position, orders, definition] });

  return useMemo((): Offered => {
    if (!isLive) return { ...unknown, reason: 'Prices are not live: nothing can be cashed out now.' };
    if (!isWanted) return unknown;
    const sight: CashOutSight = {
      market: definition,
      position,
      orders,
      pricesOf: (id) => ({ toBack: store.levels(id, 'toBack'), toLay: store.levels(id, 'toLay') }),
    };
    if (isQuoted) return offeredBy(answer, sight);
    const { offer, code } = offerCashOut(sight, { runnerId, percent });
    return offer ? { ...unknown, offer } : refused(code);
    // `book` counts the changes of the prices, which are read from the store.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, isLive, isQuoted, answer, book, definition, orders, position, runnerId, percent, store]);
}

function offeredBy(answer: QuoteAnswer | null, sight: CashOutSight): Offered {
  if (!answer) return unknown;
  if (!answer.offer) return refused(answer.code, answer.message);
  // The quote is for an earlier position: a new one is being asked for.
  const now = resultsNow(planInputOf(sight, { runnerId: null, percent: 100 }));
  return areSameResults(now, answer.offer.before) ? { ...unknown, offer: answer.offer } : unknown;
}

/** A number that rises with every change of the market's prices, while they are wanted. */
function useBookChanges(store: MarketStore, { runners }: MarketDefinition, isWanted: boolean): number {
  const [count] = useState(() => ({ now: 0 }));
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isWanted) return () => undefined;
      const tell = () => {
        count.now++;
        listener();
      };
      const stops = runners.map(({ runnerId }) => store.subscribe(runnerId, tell));
      return () => stops.forEach((stop) => stop());
    },
    [store, runners, isWanted, count],
  );
  return useSyncExternalStore(subscribe, () => count.now);
}
