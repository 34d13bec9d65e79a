import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { OpenSession } from '#domain/bettor/open-session.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** One session by its id, or all but this page's. */
export type Ended = { sessionId: string } | 'others';

export interface OpenSessionsContext {
  /** Null until known. */
  sessions: readonly OpenSession[] | null;
  /** What is being ended. */
  ended: Ended | null;
}

export type OpenSessionsEvent =
  { type: 'retry.chosen' } | { type: 'network.returned' } | { type: 'end.chosen'; ended: Ended };

const read = {
  target: 'listed',
  actions: {
    type: 'takeSessions',
    params: ({ event }: { event: { output: readonly OpenSession[] } }) => ({ sessions: event.output }),
  },
} as const;

const chosen = {
  target: 'ending',
  actions: {
    type: 'takeEnded',
    params: ({ event }: { event: { ended: Ended } }) => ({ ended: event.ended }),
  },
} as const;

/** Where the bettor is signed in, and ending one of those sessions, or all but this one. */
export const openSessionsMachine = setup({
  types: { context: {} as OpenSessionsContext, events: {} as OpenSessionsEvent },
  actors: {
    readSessions: fromPromise<readonly OpenSession[]>(async () => notProvided('readSessions')),
    /** Answers which are left. Ending one that is over already is no fault. */
    endSessions: fromPromise<readonly OpenSession[], { ended: Ended }>(async () =>
      notProvided('endSessions'),
    ),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<OpenSessionsEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    takeSessions: assign((_, { sessions }: { sessions: readonly OpenSession[] }) => ({
      sessions,
      ended: null,
    })),
    takeEnded: assign((_, { ended }: { ended: Ended }) => ({ ended })),
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'openSessions',
  context: { sessions: null, ended: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: { id: 'readSessions', src: 'readSessions', onDone: read, onError: 'noAnswer' },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: {
      invoke: { src: 'watchNetwork' },
      on: { 'retry.chosen': 'loading', 'network.returned': 'loading' },
    },
    listed: { on: { 'end.chosen': chosen } },
    ending: {
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ ended: context.ended ?? 'others' }),
        onDone: read,
        onError: 'notEnded',
      },
      after: { callAnswer: 'notEnded' },
    },
    /** It is not known whether it was. Asking again does no harm. */
    notEnded: { on: { 'end.chosen': chosen, 'retry.chosen': 'loading' } },
  },
});

export type OpenSessionsRef = ActorRefFrom<typeof openSessionsMachine>;
export type OpenSessionsSnapshot = SnapshotFrom<typeof openSessionsMachine>;
