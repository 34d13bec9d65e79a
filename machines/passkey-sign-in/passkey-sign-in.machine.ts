import { assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import { passkeyPrompt } from '#domain/bettor/passkey-timing.ts';
import { passwordMessages } from '#domain/words/password-words.ts';
import { notProvided } from '../not-provided.ts';

/** What the browser and then the exchange may answer. If there is no answer, the actor throws. */
export type PasskeySignInAnswer =
  | { kind: 'signedIn'; session: Session }
  /** Whoever was asked by the browser did not go on. */
  | { kind: 'givenUp' }
  | { kind: 'refused'; message: string };

export interface PasskeySignInContext {
  /** Why the last attempt failed, in words. */
  trouble: string | null;
}

const answerOf = ({ event }: { event: DoneActorEvent<PasskeySignInAnswer> }) => event.output;
const unanswered = { target: 'ready.noAnswer', actions: 'sayNoAnswer' } as const;

/** A sign-in by a passkey, which the browser asks for. It is both steps. */
export const passkeySignInMachine = setup({
  types: { context: {} as PasskeySignInContext, events: {} as { type: 'passkey.chosen' } },
  actors: {
    signByPasskey: fromPromise<PasskeySignInAnswer>(async () => notProvided('signByPasskey')),
  },
  actions: {
    tellSignedIn: (_, _answer: PasskeySignInAnswer) => notProvided('tellSignedIn'),
    sayNoAnswer: assign({ trouble: passwordMessages.noAnswer }),
    takeRefusal: assign((_, answer: PasskeySignInAnswer) => ({
      trouble: answer.kind === 'refused' ? answer.message : null,
    })),
    forgetTrouble: assign({ trouble: null }),
  },
  guards: {
    isSignedIn: (_, { kind }: PasskeySignInAnswer) => kind === 'signedIn',
    isGivenUp: (_, { kind }: PasskeySignInAnswer) => kind === 'givenUp',
  },
  delays: { passkeyPrompt },
}).createMachine({
  id: 'passkeySignIn',
  context: { trouble: null },
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      on: { 'passkey.chosen': { target: 'signing', actions: 'forgetTrouble' } },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    signing: {
      invoke: {
        id: 'signByPasskey',
        src: 'signByPasskey',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: answerOf },
            target: 'signedIn',
            actions: { type: 'tellSignedIn', params: answerOf },
          },
          { guard: { type: 'isGivenUp', params: answerOf }, target: 'ready.idle' },
          { target: 'ready.refused', actions: { type: 'takeRefusal', params: answerOf } },
        ],
        onError: unanswered,
      },
      after: { passkeyPrompt: unanswered },
    },
    signedIn: { type: 'final' },
  },
});

export type PasskeySignInSnapshot = SnapshotFrom<typeof passkeySignInMachine>;
