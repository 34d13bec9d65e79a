import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import type { RefusalCode } from '#domain/words/refusal-words.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What is to be cashed out of a market. */
export interface QuoteScope {
  marketId: string;
  /** Null for the whole market. */
  runnerId: string | null;
  percent: number;
}

export type QuoteAnswer =
  { offer: CashOutOffer; code: null } | { offer: null; code: RefusalCode; message: string };

export interface CashOutQuoteContext {
  scope: QuoteScope;
  /** Null until the first answer, and after a later request fails. */
  answer: QuoteAnswer | null;
  /** Prices, orders or the position changed since the current request began. */
  isBehind: boolean;
}

export type CashOutQuoteEvent = { type: 'sight.changed' };

/**
 * The exchange's quote for a cash out while somebody looks at it. It serves markets whose prices alone do not tell what
 * can be taken, and is refreshed soon after the visible market changes.
 */
export const cashOutQuoteMachine = setup({
  types: {
    context: {} as CashOutQuoteContext,
    events: {} as CashOutQuoteEvent,
    input: {} as QuoteScope,
  },
  actors: {
    readQuote: fromPromise<QuoteAnswer, QuoteScope>(async () => notProvided('readQuote')),
  },
  actions: {
    takeAnswer: assign((_, { answer }: { answer: QuoteAnswer }) => ({ answer })),
    forgetAnswer: assign({ answer: null }),
    fallBehind: assign({ isBehind: true }),
    catchUp: assign({ isBehind: false }),
  },
  guards: { isBehind: ({ context }) => context.isBehind },
  delays: {
    callAnswer: timing.callAnswer,
    quoteRefresh: timing.quoteRefresh,
    retry: timing.retryCap,
  },
}).createMachine({
  id: 'cashOutQuote',
  context: ({ input }) => ({ scope: input, answer: null, isBehind: false }),
  initial: 'waiting',
  on: { 'sight.changed': { actions: 'fallBehind' } },
  states: {
    /** Changes within a moment share one request. */
    waiting: { after: { quoteRefresh: 'asking' } },
    asking: {
      entry: 'catchUp',
      invoke: {
        id: 'readQuote',
        src: 'readQuote',
        input: ({ context }) => context.scope,
        onDone: {
          target: 'idle',
          actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'late',
      },
      after: { callAnswer: 'late' },
    },
    idle: { always: { guard: 'isBehind', target: 'waiting' } },
    /** No answer came. The previous quote may be outdated, so nothing is offered. */
    late: { entry: 'forgetAnswer', after: { retry: 'asking' } },
  },
});

export type CashOutQuoteRef = ActorRefFrom<typeof cashOutQuoteMachine>;
export type CashOutQuoteSnapshot = SnapshotFrom<typeof cashOutQuoteMachine>;
