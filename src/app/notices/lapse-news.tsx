import { useEffect, useRef } from 'react';
import { lapsedSince } from '#domain/bet/lapsed-since.ts';
import type { Order } from '#domain/bet/order.ts';
import { formatMoney } from '#domain/money/money.ts';
import { whyEnded } from '#domain/words/lapse-words.ts';
import { useOrders } from '#features/account-feed/use-account.ts';
import { useTell } from './use-tell.ts';

/** Tells on any page that the exchange let a bet lapse which waited. */
export function LapseNews() {
  const orders = useOrders();
  const tell = useTell();
  const known = useRef(orders);
  useEffect(() => {
    const lapsed = lapsedSince(known.current, orders);
    known.current = orders;
    const [first] = lapsed;
    if (!first) return;
    const words = lapsed.length > 1 ? `${lapsed.length} bets that waited have lapsed.` : lapsedWords(first);
    tell({ kind: 'LAPSED', as: 'info', text: words, words, of: lapsed.map(({ orderId }) => orderId).join() });
  }, [orders, tell]);
  return null;
}

const lapsedWords = ({ lapsed, reason }: Order): string =>
  `A bet that waited has lapsed, ${formatMoney(lapsed)} of it. ${whyEnded(reason)}`;
