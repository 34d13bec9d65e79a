import { assign, fromCallback, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { FoundDeposit } from '#domain/payment/find-deposit.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What the address means, by the bettor's own payments, and the time of that answer: ms since 1970. */
export interface WaitedFor {
  found: FoundDeposit;
  at: number;
}

export interface PaymentWaitingContext {
  /** Null until it is found. */
  payment: BettorPayment | null;
  /** The bettor's own payment that the address does not mean, but comes nearest to. */
  other: BettorPayment | null;
  at: number;
}

export type PaymentWaitingEvent =
  | { type: 'retry.chosen' }
  /** The account's feed said that some payment moved, or starts afresh. */
  | { type: 'news.heard' }
  /** As the exchange has it now. */
  | { type: 'payment.changed'; payment: BettorPayment; at: number };

/** Milliseconds: a browser's timer cannot be longer. */
const longestTimer = 2 ** 31 - 1;

/** One deposit until nothing more is expected of it. Only the exchange says what became of it. */
export const paymentWaitingMachine = setup({
  types: { context: {} as PaymentWaitingContext, events: {} as PaymentWaitingEvent },
  actors: {
    findPayment: fromPromise<WaitedFor>(async () => notProvided('findPayment')),
    /** Sends `payment.changed` now and then, and after each `news.heard`. */
    followPayment: fromCallback<PaymentWaitingEvent, { paymentId: string }>(() =>
      notProvided('followPayment'),
    ),
  },
  actions: {
    takeFound: assign((_, { found, at }: WaitedFor) => ({
      payment: found.kind === 'found' ? found.payment : null,
      other: found.kind === 'other' ? found.payment : null,
      at,
    })),
  },
  guards: {
    isFound: ({ context }) => context.payment !== null,
    isNewer: ({ context: { payment } }, { payment: next }: { payment: BettorPayment }) =>
      next.paymentId === payment?.paymentId && next.version > payment.version,
    isIn: ({ context: { payment } }, { state }: { state: BettorPayment['state'] }) =>
      payment?.state === state,
    isLate: ({ context: { payment, at } }) => payment?.usualBy != null && Date.parse(payment.usualBy) <= at,
  },
  delays: {
    callAnswer: timing.callAnswer,
    usualTime: ({ context: { payment, at } }) =>
      Math.min(payment?.usualBy ? Date.parse(payment.usualBy) - at : longestTimer, longestTimer),
  },
}).createMachine({
  id: 'paymentWaiting',
  context: { payment: null, other: null, at: 0 },
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        id: 'findPayment',
        src: 'findPayment',
        onDone: [
          {
            target: 'deciding',
            actions: { type: 'takeFound', params: ({ event }) => event.output },
          },
        ],
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: { on: { 'retry.chosen': 'finding' } },
    deciding: { always: [{ guard: 'isFound', target: 'followed' }, { target: 'notThere' }] },
    /** The address means no payment of this bettor's. Nothing was asked, nothing is booked. */
    notThere: {},
    /** What is over may still change: money that comes late still counts. */
    followed: {
      initial: 'sorting',
      invoke: {
        id: 'followPayment',
        src: 'followPayment',
        input: ({ context }) => ({ paymentId: must(context.payment).paymentId }),
      },
      on: {
        'news.heard': { actions: sendTo('followPayment', { type: 'news.heard' }) },
        'payment.changed': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          target: '.sorting',
          actions: assign({ payment: ({ event }) => event.payment, at: ({ event }) => event.at }),
        },
      },
      states: {
        sorting: {
          always: [
            { guard: { type: 'isIn', params: { state: 'APPROVED' } }, target: 'approved' },
            { guard: { type: 'isIn', params: { state: 'REFUSED' } }, target: 'refused' },
            { guard: { type: 'isIn', params: { state: 'FAILED' } }, target: 'failed' },
            { guard: { type: 'isIn', params: { state: 'EXPIRED' } }, target: 'expired' },
            { guard: { type: 'isIn', params: { state: 'TAKEN_BACK' } }, target: 'takenBack' },
            { guard: 'isLate', target: 'late' },
            { target: 'usual' },
          ],
        },
        usual: { after: { usualTime: 'late' } },
        /** It takes longer than usual. It goes on, and its bettor may ask about it. */
        late: {},
        approved: {},
        refused: {},
        failed: {},
        expired: {},
        takenBack: {},
      },
    },
  },
});

export type PaymentWaitingSnapshot = SnapshotFrom<typeof paymentWaitingMachine>;
