import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import type { SignUpProblem, SignUpSaid } from '#domain/bettor/sign-up-form.ts';
import { timing } from '#domain/site/timing.ts';
import { signUpMessages } from '#domain/words/sign-up-words.ts';
import { notProvided } from '../not-provided.ts';

/** What is sent. The password is only ever on its way. */
export interface SignUpAsk extends SignUpSaid {
  clientId: string;
  password: string;
}

/** What the exchange may answer. If there is no answer, the actor throws. */
export type SignUpAnswer =
  { kind: 'opened'; session: Session } | { kind: 'refused'; code: string; message: string };

export interface SignUpInput {
  /** Of this form for good: whatever is sent under it opens one account. */
  clientId: string;
  /** Whether a deposit limit is offered. */
  offersLimit: boolean;
}

export interface SignUpContext extends SignUpInput {
  /** Why the last attempt failed, in words. */
  trouble: string | null;
  /** The field that was refused, if it was one. */
  wrong: SignUpProblem | null;
}

type Said = Pick<SignUpAsk, 'password'> & { said: SignUpSaid };

export type SignUpEvent =
  | ({ type: 'form.submitted' } & Said)
  /** A second yes to an account without a deposit limit. */
  | ({ type: 'noLimit.confirmed' } & Said)
  /** Back to the form, to write a limit. */
  | { type: 'limit.chosen' };

const fieldOf: Partial<Record<string, SignUpProblem>> = {
  USER_NAME_TAKEN: 'userName',
  COMMON_PASSWORD: 'password',
  UNDER_AGE: 'dateOfBirth',
  WRONG_DATE_OF_BIRTH: 'dateOfBirth',
  TERMS_CHANGED: 'terms',
  UNKNOWN_REFERRAL: 'referral',
  SELF_REFERRAL: 'referral',
};

const answerOf = ({ event }: { event: DoneActorEvent<SignUpAnswer> }) => event.output;
const unanswered = { target: 'editing.noAnswer', actions: 'noteNoAnswer' } as const;

/** Opening an account, with a deposit limit or, after a second yes, without one. The context never holds the password. */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
  },
  actors: { signUp: fromPromise<SignUpAnswer, SignUpAsk>(async () => notProvided('signUp')) },
  actions: {
    tellOpened: (_, _params: SignUpAnswer) => notProvided('tellOpened'),
    forgetTrouble: assign({ trouble: null, wrong: null }),
    noteNoAnswer: assign({ trouble: signUpMessages.noAnswer }),
    takeRefusal: assign((_, answer: SignUpAnswer) =>
      answer.kind === 'refused'
        ? { trouble: answer.message, wrong: fieldOf[answer.code] ?? null }
        : { trouble: null },
    ),
  },
  guards: {
    isOpened: (_, { kind }: SignUpAnswer) => kind === 'opened',
    isWithoutOfferedLimit: ({ context, event }) =>
      context.offersLimit && event.type === 'form.submitted' && event.said.depositLimit === null,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({ ...input, trouble: null, wrong: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      on: {
        'form.submitted': [
          { guard: 'isWithoutOfferedLimit', target: 'confirming', actions: 'forgetTrouble' },
          { target: 'sending', actions: 'forgetTrouble' },
        ],
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    /** Whether it is meant to be without a limit. */
    confirming: {
      on: { 'noLimit.confirmed': 'sending', 'limit.chosen': 'editing' },
    },
    sending: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { clientId }, event }) => {
          assertEvent(event, ['form.submitted', 'noLimit.confirmed']);
          return { clientId, password: event.password, ...event.said };
        },
        onDone: [
          {
            guard: { type: 'isOpened', params: answerOf },
            target: 'opened',
            actions: { type: 'tellOpened', params: answerOf },
          },
          { target: 'editing.refused', actions: { type: 'takeRefusal', params: answerOf } },
        ],
        onError: unanswered,
      },
      after: { callAnswer: unanswered },
    },
    opened: { type: 'final' },
  },
});

export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;
