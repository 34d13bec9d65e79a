import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import { passwordMessages } from '#domain/words/password-words.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface Reset {
  userName: string;
  code: string;
  newPassword: string;
}
/** What the exchange may answer. If there is no answer, the actor throws. */
export type ResetAnswer = { kind: 'done' } | { kind: 'refused'; message: string };

export interface ForgotPasswordContext {
  /** The user whose password is to be reset. */
  userName: string;
  /** Why the last step failed, in words. */
  trouble: string | null;
}

export type ForgotPasswordEvent =
  | { type: 'name.submitted'; userName: string }
  | { type: 'code.submitted'; code: string; newPassword: string }
  /** Back to the name, for another name or another code. */
  | { type: 'restart.chosen' };

type Answered = { event: DoneActorEvent<ResetAnswer> };
const theAnswer = ({ event }: Answered) => event.output;
const theRefusal = ({ event: { output } }: Answered) => ({
  trouble: output.kind === 'refused' ? output.message : '',
});
const unanswered = (trouble: string) => ({ type: 'keepTrouble', params: { trouble } }) as const;
const notRequested = { target: 'naming.noAnswer', actions: unanswered(passwordMessages.noAnswer) } as const;
/** The password may have been changed all the same. */
const notReset = { target: 'entering.noAnswer', actions: unanswered(passwordMessages.resetUnknown) } as const;

/** A new password for whoever gets the code: first the name, then the code. No step reveals which users exist. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
  },
  actors: {
    requestReset: fromPromise<ResetAnswer, { userName: string }>(async () => notProvided('requestReset')),
    resetPassword: fromPromise<ResetAnswer, Reset>(async () => notProvided('resetPassword')),
  },
  actions: { keepTrouble: assign((_, { trouble }: { trouble: string }) => ({ trouble })) },
  guards: { isDone: (_, { kind }: ResetAnswer) => kind === 'done' },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'forgotPassword',
  context: { userName: '', trouble: null },
  initial: 'naming',
  states: {
    naming: {
      initial: 'idle',
      on: {
        'name.submitted': {
          target: 'requesting',
          actions: assign({ userName: ({ event }) => event.userName, trouble: null }),
        },
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    requesting: {
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context: { userName } }) => ({ userName }),
        onDone: [
          { guard: { type: 'isDone', params: theAnswer }, target: 'entering' },
          { target: 'naming.refused', actions: { type: 'keepTrouble', params: theRefusal } },
        ],
        onError: notRequested,
      },
      after: { callAnswer: notRequested },
    },
    entering: {
      initial: 'idle',
      on: {
        'code.submitted': { target: 'resetting', actions: assign({ trouble: null }) },
        'restart.chosen': { target: 'naming', actions: assign({ trouble: null }) },
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    resetting: {
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { userName }, event }) => {
          assertEvent(event, 'code.submitted');
          return { userName, code: event.code, newPassword: event.newPassword };
        },
        onDone: [
          { guard: { type: 'isDone', params: theAnswer }, target: 'done' },
          { target: 'entering.refused', actions: { type: 'keepTrouble', params: theRefusal } },
        ],
        onError: notReset,
      },
      after: { callAnswer: notReset },
    },
    done: { type: 'final' },
  },
});

export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
