import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { minorToDecimalText, parseMoney } from '#domain/money/money.ts';
import { formatOdds, parseOdds } from '#domain/odds/odds.ts';
import { endedSince, waitingOf, type OrdersById } from './ended-orders.ts';
import type { Order } from '#domain/bet/order.ts';
import {
  orderChangeMachine,
  type ChangeTold,
  type AskedChange,
} from '../order-change/order-change.machine.ts';

/** PNL-1 */
export type MyBetsTab = 'matched' | 'unmatched';

export type ChangeKind = AskedChange['what'];

/** How the cancelling or editing of one order stands. What became of the order itself comes with the account's feed. */
export type ChangeState =
  /** `ask` tells one asking from the next: an answer counts for its own alone. */
  | { kind: 'pending'; what: ChangeKind; ask: number }
  | { kind: 'refused'; message: string }
  /** It was not answered, or is left: the exchange is told not to take it, and asked what became of it. */
  | { kind: 'givingUp'; what: ChangeKind; ask: number };

export interface MyBetsInput {
  /** Begins the client id of every change; never the same again. */
  idPrefix: string;
}

export interface MyBetsContext extends MyBetsInput {
  tab: MyBetsTab;
  /** The market whose bets are shown; null: all of them. */
  marketId: string | null;
  changes: ReadonlyMap<string, ChangeState>;
  /** How many changes were asked for. */
  asks: number;
  /** The order whose odds and unmatched stake are being typed; null when none is. */
  editing: { orderId: string; oddsText: string; stakeText: string } | null;
  /** What the exchange did last at the bettor's wish, for whoever cannot see the row. */
  done: { orderId: string; what: ChangeKind; ask: number } | null;
  /** What waited to be matched when the feed was last heard … */
  waiting: OrdersById;
  /** … and what ended since without all of it being matched: a word of each stays where it stood. */
  ended: OrdersById;
}

type EditedOrder = Pick<Order, 'marketId' | 'orderId' | 'odds' | 'stake' | 'remaining'>;

export type MyBetsEvent =
  | { type: 'tab.chosen'; tab: MyBetsTab }
  | { type: 'market.chosen'; marketId: string | null }
  | { type: 'cancel.chosen'; marketId: string; orderId: string }
  | { type: 'cancelAll.chosen'; orders: readonly { marketId: string; orderId: string }[] }
  | { type: 'edit.opened'; order: EditedOrder }
  | { type: 'edit.typed'; oddsText?: string; stakeText?: string }
  | { type: 'edit.left' }
  | { type: 'edit.saved'; order: EditedOrder }
  /** From the account's feed; `settledMarkets`: those it told of, or that are known to be. */
  | { type: 'orders.seen'; orders: OrdersById; settledMarkets: ReadonlySet<string> }
  | { type: 'network.returned' }
  | ChangeTold;

const withChange = (changes: MyBetsContext['changes'], orderId: string, state: ChangeState | null) => {
  const next = new Map(changes);
  if (state) next.set(orderId, state);
  else next.delete(orderId);
  return next;
};

/** What an answer is about: the last that was asked of its order, unless that is answered. */
const asked = ({ changes }: MyBetsContext, { orderId, ask }: ChangeTold) => {
  const state = changes.get(orderId);
  return state && state.kind !== 'refused' && state.ask === ask ? state : null;
};

const childOf = (ask: number): string => `change-${ask}`;

const theAnswer = ({ event }: { event: ChangeTold }): ChangeTold => event;

/**
 * What is typed as a change of that order: its odds and whole stake, what is matched included. Null while it is none, or
 * would change nothing. Whether the ladder has the odds is the exchange's to say, with what it has instead.
 */
export function readEdit(
  { editing }: Pick<MyBetsContext, 'editing'>,
  { orderId, odds: oddsNow, stake: stakeNow, remaining }: EditedOrder,
): { odds: number; stake: number } | null {
  if (editing?.orderId !== orderId) return null;
  const [odds, unmatched] = [parseOdds(editing.oddsText), parseMoney(editing.stakeText)];
  if (odds === null || unmatched === null || unmatched === 0) return null;
  const stake = stakeNow - remaining + unmatched;
  return odds === oddsNow && stake === stakeNow ? null : { odds, stake };
}

