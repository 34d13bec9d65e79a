import { assign, fromCallback, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import { isAskedAgain, type LimitChange, type SeenLimits } from '#domain/limits/limit-change.ts';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What the exchange may answer to a change. If there is no answer, the actor throws. */
export type LimitsAnswer = { kind: 'done'; limits: SeenLimits } | { kind: 'refused'; message: string };

/** A change under the id by which a repetition is known. */
export interface SentChange {
  change: LimitChange;
  clientId: string;
}

export interface LimitsContext {
  /** Null until known. */
  limits: SeenLimits | null;
  /** What is asked once more, sent, or was last. */
  sent: SentChange | null;
  /** Why the last change was refused, in words. */
  trouble: string | null;
}

export type LimitsEvent =
  | ({ type: 'change.chosen' } & SentChange)
  | { type: 'yes.chosen' }
  | { type: 'back.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'network.returned' };

type Answered = { event: DoneActorEvent<LimitsAnswer> };
const theAnswer = ({ event }: Answered) => event.output;

/**
 * What a bettor holds themselves to. A change that cannot be taken back is asked once more. One without an answer is sent
 * again under its id, so that it counts once.
 */
export const limitsMachine = setup({
  types: { context: {} as LimitsContext, events: {} as LimitsEvent },
  actors: {
    readLimits: fromPromise<SeenLimits>(async () => notProvided('readLimits')),
    changeLimits: fromPromise<LimitsAnswer, SentChange>(async () => notProvided('changeLimits')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<LimitsEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    takeLimits: assign((_, { limits }: { limits: SeenLimits }) => ({ limits })),
    takeAnswer: assign((_, answer: LimitsAnswer) =>
      answer.kind === 'done' ? { limits: answer.limits } : { trouble: answer.message },
    ),
    keepSent: assign((_, { change, clientId }: SentChange) => ({
      sent: { change, clientId },
      trouble: null,
    })),
  },
  guards: {
    isAskedAgain: (_, { change }: SentChange) => isAskedAgain(change),
    isDone: (_, { kind }: LimitsAnswer) => kind === 'done',
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'limits',
  context: { limits: null, sent: null, trouble: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readLimits',
        src: 'readLimits',
        onDone: {
          target: 'shown',
          actions: { type: 'takeLimits', params: ({ event }) => ({ limits: event.output }) },
        },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: {
      invoke: { src: 'watchNetwork' },
      on: { 'retry.chosen': 'loading', 'network.returned': 'loading' },
    },
    shown: {
      initial: 'idle',
      on: {
        'change.chosen': [
          {
            guard: { type: 'isAskedAgain', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepSent', params: ({ event }) => event },
          },
          { target: 'sending', actions: { type: 'keepSent', params: ({ event }) => event } },
        ],
      },
      states: { idle: {}, refused: {}, done: {} },
    },
    /** Whether it is meant: it cannot be taken back. */
    asking: { on: { 'yes.chosen': 'sending', 'back.chosen': 'shown' } },
    sending: {
      invoke: {
        id: 'changeLimits',
        src: 'changeLimits',
        input: ({ context }) => must(context.sent),
        onDone: [
          {
            guard: { type: 'isDone', params: theAnswer },
            target: 'shown.done',
            actions: { type: 'takeAnswer', params: theAnswer },
          },
          { target: 'shown.refused', actions: { type: 'takeAnswer', params: theAnswer } },
        ],
        onError: 'unanswered',
      },
      after: { callAnswer: 'unanswered' },
    },
    /** It is not known whether the change counts. */
    unanswered: { on: { 'retry.chosen': 'sending' } },
  },
});

export type LimitsSnapshot = SnapshotFrom<typeof limitsMachine>;
