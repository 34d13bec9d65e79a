import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isPositionTaken, noCashOutReason } from '#domain/cash-out-ask.ts';
import { offerCashOut, type CashOutOffer } from '#domain/cash-out-offer.ts';
import { refusalText, whyRefused, type RefusalCode } from '#domain/messages.ts';
import type { Order, Position } from '#domain/order.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { CashOutRef } from '#machines/cash-out/cash-out.machine.ts';
import type { CashOutPlace } from '#machines/cash-out/cash-out.types.ts';
import { useCashOuts } from './cash-out.provider.tsx';
import { CashOutView } from './cash-out.view.tsx';

export interface CashOutProps {
  /** The one place that shows it opened. */
  place: CashOutPlace;
  store: MarketStore;
  definition: MarketDefinition;
  /** False: the prices may be old, and nothing is offered. */
  isLive: boolean;
  /** Null: no bet is matched in the market, or it is settled. */
  position: Position | null;
  /** By order id, of every market. */
  orders: ReadonlyMap<string, Order>;
}

/** One market's cash out for a bettor who has a position in it. */
export function CashOut(props: CashOutProps) {
  const cashOut = useCashOuts()?.of(props.definition.marketId);
  if (!cashOut || noCashOutReason({ ...props.definition, status: 'OPEN' })) return null;
  return <OpenedCashOut {...props} cashOut={cashOut} />;
}

/** The whole of the position, as long as nothing was chosen. */
const whole = { runnerId: null, percent: 100 };

function OpenedCashOut({
  cashOut,
  place,
  store,
  definition,
  isLive,
  position,
  orders,
}: CashOutProps & { cashOut: CashOutRef }) {
  const { marketId, runners, commissionRate } = definition;
  const snapshot = useSelector(cashOut, (now) => now);
  const isHere = snapshot.context.place === place;
  const isChoosing = isHere && snapshot.matches('choosing');
  const isWorthSaid = snapshot.matches('closed') || !isHere;
  const { runnerId, percent } = isChoosing ? snapshot.context : whole;
  const isWanted = isChoosing || isWorthSaid;
  const book = useBookChanges(store, definition, isWanted);

  const { offer, code } = useMemo((): { offer: CashOutOffer | null; code: RefusalCode | null } => {
    if (!isWanted || !isLive) return { offer: null, code: null };
    const ownHere = [...orders.values()].filter((order) => order.marketId === marketId);
    const sight = {
      market: definition,
      position,
      orders: ownHere,
      pricesOf: (id: string) => ({ toBack: store.levels(id, 'toBack'), toLay: store.levels(id, 'toLay') }),
    };
    return offerCashOut(sight, { runnerId, percent });
    // `book` counts the changes of the prices, which are read from the store.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, book, definition, isLive, orders, position, runnerId, percent, store, marketId]);
  const reason = reasonOf(code, isLive);
  useEffect(() => {
    if (isChoosing) cashOut.send({ type: 'offer.changed', offer, reason });
  }, [cashOut, isChoosing, offer, reason]);
  const isNothing = !isPositionTaken(position) || code === 'NOTHING_TO_CASH_OUT';
  if (snapshot.matches('closed') && isNothing) return null;
  return (
    <CashOutView
      snapshot={snapshot}
      place={place}
      marketName={definition.marketName}
      worth={isWorthSaid && offer ? offer.worth : null}
      isNoBetter={isWorthSaid && code === 'CASH_OUT_NOT_BETTER'}
      runners={runners}
      commissionRate={commissionRate}
      send={cashOut.send}
      nextClientId={() => crypto.randomUUID()}
    />
  );
}

/** Why nothing is offered; null when something is. */
function reasonOf(code: RefusalCode | null, isLive: boolean): string | null {
  if (!isLive) return 'Prices are not live: nothing can be cashed out now.';
  return code && whyRefused(refusalText(code));
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
