import {
  assertEvent,
  assign,
  forwardTo,
  fromCallback,
  fromPromise,
  not,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import type { Visitor } from '#domain/route.ts';
import type { Session } from '#domain/session.ts';
import { timing } from '#domain/timing.ts';
import { notProvided } from '../not-provided.ts';
import { tokenRenewalMachine } from '../token-renewal/token-renewal.machine.ts';

export interface Credentials {
  userName: string;
  password: string;
}
export interface SessionRefusal {
  code: string;
  message: string;
}
/** What the exchange may answer to signing in or up. No answer is an error of the actor. */
export type SignInAnswer = { kind: 'signedIn'; session: Session } | ({ kind: 'refused' } & SessionRefusal);

export interface SessionInput {
  /** The stored session; null when there is none. */
  session: Session | null;
  /** The wanted path that waits in session storage. */
  returnPath: string | null;
  /** RFC 3339. */
  now: string;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface SessionContext {
  session: Session | null;
  /** Which form was last sent: what `refusal`, or no answer, is about. */
  form: 'signIn' | 'signUp' | null;
  refusal: SessionRefusal | null;
  returnPath: string | null;
  /** When `session` became known here, RFC 3339. */
  now: string;
  seed: number;
}

export type SessionEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  | ({ type: 'registration.submitted' } & Credentials)
  | { type: 'form.closed' }
  | { type: 'logout.chosen' }
  /** A guard sent the visitor away from this path. */
  | { type: 'path.denied'; path: string }
  /** A 401 or a socket closed with 4401, and the token it was about; null when none was sent. */
  | { type: 'token.refused'; token: string | null }
  /** Another tab wrote or cleared the stored session. */
  | { type: 'storage.changed'; session: Session | null; now: string }
  /** The page came back to the front or the device woke: timers may have stood still. */
  | { type: 'page.shown'; now: string }
  /** From the token's renewal. */
  | { type: 'token.renewed'; session: Session };

const answerOf = ({ event }: { event: DoneActorEvent<SignInAnswer> }) => event.output;
const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;
/** Both forms are answered alike. */
const answered = [
  { guard: { type: 'isRefused', params: answerOf }, target: 'visitor.refused', actions: takeAnswer },
  { target: 'returning', actions: takeAnswer },
] as const;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    signIn: fromPromise<SignInAnswer, Credentials>(async () => notProvided('signIn')),
    signUp: fromPromise<SignInAnswer, Credentials>(async () => notProvided('signUp')),
    tokenRenewal: tokenRenewalMachine,
    /** The call carries this token: storage is already clear (SES-2). */
    callLogout: fromPromise<void, { token: string }>(async () => notProvided('callLogout')),
    /** Sends `storage.changed`, `page.shown` and `token.refused`. */
    watchPage: fromCallback<SessionEvent>(() => notProvided('watchPage')),
  },
  actions: {
    /** Keeps `context.session` in storage. */
    storeSession: () => notProvided('storeSession'),
    clearStorage: () => notProvided('clearStorage'),
    removeSession: () => notProvided('removeSession'),
    storeReturnPath: (_, _params: { path: string | null }) => notProvided('storeReturnPath'),
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    reloadAtRoot: () => notProvided('reloadAtRoot'),
    toastGenericError: () => notProvided('toastGenericError'),
    takeSession: assign((_, { session, now }: { session: Session | null; now: string }) => ({
      session,
      now,
      refusal: null,
    })),
    takeAnswer: assign((_, answer: SignInAnswer) =>
      answer.kind === 'signedIn'
        ? { session: answer.session, now: answer.session.receivedAt }
        : { refusal: { code: answer.code, message: answer.message } },
    ),
    forgetSession: assign({ session: null, refusal: null, form: null }),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    hasReturnPath: ({ context }) => context.returnPath !== null,
    isRefused: (_, { kind }: SignInAnswer) => kind === 'refused',
    isOtherUser: ({ context: { session } }, { userName }: { userName: string | undefined }) =>
      session !== null && session.userName !== userName,
    /**
     * SES-3. A late 401 about a token that has since been renewed, or signed out with, says nothing about who is here
     * now, or in another tab.
     */
    isOurToken: ({ context: { session } }, { token }: { token: string | null }) =>
      token === null || token === session?.token,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, form: null, refusal: null }),
  invoke: { id: 'page', src: 'watchPage' },
  initial: 'restoring',
  on: {
    'token.refused': {
      guard: { type: 'isOurToken', params: ({ event }) => event },
      target: '.visitor',
      actions: ['clearStorage', 'forgetSession', 'reloadAtRoot'],
    },
    'path.denied': {
      guard: not('hasSession'),
      actions: [
        assign({ returnPath: ({ event }) => event.path }),
        { type: 'storeReturnPath', params: ({ event }) => event },
      ],
    },
    'storage.changed': [
      {
        // Signed out in another tab, or somebody else signed in there: nothing of this page may stay.
        guard: { type: 'isOtherUser', params: ({ event }) => ({ userName: event.session?.userName }) },
        target: '.visitor',
        actions: ['forgetSession', 'reloadAtRoot'],
      },
      {
        guard: ({ event }) => event.session !== null,
        target: '.signedIn',
        reenter: true,
        actions: { type: 'takeSession', params: ({ event }) => event },
      },
    ],
  },
  states: {
    restoring: { always: [{ guard: 'hasSession', target: 'signedIn' }, { target: 'visitor' }] },
    visitor: {
      initial: 'idle',
      on: {
        'credentials.submitted': { target: 'signingIn', actions: assign({ form: 'signIn', refusal: null }) },
        'registration.submitted': { target: 'signingUp', actions: assign({ form: 'signUp', refusal: null }) },
        'form.closed': { target: '.idle', actions: assign({ form: null, refusal: null }) },
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted');
          return { userName: event.userName, password: event.password };
        },
        onDone: answered,
        onError: 'visitor.noAnswer',
      },
      after: { callAnswer: 'visitor.noAnswer' },
    },
    signingUp: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'registration.submitted');
          return { userName: event.userName, password: event.password };
        },
        onDone: answered,
        onError: 'visitor.noAnswer',
      },
      after: { callAnswer: 'visitor.noAnswer' },
    },
    /** Signed in a moment ago: on to the page that was wanted before. */
    returning: {
      always: [
        {
          guard: 'hasReturnPath',
          target: 'signedIn',
          actions: [
            { type: 'openPath', params: ({ context }) => ({ path: context.returnPath ?? '/' }) },
            { type: 'storeReturnPath', params: { path: null } },
            assign({ returnPath: null }),
          ],
        },
        { target: 'signedIn' },
      ],
    },
    signedIn: {
      entry: 'storeSession',
      invoke: {
        id: 'tokenRenewal',
        src: 'tokenRenewal',
        input: ({ context: { session, now, seed } }) => {
          if (!session) throw new Error('Signed in without a session');
          return { session, now, seed };
        },
        // At the hard limit.
        onDone: { target: 'visitor', actions: ['clearStorage', 'forgetSession', 'reloadAtRoot'] },
      },
      on: {
        'logout.chosen': 'signingOut',
        'page.shown': { actions: forwardTo('tokenRenewal') },
        'token.renewed': {
          actions: [
            {
              type: 'takeSession',
              params: ({ event: { session } }) => ({ session, now: session.receivedAt }),
            },
            'storeSession',
          ],
        },
      },
    },
    signingOut: {
      entry: 'clearStorage',
      invoke: {
        id: 'callLogout',
        src: 'callLogout',
        input: ({ context }) => ({ token: context.session?.token ?? '' }),
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: 'toastGenericError' },
      },
      after: { callAnswer: { target: 'signedOut', actions: 'toastGenericError' } },
    },
    /** SES-2: whatever the call said, the session is gone here. */
    signedOut: {
      always: {
        target: 'visitor',
        actions: ['removeSession', 'forgetSession', { type: 'openPath', params: { path: '/' } }],
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** SES-1 */
export const isSignedIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedIn');
/** SES-5 */
export const isBlocked = ({ context }: SessionSnapshot): boolean => context.session?.isLogin === 0;
export const userNameOf = (snapshot: SessionSnapshot): string | null =>
  isSignedIn(snapshot) ? (snapshot.context.session?.userName ?? null) : null;
/** What a guard asks about (GRD-1 … GRD-3). */
export const visitorOf = (snapshot: SessionSnapshot): Visitor => ({
  hasToken: isSignedIn(snapshot),
  isLogin: snapshot.context.session?.isLogin,
});
