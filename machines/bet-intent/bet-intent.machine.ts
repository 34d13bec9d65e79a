import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Bet } from '#domain/bet/intent.ts';
import {
  delayOf,
  isMissing,
  laterOrder,
  progressOf,
  type OrderProgress,
} from '#domain/bet/order-progress.ts';
import type { Order } from '#domain/bet/order.ts';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { waitToAsk } from '../ask-until-known.ts';
import { notProvided } from '../not-provided.ts';
import { commandDelays, commandGuards, isPlaced, notAsked, takeAnswer } from '../reliable-command.ts';
import { giveUp, lookAfter, lookAgain, lookUp } from './bet-intent.asking.ts';
import type {
  BetIntentContext,
  BetIntentEvent,
  BetIntentInput,
  LookUpAnswer,
  SendAnswer,
} from './bet-intent.types.ts';

/**
 * An answer may be older than what it tells: the exchange answers a bet that was sent from another tab too as it did at first,
 * and what became of it was told before this tab listened for it.
 */
const untilTold = { after: { orderTold: { guard: 'isUntold', target: 'missing' } } } as const;
const theOrder = ({ event }: { event: { order: Order } }) => event;
/** One bet from click to settlement. Without an answer it is `unknown`, never failed, and is never resent unasked. */
export const betIntentMachine = setup({
  types: {
    context: {} as BetIntentContext,
    events: {} as BetIntentEvent,
    input: {} as BetIntentInput,
  },
  actors: {
    storeIntent: fromPromise<void, Bet>(async () => notProvided('storeIntent')),
    sendBet: fromPromise<SendAnswer, Bet>(async () => notProvided('sendBet')),
    lookUpBet: fromPromise<LookUpAnswer, { clientId: string }>(async () => notProvided('lookUpBet')),
    /** Gives the bet up. If it arrived before, the answer says what became of it. */
    giveUpBet: fromPromise<SendAnswer, { clientId: string }>(async () => notProvided('giveUpBet')),
    /** The account's feed reports the outcome. */
    cancelBet: fromPromise<void, { marketId: string; orderId: string }>(async () => notProvided('cancelBet')),
  },
  actions: {
    forgetIntent: () => notProvided('forgetIntent'),
    takeOrder: assign(({ context }, { order }: { order: Order }) => ({
      order: laterOrder(context.order, order),
      isTold: true,
    })),
    takeAnswer: assign(({ context }, answer: LookUpAnswer) => {
      if (answer.kind === 'accepted') return { order: laterOrder(context.order, answer.order) };
      if (answer.kind === 'refused') return { refusal: answer.refusal };
      return { absences: context.absences + 1 };
    }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAbsences: assign({ absences: 0 }),
  },
  guards: {
    ...commandGuards,
    isFound: ({ context }) => context.isFound,
    isSettled: ({ context }) => context.isSettled,
    isOurOrder: ({ context }, { order }: { order: Order }) => order.clientId === context.bet.clientId,
    isOurMarket: ({ context }, { marketId }: { marketId: string }) => marketId === context.bet.marketId,
    hasProgress: ({ context: { order } }, progress: OrderProgress) =>
      order !== null && progressOf(order) === progress,
    isMissing: ({ context: { order } }, { orders }: { orders: readonly Order[] }) =>
      order !== null && isMissing(order, orders),
    isUntold: ({ context }) => !context.isTold,
    isPlaced: (_, { kind }: LookUpAnswer) => kind === 'accepted',
    isGivenUp: (_, answer: LookUpAnswer) => answer.kind === 'refused' && answer.refusal.code === 'GIVEN_UP',
  },
  delays: {
    ...commandDelays,
    doubt: timing.doubt,
    orderTold: timing.orderTold,
    delayOverdue: ({ context: { order } }) => delayOf(must(order)) + timing.delayOverdue,
    slowBackOff: ({ context }) => waitToAsk(context, timing.doubtRetryCap),
  },
}).createMachine({
  id: 'betIntent',
  context: ({ input }) => ({
    ...input,
    order: null,
    refusal: null,
    ...notAsked,
    mayArrive: input.isFound,
    isSettled: false,
    isTold: false,
  }),
  initial: 'deciding',
  on: {
    'market.settled': {
      guard: { type: 'isOurMarket', params: ({ event }) => event },
      actions: assign({ isSettled: true }),
    },
    'order.changed': {
      guard: { type: 'isOurOrder', params: theOrder },
      target: '.accepted',
      actions: { type: 'takeOrder', params: theOrder },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isFound', target: 'unknown.asking' }, { target: 'storing' }] },
    /** Stores the bet before it is sent, so that a crash cannot lose it. */
    storing: {
      invoke: {
        id: 'storeIntent',
        src: 'storeIntent',
        input: ({ context }) => context.bet,
        onDone: 'sending',
        onError: 'notStored',
      },
      after: { storeAnswer: 'notStored' },
    },
    /** The browser could not store the bet, or not in time, so it was not sent. */
    notStored: { on: { 'retry.chosen': 'storing', 'drop.chosen': 'dropped' } },
    sending: {
      entry: 'forgetAbsences',
      invoke: {
        id: 'sendBet',
        src: 'sendBet',
        input: ({ context }) => context.bet,
        onDone: [
          { guard: isPlaced, target: 'accepted', actions: takeAnswer },
          { target: 'refused', actions: takeAnswer },
        ],
        onError: 'unknown',
      },
      after: { placeAnswer: 'unknown.asking' },
    },
    /** The bet may have been placed. The machine asks the exchange by client id until it has an answer. */
    unknown: {
      initial: 'waiting',
      // A bet without an answer by then is taken to be no longer on its way; `givingUp` makes sure of it.
      after: {
        placeAnswer: { guard: 'mayArrive', target: '.asking', actions: assign({ mayArrive: false }) },
        doubt: 'inDoubt',
      },
      states: { waiting: { ...lookUp.waiting, on: lookAgain }, asking: lookUp.asking },
    },
    /** Nothing was learnt for a minute. The machine keeps asking; the bettor may place other bets meanwhile. */
    inDoubt: {
      initial: 'asking',
      states: {
        waiting: { ...lookUp.waiting, after: { slowBackOff: 'asking' }, on: lookAgain },
        asking: lookUp.asking,
      },
    },
    /** The bettor decides whether the bet is still wanted. If it is sent again, it keeps its client id. */
    neverArrived: {
      on: {
        'send.chosen': 'sending',
        'drop.chosen': 'givingUp',
        'network.returned': 'unknown.asking',
        'page.shown': 'unknown.asking',
      },
    },
    /** The bet may still be on its way. It is dropped only once the exchange says that it will not take it. */
    givingUp: { initial: 'asking', states: giveUp },
    accepted: {
      entry: 'forgetIntent',
      initial: 'sorting',
      always: { guard: 'isSettled', target: 'settled' },
      on: {
        'order.changed': {
          guard: { type: 'isOurOrder', params: theOrder },
          target: '.sorting',
          actions: { type: 'takeOrder', params: theOrder },
        },
        'orders.listed': {
          guard: { type: 'isMissing', params: ({ event }) => event },
          target: '.missing',
        },
      },
      states: {
        sorting: {
          always: [
            { guard: { type: 'hasProgress', params: 'delayed' }, target: 'delayed' },
            { guard: { type: 'hasProgress', params: 'matched' }, target: 'matched' },
            { guard: { type: 'hasProgress', params: 'partlyMatched' }, target: 'partlyMatched' },
            { guard: { type: 'hasProgress', params: 'cancelled' }, target: 'cancelled' },
            { target: 'unmatched' },
          ],
        },
        /** In-play delay: the bet is not on the book yet and can be cancelled. */
        delayed: {
          initial: 'waiting',
          // The order may have ended before its answer arrived.
          after: { delayOverdue: 'missing' },
          states: {
            waiting: { on: { 'cancel.chosen': 'cancelling' } },
            // The answer does not matter, even a refusal: the order itself shows what became of it.
            cancelling: {
              invoke: {
                id: 'cancelBet',
                src: 'cancelBet',
                input: ({ context: { bet, order } }) => ({
                  marketId: bet.marketId,
                  orderId: must(order).orderId,
                }),
                onDone: 'waiting',
                onError: 'waiting',
              },
              after: { callAnswer: 'waiting' },
            },
          },
        },
        /** The outcome was reported while the account's feed was broken. Asks until the exchange answers. */
        missing: {
          initial: 'asking',
          entry: assign({ isTold: true }),
          states: lookAfter,
        },
        unmatched: untilTold,
        partlyMatched: untilTold,
        matched: {},
        cancelled: {},
      },
    },
    refused: { type: 'final', entry: 'forgetIntent' },
    dropped: { type: 'final', entry: 'forgetIntent' },
    settled: { type: 'final' },
  },
});

export type BetIntentRef = ActorRefFrom<typeof betIntentMachine>;
export type BetIntentSnapshot = SnapshotFrom<typeof betIntentMachine>;