/** Which bets are shown, and the cancelling of what is not matched. */
export const myBetsMachine = setup({
  types: {
    context: {} as MyBetsContext,
    events: {} as MyBetsEvent,
    input: {} as MyBetsInput,
  },
  actors: { orderChange: orderChangeMachine },
  actions: {
    /** One child a change: it tells what became of it. */
    ask: enqueueActions(({ context, enqueue }, change: AskedChange) => {
      const { orderId, what } = change;
      const ask = context.asks + 1;
      enqueue.assign({
        asks: ask,
        changes: withChange(context.changes, orderId, { kind: 'pending', what, ask }),
      });
      const named = { ...change, clientId: `${context.idPrefix}-${ask}` };
      enqueue.spawnChild('orderChange', { id: childOf(ask), input: { change: named, ask } });
    }),
    /** What is on its way is not to be done any more. */
    leaveChange: enqueueActions(({ context: { editing, changes }, enqueue }) => {
      const change = editing && changes.get(editing.orderId);
      if (change?.kind === 'pending') enqueue.sendTo(childOf(change.ask), { type: 'change.left' });
    }),
    tellNetwork: enqueueActions(({ context: { changes }, enqueue }) => {
      for (const change of changes.values())
        if (change.kind === 'givingUp') enqueue.sendTo(childOf(change.ask), { type: 'network.returned' });
    }),
    stopAsking: enqueueActions(({ enqueue }, { ask }: ChangeTold) => enqueue.stopChild(childOf(ask))),
  },
  guards: {
    isChange: ({ context }, { order }: { order: EditedOrder }) => readEdit(context, order) !== null,
    /** Nothing else is asked of a bet until it is known what became of the last. */
    isAsked: ({ context }, { orderId }: { orderId: string }) =>
      (context.changes.get(orderId)?.kind ?? 'refused') !== 'refused',
    /** It is about what was last asked for, and that is not answered yet. */
    isOurs: ({ context }, answer: ChangeTold) => asked(context, answer) !== null,
  },
}).createMachine({
  id: 'myBets',
  context: ({ input }) => ({
    ...input,
    tab: 'matched',
    marketId: null,
    changes: new Map(),
    asks: 0,
    editing: null,
    done: null,
    waiting: new Map(),
    ended: new Map(),
  }),
  on: {
    'tab.chosen': {
      actions: assign(({ context: { tab, ended }, event }) => ({
        tab: event.tab,
        // They were seen.
        ended: tab === 'unmatched' && event.tab !== tab ? new Map() : ended,
      })),
    },
    'orders.seen': {
      actions: assign(({ context, event: { orders, settledMarkets } }) => ({
        waiting: waitingOf(orders),
        ended: endedSince(context, orders, settledMarkets),
      })),
    },
    // What is being edited may not be among what is shown then.
    'market.chosen': { actions: assign({ marketId: ({ event }) => event.marketId, editing: null }) },
    'cancel.chosen': [
      // Two presses are one cancel.
      { guard: { type: 'isAsked', params: ({ event }) => event } },
      {
        actions: {
          type: 'ask',
          params: ({ event: { marketId, orderId } }) => ({ marketId, orderId, what: 'cancel' as const }),
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
      actions: assign({
        editing: ({ event: { order } }) => ({
          orderId: order.orderId,
          oddsText: formatOdds(order.odds),
          stakeText: minorToDecimalText(order.remaining),
        }),
      }),
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
    'edit.left': { actions: ['leaveChange', assign({ editing: null })] },
    'network.returned': { actions: 'tellNetwork' },
    'edit.saved': [
      { guard: { type: 'isAsked', params: ({ event }) => event.order } },
      {
        guard: { type: 'isChange', params: ({ event }) => event },
        actions: {
          type: 'ask',
          params: ({ context, event: { order } }) => ({
            marketId: order.marketId,
            orderId: order.orderId,
            what: 'edit' as const,
            ...must(readEdit(context, order)),
          }),
        },
      },
    ],
    'change.accepted': {
      guard: { type: 'isOurs', params: theAnswer },
      actions: [
        assign(({ context, event }) => {
          const { orderId, ask } = event;
          const { what } = must(asked(context, event));
          return {
            changes: withChange(context.changes, orderId, null),
            editing: context.editing?.orderId === orderId ? null : context.editing,
            done: { orderId, what, ask },
          };
        }),
        { type: 'stopAsking', params: theAnswer },
      ],
    },
    'change.refused': {
      guard: { type: 'isOurs', params: theAnswer },
      actions: [
        assign({
          changes: ({ context, event: { orderId, message } }) =>
            withChange(context.changes, orderId, { kind: 'refused', message }),
        }),
        { type: 'stopAsking', params: theAnswer },
      ],
    },
    'change.unanswered': {
      guard: { type: 'isOurs', params: theAnswer },
      actions: assign({
        changes: ({ context, event }) =>
          withChange(context.changes, event.orderId, { ...must(asked(context, event)), kind: 'givingUp' }),
      }),
    },
  },
});

export type MyBetsRef = ActorRefFrom<typeof myBetsMachine>;
export type MyBetsSnapshot = SnapshotFrom<typeof myBetsMachine>;

export const selectTab = (snapshot: MyBetsSnapshot): MyBetsTab => snapshot.context.tab;
export const selectMarketId = (snapshot: MyBetsSnapshot): string | null => snapshot.context.marketId;
export const selectEditing = (snapshot: MyBetsSnapshot): MyBetsContext['editing'] => snapshot.context.editing;
export const selectDone = (snapshot: MyBetsSnapshot): MyBetsContext['done'] => snapshot.context.done;
export const selectChanges = (snapshot: MyBetsSnapshot): MyBetsContext['changes'] => snapshot.context.changes;
export const selectEnded = (snapshot: MyBetsSnapshot): OrdersById => snapshot.context.ended;
