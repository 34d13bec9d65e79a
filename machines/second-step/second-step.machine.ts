import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What is sent. The code is only ever on its way. */
export interface GivenCode {
  ticket: string;
  code: string;
}

/** What the exchange may answer. If there is no answer, the actor throws. */
export type SecondStepAnswer =
  | { kind: 'signedIn'; session: Session }
  /** The ticket is too old, or was used: the password is to be given again. */
  | { kind: 'over'; message: string }
  | { kind: 'refused'; message: string };

export interface SecondStepContext {
  ticket: string;
  /** Why the last attempt failed, in words. */
  trouble: string | null;
}

export type SecondStepEvent = { type: 'code.submitted'; code: string };

const answerOf = ({ event }: { event: DoneActorEvent<SecondStepAnswer> }) => event.output;
const takeTrouble = { type: 'takeTrouble', params: answerOf } as const;
/** The code may have opened a session all the same: it counts once, so another one is asked for. */
const unanswered = {
  target: 'asking.noAnswer',
  actions: 'sayNoAnswer',
} as const;

/** The second step of a sign-in, whose password was right: a code of the app, or a recovery code. */
export const secondStepMachine = setup({
  types: {
    context: {} as SecondStepContext,
    events: {} as SecondStepEvent,
    input: {} as { ticket: string },
  },
  actors: {
    giveCode: fromPromise<SecondStepAnswer, GivenCode>(async () => notProvided('giveCode')),
  },
  actions: {
    tellSignedIn: (_, _answer: SecondStepAnswer) => notProvided('tellSignedIn'),
    sayNoAnswer: assign({ trouble: secondStepWords.noAnswer }),
    takeTrouble: assign((_, answer: SecondStepAnswer) => ({
      trouble: answer.kind === 'signedIn' ? null : answer.message,
    })),
  },
  guards: {
    isSignedIn: (_, { kind }: SecondStepAnswer) => kind === 'signedIn',
    isOver: (_, { kind }: SecondStepAnswer) => kind === 'over',
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'secondStep',
  context: ({ input: { ticket } }) => ({ ticket, trouble: null }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'idle',
      on: { 'code.submitted': { target: 'sending', actions: assign({ trouble: null }) } },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    sending: {
      invoke: {
        id: 'giveCode',
        src: 'giveCode',
        input: ({ context: { ticket }, event }) => {
          assertEvent(event, 'code.submitted');
          return { ticket, code: event.code };
        },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: answerOf },
            target: 'signedIn',
            actions: { type: 'tellSignedIn', params: answerOf },
          },
          { guard: { type: 'isOver', params: answerOf }, target: 'over', actions: takeTrouble },
          { target: 'asking.refused', actions: takeTrouble },
        ],
        onError: unanswered,
      },
      after: { callAnswer: unanswered },
    },
    signedIn: { type: 'final' },
    over: { type: 'final' },
  },
});

export type SecondStepSnapshot = SnapshotFrom<typeof secondStepMachine>;
