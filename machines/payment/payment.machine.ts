import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { notProvided } from '../not-provided.ts';
import { commandDelays, commandGuards, isPlaced, notAsked, takeAnswer } from '../reliable-command.ts';
import { giveUp, lookUp } from './payment.asking.ts';
import type {
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentResult,
} from './payment.types.ts';

/**
 * One command about money, from the press until the exchange has said what became of it: sent once under one id. Without
 * an answer it is `unknown`, never failed.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    storeCommand: fromPromise<void, PaymentCommand>(async () => notProvided('storeCommand')),
    sendPayment: fromPromise<PaymentResult, PaymentCommand>(async () => notProvided('sendPayment')),
    lookUpPayment: fromPromise<PaymentAnswer, { clientId: string }>(async () => notProvided('lookUpPayment')),
    /** Gives the command up. If it arrived before, the answer says what became of it. */
    giveUpPayment: fromPromise<PaymentResult, { clientId: string }>(async () => notProvided('giveUpPayment')),
  },
  actions: {
    forgetCommand: () => notProvided('forgetCommand'),
    takeAnswer: assign(({ context }, answer: PaymentAnswer) => {
      if (answer.kind === 'done') return { payment: answer.payment };
      if (answer.kind === 'refused') return { refusal: answer.refusal };
      return { absences: context.absences + 1 };
    }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAbsences: assign({ absences: 0 }),
  },
  guards: {
    ...commandGuards,
    isFound: ({ context }) => context.isFound,
    isPlaced: (_, { kind }: PaymentAnswer) => kind === 'done',
    isGivenUp: (_, answer: PaymentAnswer) => answer.kind === 'refused' && answer.refusal.code === 'GIVEN_UP',
  },
  delays: commandDelays,
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    payment: null,
    refusal: null,
    ...notAsked,
    mayArrive: input.isFound,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isFound', target: 'unknown.asking' }, { target: 'storing' }] },
    /** Stores the command before it is sent, so that a crash cannot lose it. */
    storing: {
      invoke: {
        id: 'storeCommand',
        src: 'storeCommand',
        input: ({ context }) => context.command,
        onDone: 'sending',
        onError: 'notStored',
      },
      after: { storeAnswer: 'notStored' },
    },
    /** The browser could not store the command, or not in time, so it was not sent. */
    notStored: { on: { 'retry.chosen': 'storing', 'drop.chosen': 'dropped' } },
    sending: {
      entry: 'forgetAbsences',
      invoke: {
        id: 'sendPayment',
        src: 'sendPayment',
        input: ({ context }) => context.command,
        onDone: [
          { guard: isPlaced, target: 'done', actions: takeAnswer },
          { target: 'refused', actions: takeAnswer },
        ],
        onError: 'unknown',
      },
      after: { placeAnswer: 'unknown.asking' },
    },
    /** It may have been done. The machine asks the exchange by client id until it has an answer. */
    unknown: {
      initial: 'waiting',
      // A command without an answer by then is taken to be no longer on its way; `givingUp` makes sure of it.
      after: {
        placeAnswer: { guard: 'mayArrive', target: '.asking', actions: assign({ mayArrive: false }) },
      },
      // The exchange itself decides whether it came before: giving it up books nothing twice.
      on: { 'drop.chosen': 'givingUp', 'payments.moved': '.asking' },
      states: {
        waiting: {
          ...lookUp.waiting,
          on: { ...lookUp.waiting.on, 'retry.chosen': 'asking' },
        },
        asking: lookUp.asking,
      },
    },
    /** The bettor decides whether it is still wanted. If it is sent again, it keeps its client id. */
    neverArrived: {
      on: {
        'send.chosen': 'sending',
        'drop.chosen': 'givingUp',
        'network.returned': 'unknown.asking',
        'payments.moved': 'unknown.asking',
      },
    },
    /** It may still be on its way. It is dropped only once the exchange says that it will not take it. */
    givingUp: { initial: 'asking', states: giveUp },
    done: { type: 'final', entry: 'forgetCommand' },
    refused: { type: 'final', entry: 'forgetCommand' },
    /** It was given up, or never sent. Nothing was booked. */
    dropped: { type: 'final', entry: 'forgetCommand' },
  },
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
