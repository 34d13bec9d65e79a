import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import { passwordMessages } from '#domain/words/password-words.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** How the second step stands, as the exchange tells it. Times in RFC 3339. */
export interface TwoStepStanding {
  isOn: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  resetAt: string | null;
  /** Minor units. */
  withdrawalsAbove: number;
}

/** What the authenticator app is given. */
export interface AppSecret {
  secret: string;
  uri: string;
}

type Refused = { kind: 'refused'; message: string };
/** What the exchange may answer. If there is no answer, the actors throw. */
export type BeginAnswer = ({ kind: 'begun' } & AppSecret) | Refused;
export type ConfirmAnswer = { kind: 'confirmed'; codes: readonly string[] } | Refused;
export type OffAnswer = { kind: 'off'; standing: TwoStepStanding } | Refused;

export interface TwoStepContext {
  /** Null until known. */
  standing: TwoStepStanding | null;
  app: AppSecret | null;
  /** Told once: they are forgotten as soon as the bettor has kept them. */
  codes: readonly string[];
  /** Why the last attempt failed, in words. */
  trouble: string | null;
}

export type TwoStepEvent =
  | { type: 'password.submitted'; password: string }
  /** The app's first code, or what switches it off. */
  | { type: 'code.submitted'; code: string }
  | { type: 'back.chosen' }
  | { type: 'codes.kept' }
  | { type: 'retry.chosen' };

const begun = ({ event }: { event: DoneActorEvent<BeginAnswer> }) => event.output;
const confirmed = ({ event }: { event: DoneActorEvent<ConfirmAnswer> }) => event.output;
const switchedOff = ({ event }: { event: DoneActorEvent<OffAnswer> }) => event.output;
const say = (trouble: string) => ({ type: 'keepTrouble', params: { trouble } }) as const;
const attempts = { initial: 'idle', states: { idle: {}, refused: {}, noAnswer: {} } } as const;
const notBegun = { target: 'off.noAnswer', actions: say(passwordMessages.noAnswer) } as const;
/** It may be on all the same, without anybody having seen its codes: the exchange is asked. */
const notConfirmed = { target: 'loading', actions: 'forgetApp' } as const;
const notOff = { target: 'on.noAnswer', actions: say(secondStepWords.offUnknown) } as const;
const codeOf = ({ event }: { event: TwoStepEvent }) => {
  assertEvent(event, 'code.submitted');
  return { code: event.code };
};

/** Whether sign-ins have a second step, and switching it on and off. The context never holds a password. */
export const twoStepMachine = setup({
  types: { context: {} as TwoStepContext, events: {} as TwoStepEvent },
  actors: {
    readStanding: fromPromise<TwoStepStanding>(async () => notProvided('readStanding')),
    beginTwoStep: fromPromise<BeginAnswer, { password: string }>(async () => notProvided('beginTwoStep')),
    confirmTwoStep: fromPromise<ConfirmAnswer, { code: string }>(async () => notProvided('confirmTwoStep')),
    switchOff: fromPromise<OffAnswer, { code: string }>(async () => notProvided('switchOff')),
  },
  actions: {
    keepTrouble: assign((_, { trouble }: { trouble: string }) => ({ trouble })),
    takeRefusal: assign((_, answer: BeginAnswer | ConfirmAnswer | OffAnswer) => ({
      trouble: answer.kind === 'refused' ? answer.message : null,
    })),
    takeBegun: assign((_, answer: BeginAnswer) => ({ app: answer.kind === 'begun' ? answer : null })),
    takeCodes: assign((_, answer: ConfirmAnswer) => ({
      codes: answer.kind === 'confirmed' ? answer.codes : [],
      app: null,
    })),
    takeOff: assign(({ context }, answer: OffAnswer) => ({
      standing: answer.kind === 'off' ? answer.standing : context.standing,
    })),
    forgetApp: assign({ app: null, trouble: null }),
    forgetTrouble: assign({ trouble: null }),
    forgetCodes: assign({ codes: [] }),
  },
  guards: {
    isOn: (_, { isOn }: TwoStepStanding) => isOn,
    isRefused: (_, { kind }: BeginAnswer | ConfirmAnswer | OffAnswer) => kind === 'refused',
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'twoStep',
  context: { standing: null, app: null, codes: [], trouble: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: assign({ standing: ({ event }) => event.output }),
          },
          { target: 'off', actions: assign({ standing: ({ event }) => event.output }) },
        ],
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: { on: { 'retry.chosen': 'loading' } },
    off: { ...attempts, on: { 'password.submitted': { target: 'beginning', actions: 'forgetTrouble' } } },
    beginning: {
      invoke: {
        id: 'beginTwoStep',
        src: 'beginTwoStep',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: begun },
            target: 'off.refused',
            actions: { type: 'takeRefusal', params: begun },
          },
          { target: 'showing', actions: { type: 'takeBegun', params: begun } },
        ],
        onError: notBegun,
      },
      after: { callAnswer: notBegun },
    },
    /** The secret is on the page, and its first code is waited for. */
    showing: {
      initial: 'idle',
      on: {
        'code.submitted': { target: 'confirming', actions: 'forgetTrouble' },
        'back.chosen': { target: 'off', actions: 'forgetApp' },
      },
      states: { idle: {}, refused: {} },
    },
    confirming: {
      invoke: {
        id: 'confirmTwoStep',
        src: 'confirmTwoStep',
        input: codeOf,
        onDone: [
          {
            guard: { type: 'isRefused', params: confirmed },
            target: 'showing.refused',
            actions: { type: 'takeRefusal', params: confirmed },
          },
          { target: 'codes', actions: { type: 'takeCodes', params: confirmed } },
        ],
        onError: notConfirmed,
      },
      after: { callAnswer: notConfirmed },
    },
    codes: { on: { 'codes.kept': { target: 'loading', actions: 'forgetCodes' } } },
    on: { ...attempts, on: { 'code.submitted': { target: 'switchingOff', actions: 'forgetTrouble' } } },
    switchingOff: {
      invoke: {
        id: 'switchOff',
        src: 'switchOff',
        input: codeOf,
        onDone: [
          {
            guard: { type: 'isRefused', params: switchedOff },
            target: 'on.refused',
            actions: { type: 'takeRefusal', params: switchedOff },
          },
          { target: 'off', actions: { type: 'takeOff', params: switchedOff } },
        ],
        onError: notOff,
      },
      after: { callAnswer: notOff },
    },
  },
});

export type TwoStepSnapshot = SnapshotFrom<typeof twoStepMachine>;
