import { assign, enqueueActions, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { outliveChildren, type ChildFault } from '../child-faults.ts';
import { notProvided } from '../not-provided.ts';
import { endedSince, waitingOf, type OrdersById } from './ended-orders.ts';
import { followPress, leaveAsChosen, leaveEmpty, noPress, pressOf, type LastPress } from './last-press.ts';
import { editOf, readEdit, type EditedOrder, type OrderEdit } from '#domain/bet/order-edit.ts';
import type { AskedChange, OrderChange } from '#domain/bet/order-change.ts';
import {
  changeStateOf,
  orderChangeMachine,
  type ChangeState,
  type ChangeTold,
  type OrderChangeRef,
} from '../order-change/order-change.machine.ts';

/** PNL-1 */
export type MyBetsTab = 'matched' | 'unmatched';

export interface MyBetsInput {
  /** Starts the client id of every change. Never reused. */
  idPrefix: string;
}

export interface MyBetsContext extends MyBetsInput {
  tab: MyBetsTab;
  /** The market whose bets are shown; null for all. */
  marketId: string | null;
  press: LastPress;
  /** By order id: the last change asked for, until it is accepted. */
  changes: ReadonlyMap<string, OrderChangeRef>;
  /** How many changes were asked for. */
  asks: number;
  /** The order whose odds and unmatched stake are being edited, or null. */
  editing: OrderEdit | null;
  /** The last change the exchange made at the bettor's wish, announced to users who cannot see the row. */
  done: OrderChange | null;
  /** The orders waiting to be matched at the feed's last report … */
  waiting: OrdersById;
  /** … and those that have since ended without being fully matched. A notice for each stays in its place. */
  ended: OrdersById;
}

export type MyBetsEvent =
  | { type: 'tab.chosen'; tab: MyBetsTab }
  | { type: 'market.chosen'; marketId: string | null }
  | { type: 'cancel.chosen'; marketId: string; orderId: string }
  | { type: 'cancelAll.chosen'; orders: readonly { marketId: string; orderId: string }[] }
  | { type: 'edit.opened'; order: EditedOrder }
  | { type: 'edit.typed'; oddsText?: string; stakeText?: string }
  | { type: 'edit.closed' }
  | { type: 'edit.saved'; order: EditedOrder }
  /** The slip has placed these together. Told again when My Bets is shown anew. */
  | { type: 'bets.placed'; clientIds: readonly string[] }
  /** From the account's feed. `settledMarkets`: those the feed reported, or otherwise known to be settled. */
  | { type: 'orders.seen'; orders: OrdersById; settledMarkets: ReadonlySet<string> }
  /** Stored by an earlier visit. */
  | { type: 'changes.found'; changes: readonly OrderChange[] }
  | { type: 'network.returned' }
  | ChangeTold
  | ChildFault;

/** How a bet's last change stands; undefined if none is under way or was refused. */
const stateOf = ({ changes }: Pick<MyBetsContext, 'changes'>, orderId: string): ChangeState | undefined => {
  const change = changes.get(orderId);
  return change && changeStateOf(change.getSnapshot());
};
const isUnderWay = (state: ChangeState | undefined): boolean =>
  state !== undefined && state.kind !== 'refused';

const named = ({ idPrefix, asks }: MyBetsContext, change: AskedChange): OrderChange => ({
  ...change,
  clientId: `${idPrefix}-${asks + 1}`,
});

const theTold = ({ event }: { event: ChangeTold }): ChangeTold => event;

/** Which bets are shown, and the cancelling and editing of unmatched bets. */
export const myBetsMachine = setup({
  types: {
    context: {} as MyBetsContext,
    events: {} as MyBetsEvent,
    input: {} as MyBetsInput,
  },
  actors: {
    orderChange: orderChangeMachine,
    /** Sends `changes.found` once if there are any. */
    findChanges: fromCallback<MyBetsEvent>(() => notProvided('findChanges')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<MyBetsEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    /** Opens one child per order, which reports the change's outcome. It replaces the order's last, refused one. */
    open: enqueueActions(
      ({ context, enqueue }, { change, isFound }: { change: OrderChange; isFound: boolean }) => {
        const { orderId } = change;
        const asks = context.asks + 1;
        const last = context.changes.get(orderId);
        if (last) enqueue.stopChild(last);
        enqueue.assign({
          asks,
          changes: ({ context: { changes }, spawn }) =>
            new Map(changes).set(
              orderId,
              spawn('orderChange', { id: `change-${asks}`, input: { change, isFound, seed: asks } }),
            ),
        });
      },
    ),
    /** Tells a change under way that it is no longer wanted. */
    abandonChange: enqueueActions(({ context: { editing, changes }, enqueue }) => {
      const change = editing && changes.get(editing.orderId);
      if (change && isUnderWay(changeStateOf(change.getSnapshot())))
        enqueue.sendTo(change, { type: 'change.abandoned' });
    }),
    tellNetwork: enqueueActions(({ context: { changes }, enqueue }) => {
      for (const change of changes.values())
        if (isUnderWay(changeStateOf(change.getSnapshot())))
          enqueue.sendTo(change, { type: 'network.returned' });
    }),
    close: enqueueActions(({ context, enqueue }, { change }: ChangeTold) => {
      enqueue.stopChild(must(context.changes.get(change.orderId)));
      const changes = new Map(context.changes);
      changes.delete(change.orderId);
      enqueue.assign({ changes });
    }),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
    /** The child moved. A new map makes subscribers to the changes look again. */
    refreshChanges: assign({ changes: ({ context: { changes } }) => new Map(changes) }),
  },
  guards: {
    isChange: ({ context }, { order }: { order: EditedOrder }) => readEdit(context.editing, order) !== null,
    /** Nothing else is asked of a bet until the outcome of its last change is known. */
    isAsked: ({ context }, { orderId }: { orderId: string }) => isUnderWay(stateOf(context, orderId)),
    /** The report is about the last change asked of its bet. */
    isOurs: ({ context: { changes } }, { change }: ChangeTold) =>
      changes.get(change.orderId)?.getSnapshot().context.change.clientId === change.clientId,
  },
}).createMachine({
  id: 'myBets',
  context: ({ input }) => ({
    ...input,
    tab: 'matched',
    marketId: null,
    press: noPress,
    changes: new Map(),
    asks: 0,
    editing: null,
    done: null,
    waiting: new Map(),
    ended: new Map(),
  }),
  invoke: [{ src: 'findChanges' }, { src: 'watchNetwork' }],
  on: {
    'tab.chosen': {
      actions: assign(({ context: { tab, ended, press }, event }) => ({
        tab: event.tab,
        press: leaveAsChosen(press),
        // The bettor has seen them.
        ended: tab === 'unmatched' && event.tab !== tab ? new Map() : ended,
      })),
    },
    'bets.placed': {
      guard: ({ context: { press }, event: { clientIds } }) => press.clientIds !== clientIds,
      actions: assign(({ event }) => ({ press: pressOf(event.clientIds) })),
    },
    'orders.seen': {
      actions: assign(({ context, event: { orders, settledMarkets } }) => {
        const waiting = waitingOf(orders);
        const ended = endedSince(context, orders, settledMarkets);
        return {
          ...leaveEmpty(followPress(context, orders), waiting.size + ended.size),
          waiting,
          ended,
        };
      }),
    },
    // The edited order may not be among the bets shown then.
    'market.chosen': {
      actions: assign(({ context: { press }, event: { marketId } }) => ({
        marketId,
        editing: null,
        press: leaveAsChosen(press),
      })),
    },
    'cancel.chosen': [
      // Pressing twice is one cancel.
      { guard: { type: 'isAsked', params: ({ event }) => event } },
      {
        actions: {
          type: 'open',
          params: ({ context, event: { marketId, orderId } }) => ({
            change: named(context, { marketId, orderId, what: 'cancel' }),
            isFound: false,
          }),
        },
      },
    ],
    'cancelAll.chosen': {
      actions: [
        ({ event, self }) => {
          for (const order of event.orders) self.send({ type: 'cancel.chosen', ...order });
        },
      ],
    },
    'edit.opened': {
      actions: assign(({ context: { press }, event: { order } }) => ({
        editing: editOf(order),
        // The editor must not be taken away from under the bettor.
        press: leaveAsChosen(press),
      })),
    },
    'edit.typed': {
      actions: assign({
        editing: ({ context: { editing }, event: { oddsText, stakeText } }) =>
          editing && {
            ...editing,
            ...(oddsText !== undefined && { oddsText }),
            ...(stakeText !== undefined && { stakeText }),
          },
      }),
    },
    'edit.closed': { actions: ['abandonChange', assign({ editing: null })] },
    'network.returned': { actions: 'tellNetwork' },
    'edit.saved': [
      { guard: { type: 'isAsked', params: ({ event }) => event.order } },
      {
        guard: { type: 'isChange', params: ({ event }) => event },
        actions: {
          type: 'open',
          params: ({ context, event: { order } }) => ({
            change: named(context, {
              marketId: order.marketId,
              orderId: order.orderId,
              what: 'edit',
              ...must(readEdit(context.editing, order)),
            }),
            isFound: false,
          }),
        },
      },
    ],
    'changes.found': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        for (const change of event.changes)
          if (!context.changes.has(change.orderId))
            enqueue({ type: 'open', params: { change, isFound: true } });
      }),
    },
    'change.accepted': {
      guard: { type: 'isOurs', params: theTold },
      actions: [
        assign(({ context: { editing }, event: { change } }) => ({
          editing: editing?.orderId === change.orderId ? null : editing,
          done: change,
        })),
        { type: 'close', params: theTold },
      ],
    },
    'change.refused': { guard: { type: 'isOurs', params: theTold }, actions: 'refreshChanges' },
    'change.unanswered': { guard: { type: 'isOurs', params: theTold }, actions: 'refreshChanges' },
    ...outliveChildren,
  },
});

export type MyBetsRef = ActorRefFrom<typeof myBetsMachine>;
export type MyBetsSnapshot = SnapshotFrom<typeof myBetsMachine>;

export const selectTab = (snapshot: MyBetsSnapshot): MyBetsTab => snapshot.context.tab;
export const selectMarketId = (snapshot: MyBetsSnapshot): string | null => snapshot.context.marketId;
export const selectEditing = (snapshot: MyBetsSnapshot): MyBetsContext['editing'] => snapshot.context.editing;
export const selectDone = (snapshot: MyBetsSnapshot): MyBetsContext['done'] => snapshot.context.done;
/** By order id. */
/** A new map each time that one of them moves. */
export const selectChanging = ({ context }: MyBetsSnapshot): MyBetsContext['changes'] => context.changes;
export const changeStatesOf = (changes: MyBetsContext['changes']): ReadonlyMap<string, ChangeState> =>
  new Map([...changes].map(([orderId, change]) => [orderId, changeStateOf(change.getSnapshot())]));
export const selectEnded = (snapshot: MyBetsSnapshot): OrdersById => snapshot.context.ended;
