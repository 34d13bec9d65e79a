import type { Decorator } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import type { OrderChange } from '#domain/bet/order-change.ts';
import type { Order } from '#domain/bet/order.ts';
import {
  myBetsMachine,
  changeStatesOf,
  selectChanging,
  selectDone,
  selectEditing,
  selectEnded,
  selectTab,
  type MyBetsEvent,
} from '#machines/my-bets/my-bets.machine.ts';
import { orderChangeMachine, type ChangeAnswer } from '#machines/order-change/order-change.machine.ts';
import { MyBetsView, type BetRow, type MyBetsViewProps } from './my-bets.view.tsx';

/** As wide as the right column or a phone's sheet. */
export const inTheColumn: Decorator = (Story) => (
  <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
    <Story />
  </div>
);

type Shown = Pick<MyBetsViewProps, 'matched' | 'unmatched' | 'settled' | 'positions' | 'exposure' | 'isLive'>;

interface MyBetsProps extends Shown {
  /** The exchange's answer to a change; undefined leaves it pending, a fault is no answer. */
  answer?: ChangeAnswer | 'fault';
  /** The result of a change that is given up; undefined or a fault leaves it being asked about. */
  fate?: ChangeAnswer | 'fault';
  /** Called with every change that the exchange is asked for. */
  onAsked: (asked: OrderChange) => void;
  /** Changes kept by an earlier visit. */
  found?: readonly OrderChange[];
  /** The client ids of the bets that the slip has just placed. */
  pressed?: readonly string[];
  /** The unmatched bets that the feed reports after that. */
  feed?: readonly BetRow[];
}

const say = async (answer: ChangeAnswer | 'fault' | undefined): Promise<ChangeAnswer> => {
  if (answer === 'fault') throw new Error('No answer');
  return answer ?? new Promise<never>(() => undefined);
};

const silent = fromCallback<MyBetsEvent>(() => undefined);

/** The view on the real my-bets machine, with a scripted exchange. */
export function MyBets({ answer, fate, onAsked, found, pressed, feed, ...shown }: MyBetsProps) {
  const [unmatched, setUnmatched] = useState(shown.unmatched);
  const [machine] = useState(() =>
    myBetsMachine.provide({
      actors: {
        findChanges: silent,
        watchNetwork: silent,
        orderChange: orderChangeMachine.provide({
          actions: { storeChange: () => undefined, forgetChange: () => undefined },
          actors: {
            sendChange: fromPromise<ChangeAnswer, OrderChange>(({ input }) => {
              onAsked(input);
              if (feed) setUnmatched(feed);
              return say(answer);
            }),
            giveUpChange: fromPromise<ChangeAnswer, { clientId: string }>(() => say(fate)),
          },
        }),
      },
    }),
  );
  const myBets = useActorRef(machine, { input: { idPrefix: 'change' } });
  useEffect(() => {
    if (pressed) myBets.send({ type: 'bets.placed', clientIds: pressed });
  }, [myBets, pressed]);
  useEffect(() => {
    const orders = new Map(unmatched.map(({ order }) => [order.orderId, order]));
    myBets.send({ type: 'orders.seen', orders, settledMarkets: new Set() });
  }, [myBets, unmatched]);
  useEffect(() => {
    if (found) myBets.send({ type: 'changes.found', changes: found });
  }, [myBets, found]);
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
      changes={changeStatesOf(useSelector(myBets, selectChanging))}
      editing={useSelector(myBets, selectEditing)}
      done={useSelector(myBets, selectDone)}
      send={myBets.send}
    />
  );
}

export const openUnmatched = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('tab', { name: /^Unmatched Bets/ }));
