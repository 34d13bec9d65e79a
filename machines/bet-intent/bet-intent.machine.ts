import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/site/back-off.ts';
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
import { notProvided } from '../not-provided.ts';
import { giveUp, isAccepted, lookAfter, lookAgain, lookUp, takeAnswer } from './bet-intent.asking.ts';
import type {
  BetIntentContext,
  BetIntentEvent,
  BetIntentInput,
  LookUpAnswer,
  SendAnswer,
} from './bet-intent.types.ts';

const theOrder = ({ event }: { event: { order: Order } }) => event;
/** One bet from click to settlement. Without an answer it is `unknown`, never failed, and never sent anew unasked. */
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
    /** Gives it up, unless it arrived before: what became of it is known then. */
    giveUpBet: fromPromise<SendAnswer, { clientId: string }>(async () => notProvided('giveUpBet')),
    /** What became of it is heard from the account's feed. */
    cancelBet: fromPromise<void, { marketId: string; orderId: string }>(async () => notProvided('cancelBet')),
  },
  actions: {
    forgetIntent: () => notProvided('forgetIntent'),
    takeOrder: assign(({ context }, { order }: { order: Order }) => ({
      order: laterOrder(context.order, order),
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
    isStored: ({ context }) => context.isStored,
    isSettled: ({ context }) => context.isSettled,
    isOurOrder: ({ context }, { order }: { order: Order }) => order.clientId === context.bet.clientId,
    isOurMarket: ({ context }, { marketId }: { marketId: string }) => marketId === context.bet.marketId,
    hasProgress: ({ context: { order } }, progress: OrderProgress) =>
      order !== null && progressOf(order) === progress,
    isMissing: ({ context: { order } }, { orders }: { orders: readonly Order[] }) =>
      order !== null && isMissing(order, orders),
    isAccepted: (_, { kind }: LookUpAnswer) => kind === 'accepted',
    isRefused: (_, { kind }: LookUpAnswer) => kind === 'refused',
    isGivenUp: (_, answer: LookUpAnswer) => answer.kind === 'refused' && answer.refusal.code === 'GIVEN_UP',
    /** Twice in a row: the first time it may still have been on its way. */
    isAbsent: ({ context: { absences, mayArrive } }, { kind }: LookUpAnswer) =>
      kind === 'neverArrived' && absences > 0 && !mayArrive,
    mayArrive: ({ context }) => context.mayArrive,
  },
  delays: {
    storeAnswer: timing.storeAnswer,
    placeAnswer: timing.placeAnswer,
    callAnswer: timing.callAnswer,
    doubt: timing.doubt,
    delayOverdue: ({ context: { order } }) => delayOf(must(order)) + timing.delayOverdue,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
    /** That it never arrived, said once, is soon asked for the second time. */
    slowBackOff: ({ context: { absences, attempts, seed } }) =>
      absences > 0 ? timing.retryFirst : backOff(attempts, randomOf(seed, attempts), timing.doubtRetryCap),
  },
}).createMachine({
  id: 'betIntent',
  context: ({ input }) => ({
    ...input,
    order: null,
    refusal: null,
    attempts: 0,
    absences: 0,
    mayArrive: input.isStored,
    isSettled: false,
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
    deciding: { always: [{ guard: 'isStored', target: 'unknown.asking' }, { target: 'storing' }] },
    /** Before it is sent, so that a crash cannot lose it. */
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
    /** The browser could not keep it, or not in time, so it was not sent. */
    notStored: { on: { 'retry.chosen': 'storing', 'drop.chosen': 'dropped' } },
    sending: {
      entry: 'forgetAbsences',
      invoke: {
        id: 'sendBet',
        src: 'sendBet',
        input: ({ context }) => context.bet,
        onDone: [
          { guard: isAccepted, target: 'accepted', actions: takeAnswer },
          { target: 'refused', actions: takeAnswer },
        ],
        onError: 'unknown',
      },
      after: { placeAnswer: 'unknown.asking' },
    },
    /** It may have been placed: the exchange is asked by the client id until it says. */
    unknown: {
      initial: 'waiting',
      // What was not answered by then is no longer on its way.
      after: {
        placeAnswer: { guard: 'mayArrive', target: '.asking', actions: assign({ mayArrive: false }) },
        doubt: 'inDoubt',
      },
      states: { waiting: { ...lookUp.waiting, on: lookAgain }, asking: lookUp.asking },
    },
    /** For a minute nothing could be learnt of it. It is asked about on, whatever else is bet meanwhile. */
    inDoubt: {
      initial: 'asking',
      states: {
        waiting: { ...lookUp.waiting, after: { slowBackOff: 'asking' }, on: lookAgain },
        asking: lookUp.asking,
      },
    },
    /** The bettor says whether it is still wanted; sent again, it keeps its client id. */
    neverArrived: {
      on: {
        'send.chosen': 'sending',
        'drop.chosen': 'givingUp',
        'network.returned': 'unknown.asking',
        'page.shown': 'unknown.asking',
      },
    },
    /** It may be on its way for all that is known here: it is dropped when the exchange has said that it will not take it. */
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
        /** The in-play delay: not on the book yet, and it can be cancelled. */
        delayed: {
          initial: 'waiting',
          // Its end may have been told before the answer that it was accepted came.
          after: { delayOverdue: 'missing' },
          states: {
            waiting: { on: { 'cancel.chosen': 'cancelling' } },
            // Answered, refused or not: the order itself says what became of it.
            cancelling: {
              invoke: {
                id: 'cancelBet',
                src: 'cancelBet',
                input: ({ context: { bet, order } }) => ({
                  marketId: bet.marketId,
                  orderId: order?.orderId ?? '',
                }),
                onDone: 'waiting',
                onError: 'waiting',
              },
              after: { callAnswer: 'waiting' },
            },
          },
        },
        /** What became of it was told while the account's feed was broken: the exchange is asked until it says. */
        missing: { initial: 'asking', states: lookAfter },
        unmatched: {},
        partlyMatched: {},
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
