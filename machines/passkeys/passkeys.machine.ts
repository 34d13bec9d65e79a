import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import { passkeyPrompt } from '#domain/bettor/passkey-timing.ts';
import { timing } from '#domain/site/timing.ts';
import { passwordMessages } from '#domain/words/password-words.ts';
import { must } from '#domain/must.ts';
import { notProvided } from '../not-provided.ts';

/** A passkey as its bettor sees it. Times in RFC 3339. */
export interface OwnPasskey {
  passkeyId: string;
  name: string;
  addedAt: string;
  usedAt: string | null;
}

/** What is sent. The password and the code are only ever on their way. */
export interface NewPasskey {
  name: string;
  password: string;
  /** Of the second step; empty where none is asked for. */
  code: string;
}

/** What the browser and the exchange may answer to a new one. If there is no answer, the actor throws. */
export type AddAnswer =
  | { kind: 'listed'; passkeys: readonly OwnPasskey[] }
  /** Whoever was asked by the browser did not go on. */
  | { kind: 'givenUp' }
  | { kind: 'refused'; message: string; asksCode: boolean };

export interface PasskeysContext {
  passkeys: readonly OwnPasskey[];
  /** Whether a code of the second step is asked for, as the exchange says. */
  asksCode: boolean;
  /** Which one is to be removed, from the first press until it is gone or kept. */
  removed: string | null;
  /** Why the last attempt failed, in words. */
  trouble: string | null;
}

export type PasskeysEvent =
  | ({ type: 'passkey.submitted' } & NewPasskey)
  | { type: 'remove.chosen'; passkeyId: string }
  /** What was asked once more: yes, or no. */
  | { type: 'confirm.chosen' }
  | { type: 'back.chosen' }
  | { type: 'retry.chosen' };

const answerOf = ({ event }: { event: DoneActorEvent<AddAnswer> }) => event.output;
const listOf = ({ event }: { event: DoneActorEvent<readonly OwnPasskey[]> }) => ({ passkeys: event.output });
const takeList = { type: 'takeList', params: listOf } as const;
const unanswered = { target: 'listed.noAnswer', actions: 'sayNoAnswer' } as const;

/** The passkeys that sign a bettor in: adding one, which the browser makes, and removing one. */
export const passkeysMachine = setup({
  types: { context: {} as PasskeysContext, events: {} as PasskeysEvent },
  actors: {
    readPasskeys: fromPromise<readonly OwnPasskey[]>(async () => notProvided('readPasskeys')),
    addPasskey: fromPromise<AddAnswer, NewPasskey>(async () => notProvided('addPasskey')),
    removePasskey: fromPromise<readonly OwnPasskey[], { passkeyId: string }>(async () =>
      notProvided('removePasskey'),
    ),
  },
  actions: {
    sayNoAnswer: assign({ trouble: passwordMessages.noAnswer }),
    forgetTrouble: assign({ trouble: null }),
    takeRemoved: assign((_, { passkeyId }: { passkeyId: string }) => ({ removed: passkeyId })),
    forgetRemoved: assign({ removed: null }),
    takeList: assign((_, { passkeys }: Pick<PasskeysContext, 'passkeys'>) => ({ passkeys })),
    takeAnswer: assign(({ context }, answer: AddAnswer) => ({
      passkeys: answer.kind === 'listed' ? answer.passkeys : context.passkeys,
      trouble: answer.kind === 'refused' ? answer.message : null,
      asksCode: context.asksCode || (answer.kind === 'refused' && answer.asksCode),
    })),
  },
  guards: { isRefused: (_, { kind }: AddAnswer) => kind === 'refused' },
  delays: { callAnswer: timing.callAnswer, passkeyPrompt },
}).createMachine({
  id: 'passkeys',
  context: { passkeys: [], asksCode: false, removed: null, trouble: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readPasskeys',
        src: 'readPasskeys',
        onDone: { target: 'listed', actions: takeList },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: { on: { 'retry.chosen': 'loading' } },
    listed: {
      initial: 'idle',
      on: {
        'passkey.submitted': { target: 'adding', actions: ['forgetTrouble', 'forgetRemoved'] },
        'remove.chosen': {
          target: '.asking',
          actions: ['forgetTrouble', { type: 'takeRemoved', params: ({ event }) => event }],
        },
      },
      states: {
        idle: {},
        refused: {},
        noAnswer: {},
        /** Whether it is meant: what is removed signs nobody in any more. */
        asking: {
          on: {
            'confirm.chosen': '#passkeys.removing',
            'back.chosen': { target: 'idle', actions: 'forgetRemoved' },
          },
        },
      },
    },
    adding: {
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => {
          assertEvent(event, 'passkey.submitted');
          return { name: event.name, password: event.password, code: event.code };
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: answerOf },
            target: 'listed.refused',
            actions: { type: 'takeAnswer', params: answerOf },
          },
          { target: 'listed', actions: { type: 'takeAnswer', params: answerOf } },
        ],
        onError: unanswered,
      },
      after: { passkeyPrompt: unanswered },
    },
    removing: {
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ passkeyId: must(context.removed) }),
        onDone: { target: 'listed', actions: takeList },
        onError: unanswered,
      },
      after: { callAnswer: unanswered },
      exit: 'forgetRemoved',
    },
  },
});

export type PasskeysSnapshot = SnapshotFrom<typeof passkeysMachine>;
