import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cashOutAskOf, noCashOutReason, resultsNow } from '#domain/cash-out-ask.ts';
import { planCashOut } from '#domain/cash-out.ts';
import { refusalText } from '#domain/messages.ts';
import type { Order, Position } from '#domain/order.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { CashOutEvent } from '#machines/cash-out/cash-out.machine.ts';
import { provideCashOut } from './cash-out.actors.ts';
import { CashOutView } from './cash-out.view.tsx';

export interface CashOutProps {
  store: MarketStore;
  definition: MarketDefinition;
  /** False: the prices may be old, and nothing is offered. */
  isLive: boolean;
  position: Position;
  /** By order id, of every market. */
  orders: ReadonlyMap<string, Order>;
}

type Offered = Omit<Extract<CashOutEvent, { type: 'offer.changed' }>, 'type'>;

/** One market's cash out for a bettor who has a position in it. */
export function CashOut({ store, definition, isLive, position, orders }: CashOutProps) {
  const client = useClient();
  const [machine] = useState(() => provideCashOut(client));
  const { marketId, runners, commissionRate } = definition;
  const [seed] = useState(() => Math.trunc(Math.random() * 2 ** 31));
  const cashOut = useActorRef(machine, { input: { marketId, seed } });
  const snapshot = useSelector(cashOut, (now) => now);
  const { runnerId, percent } = snapshot.context;
  const isOpen = snapshot.matches('choosing');
  const book = useBookChanges(store, definition, isOpen);

  const offered = useMemo((): Offered => {
    if (!isOpen) return { offer: null, reason: null };
    const code = noCashOutReason(definition);
    if (code) return { offer: null, reason: refusalText(code) };
    if (!isLive) return { offer: null, reason: 'Prices are not live: nothing can be cashed out now.' };
    const ownHere = [...orders.values()].filter((order) => order.marketId === marketId);
    const sight = {
      market: definition,
      position,
      orders: ownHere,
      pricesOf: (id: string) => ({ toBack: store.levels(id, 'toBack'), toLay: store.levels(id, 'toLay') }),
    };
    const ask = cashOutAskOf(sight, { runnerId, percent });
    const plan = planCashOut(ask);
    if (plan.legs.length > 0) return { offer: { ...plan, before: resultsNow(ask) }, reason: null };
    return {
      offer: null,
      reason: refusalText(plan.isWhole ? 'NOTHING_TO_CASH_OUT' : 'NO_PRICES_TO_CASH_OUT'),
    };
    // `book` counts the changes of the prices, which are read from the store.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, book, definition, isLive, orders, position, runnerId, percent, store, marketId]);
  useEffect(() => cashOut.send({ type: 'offer.changed', ...offered }), [cashOut, offered]);
  useEffect(() => {
    for (const order of orders.values())
      if (order.marketId === marketId) cashOut.send({ type: 'order.changed', order });
  }, [cashOut, orders, marketId]);
  useEffect(() => {
    const back = () => cashOut.send({ type: 'network.returned' });
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [cashOut]);
  if (noCashOutReason({ ...definition, status: 'OPEN' })) return null;
  return (
    <CashOutView
      snapshot={snapshot}
      runners={runners}
      commissionRate={commissionRate}
      send={cashOut.send}
      nextClientId={() => crypto.randomUUID()}
    />
  );
}

/** A number that goes up with the prices of the market's runners, while they are asked for. */
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
