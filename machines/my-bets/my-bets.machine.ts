import { assign, fromCallback, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { timing } from '#domain/timing.ts';
import { notProvided } from '../not-provided.ts';

/** PNL-1 */
export type MyBetsTab = 'matched' | 'unmatched';

/** How the cancelling of one order stands. What became of the order itself comes with the account's feed. */
export type CancelState =
  /** `ask` tells one asking from the next. */
  | { kind: 'pending'; ask: number }
  | { kind: 'refused'; message: string }
  /** Nothing is known: it may have been cancelled. The order's own row says so when the feed brings it. */
  | { kind: 'noAnswer' };

export interface MyBetsContext {
  tab: MyBetsTab;
  cancels: ReadonlyMap<string, CancelState>;
  /** How many cancels were asked for. */
  asks: number;
}

export type CancelRequest = { type: 'cancel.asked'; marketId: string; orderId: string };
export type CancelAnswer =
  | { type: 'cancel.accepted'; orderId: string }
  | { type: 'cancel.refused'; orderId: string; message: string }
  | { type: 'cancel.unanswered'; orderId: string };

export type MyBetsEvent =
  | { type: 'tab.chosen'; tab: MyBetsTab }
  | { type: 'cancel.chosen'; marketId: string; orderId: string }
  | { type: 'cancelAll.chosen'; orders: readonly { marketId: string; orderId: string }[] }
  | CancelAnswer
  | { type: 'cancel.timedOut'; orderId: string; ask: number };

const withCancel = (cancels: MyBetsContext['cancels'], orderId: string, state: CancelState | null) => {
  const next = new Map(cancels);
  if (state) next.set(orderId, state);
  else next.delete(orderId);
  return next;
};

/** Which bets are shown, and the cancelling of what is not matched. */
export const myBetsMachine = setup({
  types: {
    context: {} as MyBetsContext,
    events: {} as MyBetsEvent,
  },
  actors: {
    /** Takes `cancel.asked`, sends one `CancelAnswer` for each. */
    canceller: fromCallback<CancelRequest>(() => notProvided('canceller')),
  },
  actions: {
    markPending: assign(({ context }, { orderId }: { orderId: string }) => ({
      asks: context.asks + 1,
      cancels: withCancel(context.cancels, orderId, { kind: 'pending', ask: context.asks + 1 }),
    })),
    askCancel: sendTo('canceller', (_, params: { marketId: string; orderId: string }) => ({
      type: 'cancel.asked',
      ...params,
    })),
    /** A call that is never answered must not leave its order pending for ever. */
    startWaiting: raise(
      ({ context }, { orderId }: { orderId: string }) => ({
        type: 'cancel.timedOut' as const,
        orderId,
        ask: context.asks,
      }),
      { delay: 'callAnswer' },
    ),
  },
  delays: { callAnswer: timing.callAnswer },
  guards: {
    isPending: ({ context }, { orderId }: { orderId: string }) =>
      context.cancels.get(orderId)?.kind === 'pending',
    isSamePending: ({ context }, { orderId, ask }: { orderId: string; ask: number }) => {
      const state = context.cancels.get(orderId);
      return state?.kind === 'pending' && state.ask === ask;
    },
  },
}).createMachine({
  id: 'myBets',
  context: { tab: 'matched', cancels: new Map(), asks: 0 },
  invoke: { id: 'canceller', src: 'canceller' },
  on: {
    'tab.chosen': { actions: assign({ tab: ({ event }) => event.tab }) },
    'cancel.chosen': [
      // Two presses are one cancel.
      { guard: { type: 'isPending', params: ({ event }) => event } },
      {
        actions: [
          { type: 'markPending', params: ({ event }) => event },
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
    'cancel.accepted': {
      actions: assign({ cancels: ({ context, event }) => withCancel(context.cancels, event.orderId, null) }),
    },
    'cancel.refused': {
      actions: assign({
        cancels: ({ context, event: { orderId, message } }) =>
          withCancel(context.cancels, orderId, { kind: 'refused', message }),
      }),
    },
    'cancel.unanswered': {
      actions: assign({
        cancels: ({ context, event }) => withCancel(context.cancels, event.orderId, { kind: 'noAnswer' }),
      }),
    },
    'cancel.timedOut': {
      guard: { type: 'isSamePending', params: ({ event }) => event },
      actions: assign({
        cancels: ({ context, event }) => withCancel(context.cancels, event.orderId, { kind: 'noAnswer' }),
      }),
    },
  },
});

export type MyBetsRef = ActorRefFrom<typeof myBetsMachine>;
export type MyBetsSnapshot = SnapshotFrom<typeof myBetsMachine>;

export const selectTab = (snapshot: MyBetsSnapshot): MyBetsTab => snapshot.context.tab;
export const selectCancels = (snapshot: MyBetsSnapshot): MyBetsContext['cancels'] => snapshot.context.cancels;
