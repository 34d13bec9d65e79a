import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What was matched on a runner; see `RunnerTrades` in the schema. Odds in hundredths, amounts in minor units. */
export interface RunnerTrades {
  traded: readonly (readonly [odds: number, matched: number])[];
  prices: readonly { at: string; odds: number; matched: number }[];
}

export interface RunnerTradesContext {
  /** Null until the first answer. */
  trades: RunnerTrades | null;
  /** More was matched since the current request began. */
  isBehind: boolean;
}

export type RunnerTradesEvent =
  /** More was matched on the runner. */
  { type: 'matched.changed' } | { type: 'again.chosen' };

/** What was matched on a runner while somebody looks: loaded once, and again soon after more is matched. */
export const runnerTradesMachine = setup({
  types: { context: {} as RunnerTradesContext, events: {} as RunnerTradesEvent },
  actors: {
    readTrades: fromPromise<RunnerTrades>(async () => notProvided('readTrades')),
  },
  actions: {
    takeTrades: assign((_, { trades }: { trades: RunnerTrades }) => ({ trades })),
    fallBehind: assign({ isBehind: true }),
    catchUp: assign({ isBehind: false }),
  },
  guards: { isBehind: ({ context }) => context.isBehind },
  delays: {
    callAnswer: timing.callAnswer,
    tradesRefresh: timing.tradesRefresh,
    retry: timing.retryCap,
  },
}).createMachine({
  id: 'runnerTrades',
  context: { trades: null, isBehind: false },
  initial: 'loading',
  on: { 'matched.changed': { actions: 'fallBehind' } },
  states: {
    loading: {
      entry: 'catchUp',
      invoke: {
        id: 'first',
        src: 'readTrades',
        onDone: {
          target: 'shown',
          actions: { type: 'takeTrades', params: ({ event }) => ({ trades: event.output }) },
        },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    /** Nothing is known. */
    noAnswer: { on: { 'again.chosen': 'loading' } },
    shown: {
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'isBehind', target: 'waiting' },
        },
        /** More was matched. Matches within a moment share one request. */
        waiting: { after: { tradesRefresh: 'asking' } },
        asking: {
          entry: 'catchUp',
          invoke: {
            id: 'next',
            src: 'readTrades',
            onDone: {
              target: 'idle',
              actions: { type: 'takeTrades', params: ({ event }) => ({ trades: event.output }) },
            },
            onError: 'late',
          },
          after: { callAnswer: 'late' },
        },
        /** The trades shown are not the newest, and no answer came. */
        late: { after: { retry: 'asking' }, on: { 'again.chosen': 'asking' } },
      },
    },
  },
});

export type RunnerTradesRef = ActorRefFrom<typeof runnerTradesMachine>;
export type RunnerTradesSnapshot = SnapshotFrom<typeof runnerTradesMachine>;

export const selectTrades = ({ context }: RunnerTradesSnapshot): RunnerTrades | null => context.trades;
