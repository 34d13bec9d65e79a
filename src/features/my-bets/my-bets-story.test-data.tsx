import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { fromCallback } from 'xstate';
import type { Order } from '#domain/bet/order.ts';
import {
  myBetsMachine,
  selectChanges,
  selectDone,
  selectEditing,
  selectEnded,
  selectTab,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/my-bets/my-bets.machine.ts';
import { MyBetsView, type BetRow, type MyBetsViewProps } from './my-bets.view.tsx';

type Shown = Pick<MyBetsViewProps, 'matched' | 'unmatched' | 'settled' | 'isLive'>;

interface MyBetsProps extends Shown {
  /** What the exchange says to a cancel; nothing leaves it pending. */
  answer?: (asked: OrderRequest) => OrderAnswer | undefined;
  /** Hears of every cancel that the exchange is asked for. */
  onAsked: (asked: OrderRequest) => void;
  /** What the feed tells of the unmatched bets after that. */
  feed?: readonly BetRow[];
}

/** The view on the my-bets machine itself, with an exchange that answers as it is told. */
export function MyBets({ answer, onAsked, feed, ...shown }: MyBetsProps) {
  const [unmatched, setUnmatched] = useState(shown.unmatched);
  const [machine] = useState(() =>
    myBetsMachine.provide({
      actors: {
        orderChanger: fromCallback<OrderRequest>(({ receive, sendBack }) =>
          receive((asked) => {
            onAsked(asked);
            const given = answer?.(asked);
            if (given) sendBack(given);
            if (feed) setUnmatched(feed);
          }),
        ),
      },
    }),
  );
  const myBets = useActorRef(machine);
  useEffect(() => {
    const orders = new Map(unmatched.map(({ order }) => [order.orderId, order]));
    myBets.send({ type: 'orders.seen', orders, settledMarkets: new Set() });
  }, [myBets, unmatched]);
  const ended = useSelector(myBets, selectEnded);
  const rowOf = (order: Order): BetRow => ({
    ...shown.unmatched.find((row) => row.order.orderId === order.orderId)!,
    order,
  });
  return (
    <MyBetsView
      {...shown}
      unmatched={unmatched.filter(({ order }) => order.remaining > 0)}
      ended={[...ended.values()].map(rowOf)}
      tab={useSelector(myBets, selectTab)}
      changes={useSelector(myBets, selectChanges)}
      editing={useSelector(myBets, selectEditing)}
      done={useSelector(myBets, selectDone)}
      send={myBets.send}
    />
  );
}

export const openUnmatched = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('tab', { name: /^Unmatched Bets/ }));
