import { assign, fromCallback, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { minorToDecimalText, parseMoney } from '#domain/money/money.ts';
import { formatOdds, parseOdds } from '#domain/odds/odds.ts';
import { endedSince, waitingOf, type OrdersById } from './ended-orders.ts';
import type { Order } from '#domain/bet/order.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** PNL-1 */
export type MyBetsTab = 'matched' | 'unmatched';

export type ChangeKind = 'cancel' | 'edit';

/** How the cancelling or editing of one order stands. What became of the order itself comes with the account's feed. */
export type ChangeState =
  /** `ask` tells one asking from the next: an answer counts for its own alone. */
  | { kind: 'pending'; what: ChangeKind; ask: number }
  | { kind: 'refused'; message: string }
  /** Nothing is known: it may have been cancelled. The order's own row says so when the feed brings it. */
  | { kind: 'noAnswer'; what: ChangeKind; ask: number };

export interface MyBetsContext {
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

/** `stake` is the whole stake, what is matched included. */
export type OrderRequest =
  | { type: 'cancel.asked'; ask: number; marketId: string; orderId: string }
  | { type: 'edit.asked'; ask: number; marketId: string; orderId: string; odds: number; stake: number };
/** Each names its request. */
export type OrderAnswer =
  | { type: 'change.accepted'; ask: number; orderId: string }
  | { type: 'change.refused'; ask: number; orderId: string; message: string }
  | { type: 'change.unanswered'; ask: number; orderId: string };

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
  | OrderAnswer;

const withChange = (changes: MyBetsContext['changes'], orderId: string, state: ChangeState | null) => {
  const next = new Map(changes);
  if (state) next.set(orderId, state);
  else next.delete(orderId);
  return next;
};

/** What an answer is about: the last that was asked of its order, unless that is answered. */
const asked = ({ changes }: MyBetsContext, { orderId, ask }: OrderAnswer) => {
  const state = changes.get(orderId);
  return state && state.kind !== 'refused' && state.ask === ask ? state : null;
};

const theAnswer = ({ event }: { event: OrderAnswer }): OrderAnswer => event;

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
  },
  actors: {
    /** Takes requests, sends one `OrderAnswer` for each. */
    orderChanger: fromCallback<OrderRequest>(() => notProvided('orderChanger')),
  },
  actions: {
    markPending: assign(({ context }, { orderId, what }: { orderId: string; what: ChangeKind }) => ({
      asks: context.asks + 1,
      changes: withChange(context.changes, orderId, { kind: 'pending', what, ask: context.asks + 1 }),
    })),
    askCancel: sendTo('orderChanger', ({ context }, params: { marketId: string; orderId: string }) => ({
      type: 'cancel.asked',
      ask: context.asks,
      ...params,
    })),
    askEdit: sendTo('orderChanger', ({ context }, { order }: { order: EditedOrder }) => ({
      type: 'edit.asked',
      ask: context.asks,
      marketId: order.marketId,
      orderId: order.orderId,
      ...must(readEdit(context, order)),
    })),
    /** A call that is never answered must not leave its order pending for ever. */
    startWaiting: raise(
      ({ context }, { orderId }: { orderId: string }) => ({
        type: 'change.unanswered' as const,
        orderId,
        ask: context.asks,
      }),
      { delay: 'callAnswer' },
    ),
  },
  delays: { callAnswer: timing.callAnswer },
  guards: {
    isChange: ({ context }, { order }: { order: EditedOrder }) => readEdit(context, order) !== null,
    isPending: ({ context }, { orderId }: { orderId: string }) =>
      context.changes.get(orderId)?.kind === 'pending',
    /** It is about what was last asked for, and that is not answered yet: it may have waited in vain meanwhile. */
    isOurs: ({ context }, answer: OrderAnswer) => asked(context, answer) !== null,
  },
}).createMachine({
  id: 'myBets',
  context: {
    tab: 'matched',
    marketId: null,
    changes: new Map(),
    asks: 0,
    editing: null,
    done: null,
    waiting: new Map(),
    ended: new Map(),
  },
  invoke: { id: 'orderChanger', src: 'orderChanger' },
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
      { guard: { type: 'isPending', params: ({ event }) => event } },
      {
        actions: [
          {
            type: 'markPending',
            params: ({ event }) => ({ orderId: event.orderId, what: 'cancel' as const }),
          },
          { type: 'startWaiting', params: ({ event }) => event },
          { type: 'askCancel', params: ({ event: { marketId, orderId } }) => ({ marketId, orderId }) },
        ],
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
    'edit.left': { actions: assign({ editing: null }) },
    'edit.saved': [
      { guard: { type: 'isPending', params: ({ event }) => event.order } },
      {
        guard: { type: 'isChange', params: ({ event }) => event },
        actions: [
          {
            type: 'markPending',
            params: ({ event }) => ({ orderId: event.order.orderId, what: 'edit' as const }),
          },
          { type: 'startWaiting', params: ({ event }) => event.order },
          { type: 'askEdit', params: ({ event }) => event },
        ],
      },
    ],
    'change.accepted': {
      guard: { type: 'isOurs', params: theAnswer },
      actions: assign(({ context, event }) => {
        const { orderId, ask } = event;
        const { what } = must(asked(context, event));
        return {
          changes: withChange(context.changes, orderId, null),
          editing: context.editing?.orderId === orderId ? null : context.editing,
          done: { orderId, what, ask },
        };
      }),
    },
    'change.refused': {
      guard: { type: 'isOurs', params: theAnswer },
      actions: assign({
        changes: ({ context, event: { orderId, message } }) =>
          withChange(context.changes, orderId, { kind: 'refused', message }),
      }),
    },
    'change.unanswered': {
      guard: { type: 'isOurs', params: theAnswer },
      actions: assign({
        changes: ({ context, event }) =>
          withChange(context.changes, event.orderId, { ...must(asked(context, event)), kind: 'noAnswer' }),
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
