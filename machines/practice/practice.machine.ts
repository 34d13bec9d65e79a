import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What the exchange may answer. If there is no answer, the actor throws. */
export type PracticeAnswer = { kind: 'session'; session: Session } | { kind: 'refused'; message: string };
export type RefillAnswer = { kind: 'refilled' } | { kind: 'refused'; message: string };

export type PracticeEvent =
  /** The date of birth is asked for in some jurisdictions, `YYYY-MM-DD`. */
  { type: 'start.pressed'; dateOfBirth?: string } | { type: 'refill.pressed' };

/** What is sent. */
export interface PracticeAsk {
  dateOfBirth: string | null;
}

type Answered<Answer> = { event: DoneActorEvent<Answer> };
const answerOf = ({ event }: Answered<PracticeAnswer>) => event.output;
const messageOf = ({ event: { output } }: Answered<PracticeAnswer | RefillAnswer>) => ({
  message: output.kind === 'refused' ? output.message : null,
});

/**
 * Practice money: one press opens an account of it, another refills it. Each is asked for once a press; without an answer
 * another press asks again, and the exchange gives the same account.
 */
export const practiceMachine = setup({
  types: {
    /** Why the last press came to nothing, in the exchange's words. */
    context: {} as { refusal: string | null },
    events: {} as PracticeEvent,
  },
  actors: {
    openPractice: fromPromise<PracticeAnswer, PracticeAsk>(async () => notProvided('openPractice')),
    refillPractice: fromPromise<RefillAnswer>(async () => notProvided('refillPractice')),
  },
  actions: {
    /** Signs in on this page, which stays as it is. */
    takeSession: (_, _answer: PracticeAnswer) => notProvided('takeSession'),
    tellRefilled: () => notProvided('tellRefilled'),
    keepRefusal: assign((_, { message }: { message: string | null }) => ({ refusal: message })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: { isRefused: (_, { message }: { message: string | null }) => message !== null },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'practice',
  context: { refusal: null },
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      on: {
        'start.pressed': { target: 'opening', actions: 'forgetRefusal' },
        'refill.pressed': { target: 'refilling', actions: 'forgetRefusal' },
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    opening: {
      invoke: {
        src: 'openPractice',
        id: 'openPractice',
        input: ({ event }) => {
          assertEvent(event, 'start.pressed');
          return { dateOfBirth: event.dateOfBirth ?? null };
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: messageOf },
            target: 'ready.refused',
            actions: { type: 'keepRefusal', params: messageOf },
          },
          { target: 'ready.idle', actions: { type: 'takeSession', params: answerOf } },
        ],
        onError: 'ready.noAnswer',
      },
      after: { callAnswer: 'ready.noAnswer' },
    },
    refilling: {
      invoke: {
        src: 'refillPractice',
        id: 'refillPractice',
        onDone: [
          {
            guard: { type: 'isRefused', params: messageOf },
            target: 'ready.refused',
            actions: { type: 'keepRefusal', params: messageOf },
          },
          { target: 'ready.idle', actions: 'tellRefilled' },
        ],
        onError: 'ready.noAnswer',
      },
      after: { callAnswer: 'ready.noAnswer' },
    },
  },
});

export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;
