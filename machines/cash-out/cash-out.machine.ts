import {
  assign,
  fromPromise,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { backOff, randomOf } from '#domain/back-off.ts';
import type { AchievedLeg, CashOutLeg, CashOutPlan, RunnerResult } from '#domain/cash-out.ts';
import type { Order } from '#domain/order.ts';
import { laterOrder } from '#domain/order-progress.ts';
import { timing } from '#domain/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What is offered at the prices of now. */
export interface CashOutOffer extends CashOutPlan {
  before: readonly RunnerResult[];
}

export interface CashOutRequest {
  clientId: string;
  marketId: string;
  runnerId: string | null;
  percent: number;
  legs: readonly CashOutLeg[];
  before: readonly RunnerResult[];
}

/** What the exchange did: its orders in the order of the legs. */
export interface CashOutDone {
  achieved: readonly AchievedLeg[];
  after: readonly RunnerResult[];
  orders: readonly Order[];
}

export type CashOutAnswer =
  { kind: 'done'; done: CashOutDone } | { kind: 'refused'; message: string } | { kind: 'neverArrived' };

export interface CashOutInput {
  marketId: string;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface CashOutContext extends CashOutInput {
  /** Null: the whole market. */
  runnerId: string | null;
  percent: number;
  /** Null: there is nothing to offer, and `reason` says why. */
  offer: CashOutOffer | null;
  reason: string | null;
  request: CashOutRequest | null;
  done: CashOutDone | null;
  refusal: string | null;
  attempts: number;
  /** How many times in a row the exchange said that it never arrived. */
  absences: number;
}

export type CashOutEvent =
  | { type: 'open.chosen' }
  | { type: 'close.chosen' }
  | { type: 'runner.chosen'; runnerId: string | null }
  | { type: 'percent.chosen'; percent: number }
  /** The book, the position or the choice changed. */
  | { type: 'offer.changed'; offer: CashOutOffer | null; reason: string | null }
  | { type: 'cashOut.chosen'; clientId: string }
  /** From the account's feed. */
  | { type: 'order.changed'; order: Order }
  | { type: 'network.returned' }
  | { type: 'again.chosen' };

const answerOf = ({ event }: { event: DoneActorEvent<CashOutAnswer> }) => event.output;
const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;

const withOrder = (done: CashOutDone, order: Order): CashOutDone => ({
  ...done,
  orders: done.orders.map((one) => (one.orderId === order.orderId ? laterOrder(one, order) : one)),
});

/** One market's cash out: offered as the book moves, sent once under one id, and told only by what the exchange says. */
export const cashOutMachine = setup({
  types: { context: {} as CashOutContext, events: {} as CashOutEvent, input: {} as CashOutInput },
  actors: {
    sendCashOut: fromPromise<CashOutAnswer, CashOutRequest>(async () => notProvided('sendCashOut')),
    lookUpCashOut: fromPromise<CashOutAnswer, { clientId: string }>(async () => notProvided('lookUpCashOut')),
  },
  actions: {
    takeAnswer: assign(({ context }, answer: CashOutAnswer) => {
      if (answer.kind === 'done') return { done: answer.done };
      if (answer.kind === 'refused') return { refusal: answer.message };
      return {
        absences: context.absences + 1,
        refusal: 'The cash out never reached the exchange. Nothing was placed.',
      };
    }),
    freeze: assign(({ context }, { clientId }: { clientId: string }) => {
      const { marketId, runnerId, percent, offer } = context;
      const { legs, before } = offer!;
      return { request: { clientId, marketId, runnerId, percent, legs, before } };
    }),
    forget: assign({ request: null, done: null, refusal: null, attempts: 0, absences: 0 }),
  },
  guards: {
    hasOffer: ({ context: { offer } }) => offer !== null && offer.legs.length > 0,
    isPercent: (_, { percent }: { percent: number }) =>
      Number.isInteger(percent) && percent >= 1 && percent <= 100,
    isDone: (_, { kind }: CashOutAnswer) => kind === 'done',
    isRefused: (_, { kind }: CashOutAnswer) => kind === 'refused',
    /** Twice in a row: the first time it may still have been on its way. */
    isAbsent: ({ context }, { kind }: CashOutAnswer) => kind === 'neverArrived' && context.absences > 0,
    isHeld: ({ context: { done } }) => done !== null && done.orders.some(({ remaining }) => remaining > 0),
  },
  delays: {
    placeAnswer: timing.placeAnswer,
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'cashOut',
  context: ({ input }) => ({
    ...input,
    runnerId: null,
    percent: 100,
    offer: null,
    reason: null,
    request: null,
    done: null,
    refusal: null,
    attempts: 0,
    absences: 0,
  }),
  initial: 'closed',
  on: {
    'offer.changed': { actions: assign(({ event: { offer, reason } }) => ({ offer, reason })) },
  },
  states: {
    closed: { on: { 'open.chosen': 'choosing' } },
    /** What it is worth now; nothing is sent yet. */
    choosing: {
      entry: 'forget',
      on: {
        'close.chosen': 'closed',
        'runner.chosen': {
          actions: assign(({ context, event: { runnerId } }) => ({
            runnerId,
            offer: runnerId === context.runnerId ? context.offer : null,
          })),
        },
        'percent.chosen': {
          guard: { type: 'isPercent', params: ({ event }) => event },
          actions: assign(({ context, event: { percent } }) => ({
            percent,
            offer: percent === context.percent ? context.offer : null,
          })),
        },
        'cashOut.chosen': {
          guard: 'hasOffer',
          target: 'sending',
          actions: { type: 'freeze', params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendCashOut',
        src: 'sendCashOut',
        input: ({ context }) => context.request!,
        onDone: [
          { guard: { type: 'isDone', params: answerOf }, target: 'done', actions: takeAnswer },
          { target: 'refused', actions: takeAnswer },
        ],
        onError: 'unknown',
      },
      after: { placeAnswer: 'unknown.asking' },
    },
    /** It may have been executed: the exchange is asked by the client id until it says. */
    unknown: {
      initial: 'waiting',
      states: {
        waiting: {
          exit: assign({ attempts: ({ context }) => context.attempts + 1 }),
          after: { backOff: 'asking' },
          on: { 'network.returned': 'asking' },
        },
        asking: {
          invoke: {
            id: 'lookUpCashOut',
            src: 'lookUpCashOut',
            input: ({ context }) => ({ clientId: context.request!.clientId }),
            onDone: [
              { guard: { type: 'isDone', params: answerOf }, target: '#cashOut.done', actions: takeAnswer },
              {
                guard: { type: 'isRefused', params: answerOf },
                target: '#cashOut.refused',
                actions: takeAnswer,
              },
              {
                guard: { type: 'isAbsent', params: answerOf },
                target: '#cashOut.refused',
                actions: takeAnswer,
              },
              { target: 'waiting', actions: takeAnswer },
            ],
            onError: { target: 'waiting', actions: assign({ absences: 0 }) },
          },
          after: { callAnswer: { target: 'waiting', actions: assign({ absences: 0 }) } },
        },
      },
    },
    done: {
      initial: 'sorting',
      on: {
        'close.chosen': 'closed',
        'order.changed': {
          target: '.sorting',
          actions: assign({
            done: ({ context, event }) => context.done && withOrder(context.done, event.order),
          }),
        },
      },
      states: {
        sorting: { always: [{ guard: 'isHeld', target: 'held' }, { target: 'achieved' }] },
        /** In play: the legs wait for the market's delay. */
        held: {},
        achieved: {},
      },
    },
    /** Nothing was placed. */
    refused: { on: { 'again.chosen': 'choosing', 'close.chosen': 'closed' } },
  },
});

export type CashOutRef = ActorRefFrom<typeof cashOutMachine>;
export type CashOutSnapshot = SnapshotFrom<typeof cashOutMachine>;
