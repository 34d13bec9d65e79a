import {
  assertEvent,
  assign,
  emit,
  forwardTo,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import type { Visitor } from '#domain/site/route.ts';
import type { Restriction } from '#domain/bettor/session.ts';
import type { OnBreak } from '#domain/limits/break.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import { tokenRenewalMachine } from '../token-renewal/token-renewal.machine.ts';
import { signedOutBy } from './session-events.ts';
import type {
  Credentials,
  SessionContext,
  SessionEvent,
  SessionInput,
  SignedOut,
  SignInAnswer,
  StoredSession,
} from './session-events.ts';
import { storedGuards } from './stored-guards.ts';

function credentialsOf({ event }: { event: SessionEvent }): Credentials {
  assertEvent(event, 'credentials.submitted');
  return { userName: event.userName, password: event.password };
}

const answerOf = ({ event }: { event: DoneActorEvent<SignInAnswer> }) => event.output;
const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;
const reloadEnded = { type: 'reloadPage', params: { why: 'ended' } } as const;
const reloadElsewhere = { type: 'reloadPage', params: { why: 'elsewhere' } } as const;

const storedOf = ({ event: { session, now } }: { event: StoredSession }) => ({ session, now });
const takeStored = [
  {
    // A renewal in another tab stored it again after this page had signed it out.
    guard: { type: 'isSignedOutHere', params: storedOf },
    actions: 'removeSession',
  },
  {
    // Another tab signed out, or somebody else signed in there. Nothing of this page may stay.
    guard: { type: 'isOtherUser', params: storedOf },
    target: '.visitor',
    actions: ['forgetSession', reloadElsewhere],
  },
  {
    guard: { type: 'isNews', params: storedOf },
    target: '.signedIn',
    reenter: true,
    actions: { type: 'takeSession', params: storedOf },
  },
] as const;

/** Anyone who is not, or no longer, signed in may sign in. */
const submitted = {
  'credentials.submitted': { target: '#session.signingIn', actions: 'forgetRefusal' },
} as const;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'signed.in' },
    input: {} as SessionInput,
  },
  actors: {
    signIn: fromPromise<SignInAnswer, Credentials>(async () => notProvided('signIn')),
    tokenRenewal: tokenRenewalMachine,
    /** The call carries this token, because storage is already clear (SES-2). */
    callLogout: fromPromise<void, { token: string }>(async () => notProvided('callLogout')),
    /** Sends `storage.changed`, `page.shown` and `token.refused`. */
    watchPage: fromCallback<SessionEvent>(() => notProvided('watchPage')),
  },
  actions: {
    /** Stores `context.session` after a sign-in here. What another tab wrote is left alone. */
    storeSession: () => notProvided('storeSession'),
    clearStorage: () => notProvided('clearStorage'),
    /** Removes the session that was signed out here from storage, unless a newer sign-in is there. Drops what was fetched for it. */
    removeSession: () => notProvided('removeSession'),
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    /** Reloads the page and says why: at the root, or in place if another tab signed out and visitors may see it. */
    reloadPage: (_, _params: { why: SignedOut }) => notProvided('reloadPage'),
    toastGenericError: () => notProvided('toastGenericError'),
    toastSignedOut: () => notProvided('toastSignedOut'),
    takeSession: assign((_, { session, now }: StoredSession) => ({
      session,
      now,
      refusal: null,
    })),
    takeAnswer: assign((_, answer: SignInAnswer) =>
      answer.kind === 'signedIn'
        ? { session: answer.session, now: answer.session.receivedAt }
        : answer.kind === 'stepDue'
          ? { step: answer.step }
          : { refusal: { code: answer.code, message: answer.message } },
    ),
    takeBreak: assign(({ context: { session } }, { why }: Pick<OnBreak, 'why'>) => ({
      session: session && {
        ...session,
        isSelfExcluded: why === 'SELF_EXCLUDED',
        isTimedOut: why === 'TIMED_OUT',
      },
    })),
    forgetRefusal: assign({ refusal: null }),
    forgetStep: assign({ step: null }),
    /** A sign-in on this page, not in another tab. */
    tellSignIn: emit({ type: 'signed.in' }),
    forgetSession: assign({ session: null, refusal: null }),
    rememberSignedOut: assign(({ context: { session } }) => ({ signedOut: session })),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isRefused: (_, { kind }: SignInAnswer) => kind === 'refused',
    isStepDue: (_, { kind }: SignInAnswer) => kind === 'stepDue',
    ...storedGuards,
    isNewBreak: ({ context: { session } }, { why }: Pick<OnBreak, 'why'>) =>
      !(why === 'SELF_EXCLUDED' ? session?.isSelfExcluded : session?.isTimedOut),
    isOwnToken: ({ context: { session } }, { token }: { token: string | null }) => token === session?.token,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, refusal: null }),
  invoke: { id: 'page', src: 'watchPage' },
  initial: 'restoring',
  on: {
    'token.refused': [
      {
        guard: { type: 'isStoredToken', params: ({ event }) => event },
        target: '.visitor',
        actions: ['clearStorage', 'forgetSession', reloadEnded],
      },
      ...takeStored,
    ],
    'storage.changed': takeStored,
    // Whoever was signed in before is not any more.
    'session.opened': {
      target: '.signedIn',
      reenter: true,
      actions: [
        {
          type: 'takeSession',
          params: ({ event: { session } }) => ({ session, now: session.receivedAt }),
        },
        'storeSession',
        'tellSignIn',
      ],
    },
  },
  states: {
    restoring: { always: [{ guard: 'hasSession', target: 'signedIn' }, { target: 'visitor' }] },
    visitor: {
      initial: 'idle',
      on: {
        ...submitted,
        'form.closed': { target: '.idle', actions: 'forgetRefusal' },
        // Sent without a token, by a page that is about to reload: there is no session to end.
        'token.refused': { guard: ({ event }) => event.token === null && event.session === null },
      },
      states: {
        idle: {},
        refused: {},
        noAnswer: {},
        /** Its code is asked for by a machine of its own (`second-step`). */
        secondStep: { exit: 'forgetStep' },
      },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: credentialsOf,
        onDone: [
          { guard: { type: 'isRefused', params: answerOf }, target: 'visitor.refused', actions: takeAnswer },
          {
            guard: { type: 'isStepDue', params: answerOf },
            target: 'visitor.secondStep',
            actions: takeAnswer,
          },
          { target: 'signedIn', actions: [takeAnswer, 'storeSession', 'tellSignIn'] },
        ],
        onError: 'visitor.noAnswer',
      },
      after: { callAnswer: 'visitor.noAnswer' },
    },
    signedIn: {
      invoke: {
        id: 'tokenRenewal',
        src: 'tokenRenewal',
        input: ({ context: { session, now, seed } }) => {
          if (!session) throw new Error('Signed in without a session');
          return { session, now, seed };
        },
        // When the token is no longer good (SES-3).
        onDone: {
          target: 'visitor',
          actions: [
            'clearStorage',
            'forgetSession',
            { type: 'reloadPage', params: ({ event }) => ({ why: signedOutBy(event.output.code) }) },
          ],
        },
      },
      on: {
        'logout.chosen': 'signingOut',
        'page.shown': { actions: forwardTo('tokenRenewal') },
        // It counts at once; the next token says the same, and the other tabs and the next page know it from there.
        'break.told': {
          guard: { type: 'isNewBreak', params: ({ event }) => event },
          actions: [{ type: 'takeBreak', params: ({ event }) => event }, forwardTo('tokenRenewal')],
        },
        'token.renewed': {
          actions: {
            type: 'takeSession',
            params: ({ event: { session } }) => ({ session, now: session.receivedAt }),
          },
        },
        // Not believed at once: the renewal presents the token once more.
        'token.refused': {
          guard: { type: 'isStoredToken', params: ({ event }) => event },
          actions: sendTo('tokenRenewal', { type: 'token.refused' }),
        },
      },
    },
    signingOut: {
      // Goes to the root at once, so that a page opened during the call stays open.
      entry: [
        'rememberSignedOut',
        'clearStorage',
        { type: 'openPath', params: { path: '/' } },
        'toastSignedOut',
      ],
      invoke: {
        id: 'callLogout',
        src: 'callLogout',
        input: ({ context }) => ({ token: context.session?.token ?? '' }),
        onDone: 'visitor',
        onError: { target: 'visitor', actions: 'toastGenericError' },
      },
      after: { callAnswer: { target: 'visitor', actions: 'toastGenericError' } },
      on: {
        ...submitted,
        'token.refused': [
          { guard: { type: 'isOwnToken', params: ({ event }) => event }, target: 'visitor' },
          {},
        ],
        'storage.changed': [
          {
            guard: { type: 'isOtherSession', params: storedOf },
            target: 'visitor',
            actions: reloadElsewhere,
          },
          {},
        ],
      },
      /** SES-2: whatever the answer, the session is gone here. */
      exit: ['removeSession', 'forgetSession'],
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** SES-1 */
export const isSignedIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedIn');
/** SES-5: why the user who is signed in may place no bets; null when there is nothing against it. */
export const restrictionOf = ({ context: { session } }: SessionSnapshot): Restriction | null =>
  session?.isLogin === 0
    ? 'blocked'
    : session?.isSelfExcluded
      ? 'selfExcluded'
      : session?.isTimedOut
        ? 'timedOut'
        : null;
/** Whether the user takes a break from betting: nothing is offered to them then. */
export const isOnBreak = ({ context: { session } }: SessionSnapshot): boolean =>
  session?.isSelfExcluded === true || session?.isTimedOut === true;
/** Whether all money on this page is practice money. */
export const isPracticeOf = ({ context: { session } }: SessionSnapshot): boolean =>
  session?.isPractice === true;
export const userNameOf = (snapshot: SessionSnapshot): string | null =>
  isSignedIn(snapshot) ? (snapshot.context.session?.userName ?? null) : null;
/** What a guard asks for (GRD-1 … GRD-3). */
export const visitorOf = (snapshot: SessionSnapshot): Visitor => ({
  hasToken: isSignedIn(snapshot),
  isLogin: snapshot.context.session?.isLogin,
});
