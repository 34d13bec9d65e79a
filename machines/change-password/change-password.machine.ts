import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import { passwordMessages } from '#domain/words/password-words.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface NewPassword {
  currentPassword: string;
  newPassword: string;
}
/** What the exchange may answer. If there is no answer, the actor throws. */
export type PasswordAnswer = { kind: 'done' } | { kind: 'refused'; message: string };

export type ChangePasswordEvent = { type: 'password.submitted' } & NewPassword;

type Answered = { event: DoneActorEvent<PasswordAnswer> };
const theAnswer = ({ event }: Answered) => event.output;
const theRefusal = ({ event: { output } }: Answered) => ({
  trouble: output.kind === 'refused' ? output.message : '',
});
/** The password may have been changed all the same. */
const unanswered = {
  target: 'editing.noAnswer',
  actions: { type: 'keepTrouble', params: { trouble: passwordMessages.changeUnknown } },
} as const;

/** A new password for a user who knows the old one. The context never holds a password. */
export const changePasswordMachine = setup({
  types: {
    /** Why the last attempt failed, in words. */
    context: {} as { trouble: string | null },
    events: {} as ChangePasswordEvent,
  },
  actors: {
    changePassword: fromPromise<PasswordAnswer, NewPassword>(async () => notProvided('changePassword')),
  },
  actions: { keepTrouble: assign((_, { trouble }: { trouble: string }) => ({ trouble })) },
  guards: { isDone: (_, { kind }: PasswordAnswer) => kind === 'done' },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'changePassword',
  context: { trouble: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      on: { 'password.submitted': { target: 'sending', actions: assign({ trouble: null }) } },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    sending: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { currentPassword: event.currentPassword, newPassword: event.newPassword };
        },
        onDone: [
          { guard: { type: 'isDone', params: theAnswer }, target: 'changed' },
          { target: 'editing.refused', actions: { type: 'keepTrouble', params: theRefusal } },
        ],
        onError: unanswered,
      },
      after: { callAnswer: unanswered },
    },
    changed: { type: 'final' },
  },
});

export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;
