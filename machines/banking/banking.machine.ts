import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PaymentKind } from '#domain/payment/payment.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { Wallet } from '#domain/payment/wallet.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** Which payments are wanted: the newest so many, of one kind or of all. */
export interface BankingAsk {
  kind: PaymentKind | null;
  count: number;
}

/** The wallet and the payments as they stood together. */
export interface BankingAnswer {
  wallet: Wallet;
  /** The last asked first. */
  payments: readonly BettorPayment[];
  hasMore: boolean;
}

export interface BankingContext {
  ask: BankingAsk;
  /** How many more are wanted each time. */
  step: number;
  answer: BankingAnswer | null;
}

export type BankingEvent =
  /** The exchange has said that something about the account is different. */
  | { type: 'account.changed' }
  | { type: 'more.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'network.returned' };

/** A bettor's wallet and payments. They are read together and as a whole, so that no figure contradicts another. */
export const bankingMachine = setup({
  types: { context: {} as BankingContext, events: {} as BankingEvent, input: {} as BankingAsk },
  actors: {
    readBanking: fromPromise<BankingAnswer, BankingAsk>(async () => notProvided('readBanking')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<BankingEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    takeAnswer: assign((_, { answer }: { answer: BankingAnswer }) => ({ answer })),
    wantMore: assign({
      ask: ({ context: { ask, step } }) => ({ ...ask, count: ask.count + step }),
    }),
  },
  guards: { hasMore: ({ context }) => context.answer?.hasMore ?? false },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'banking',
  context: ({ input }) => ({ ask: input, step: input.count, answer: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'first',
        src: 'readBanking',
        input: ({ context }) => context.ask,
        onDone: {
          target: 'listed',
          actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
      // What is being read may be from before the change.
      on: { 'account.changed': { target: 'loading', reenter: true } },
    },
    noAnswer: {
      invoke: { src: 'watchNetwork' },
      on: { 'retry.chosen': 'loading', 'network.returned': 'loading', 'account.changed': 'loading' },
    },
    listed: {
      initial: 'idle',
      on: {
        'account.changed': '.asking',
        'more.chosen': { guard: 'hasMore', target: '.asking', actions: 'wantMore' },
      },
      states: {
        idle: {},
        asking: {
          invoke: {
            id: 'again',
            src: 'readBanking',
            input: ({ context }) => context.ask,
            onDone: {
              target: 'idle',
              actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: 'late',
          },
          after: { callAnswer: 'late' },
        },
        /** What is shown may be old. */
        late: {
          invoke: { src: 'watchNetwork' },
          on: { 'retry.chosen': 'asking', 'network.returned': 'asking' },
        },
      },
    },
  },
});

export type BankingRef = ActorRefFrom<typeof bankingMachine>;
export type BankingSnapshot = SnapshotFrom<typeof bankingMachine>;

export const selectBanking = ({ context }: BankingSnapshot): BankingAnswer | null => context.answer;
