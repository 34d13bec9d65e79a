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
import { isOlder, isSameSession, type Session } from '#domain/site/session.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import { tokenRenewalMachine } from '../token-renewal/token-renewal.machine.ts';
import type {
  Credentials,
  SessionEvent,
  SessionRefusal,
  SignedOut,
  SignInAnswer,
  StoredSession,
} from './session-events.ts';

export interface SessionInput {
  /** The stored session; null when there is none. */
  session: Session | null;
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
  /** When `session` became known here, RFC 3339. */
  now: string;
  seed: number;
}

function credentialsOf({ event }: { event: SessionEvent }): Credentials {
  assertEvent(event, ['credentials.submitted', 'registration.submitted']);
  return { userName: event.userName, password: event.password };
}

const answerOf = ({ event }: { event: DoneActorEvent<SignInAnswer> }) => event.output;
const takeAnswer = { type: 'takeAnswer', params: answerOf } as const;
/** Both forms are answered alike. */
const answered = [
  { guard: { type: 'isRefused', params: answerOf }, target: 'visitor.refused', actions: takeAnswer },
  { target: 'signedIn', actions: [takeAnswer, 'storeSession', 'tellSignIn'] },
] as const;

const reloadEnded = { type: 'reloadPage', params: { why: 'ended' } } as const;
const reloadElsewhere = { type: 'reloadPage', params: { why: 'elsewhere' } } as const;

const storedOf = ({ event: { session, now } }: { event: StoredSession }) => ({ session, now });
const takeStored = [
  {
    // Signed out in another tab, or somebody else signed in there: nothing of this page may stay.
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

/** Whoever is not signed in, or not any more, may sign in. */
const submitted = {
  'credentials.submitted': {
    target: '#session.signingIn',
    actions: { type: 'takeForm', params: { form: 'signIn' } },
  },
  'registration.submitted': {
    target: '#session.signingUp',
    actions: { type: 'takeForm', params: { form: 'signUp' } },
  },
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
    signUp: fromPromise<SignInAnswer, Credentials>(async () => notProvided('signUp')),
    tokenRenewal: tokenRenewalMachine,
    /** The call carries this token: storage is already clear (SES-2). */
    callLogout: fromPromise<void, { token: string }>(async () => notProvided('callLogout')),
    /** Sends `storage.changed`, `page.shown` and `token.refused`. */
    watchPage: fromCallback<SessionEvent>(() => notProvided('watchPage')),
  },
  actions: {
    /** Keeps `context.session` in storage: somebody signed in here. What another tab wrote is left as it is. */
    storeSession: () => notProvided('storeSession'),
    clearStorage: () => notProvided('clearStorage'),
    /** Removes `context.session` from storage, unless somebody has signed in anew; forgets what was fetched for it. */
    removeSession: () => notProvided('removeSession'),
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    /** The page starts anew, and says why: at the root, or where it is if that is open to visitors and this tab is only told. */
    reloadPage: (_, _params: { why: SignedOut }) => notProvided('reloadPage'),
    toastGenericError: () => notProvided('toastGenericError'),
    takeSession: assign((_, { session, now }: StoredSession) => ({
      session,
      now,
      refusal: null,
    })),
    takeAnswer: assign((_, answer: SignInAnswer) =>
      answer.kind === 'signedIn'
        ? { session: answer.session, now: answer.session.receivedAt }
        : { refusal: { code: answer.code, message: answer.message } },
    ),
    takeForm: assign((_, { form }: { form: 'signIn' | 'signUp' }) => ({ form, refusal: null })),
    /** Signed in on this page, and not in another tab. */
    tellSignIn: emit({ type: 'signed.in' }),
    forgetSession: assign({ session: null, refusal: null, form: null }),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isRefused: (_, { kind }: SignInAnswer) => kind === 'refused',
    isOtherUser: ({ context: { session } }, stored: StoredSession) =>
      session !== null && session.userName !== stored.session?.userName,
    isNews: ({ context: { session } }, stored: StoredSession) =>
      stored.session !== null &&
      (session === null || (stored.session.token !== session.token && !isOlder(stored.session, session))),
    /** Signed in anew, by whomever; a renewal that was under way when this session was signed out is nothing new. */
    isOtherSession: ({ context: { session } }, stored: StoredSession) =>
      stored.session !== null && session !== null && !isSameSession(stored.session, session),
    /**
     * SES-3. A late 401 about a token that has since been renewed, or signed out with, says nothing about who is here
     * now, or in another tab.
     */
    isStoredToken: (_, { token, session }: { token: string | null } & StoredSession) =>
      token === (session?.token ?? null),
    isOwnToken: ({ context: { session } }, { token }: { token: string | null }) => token === session?.token,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, form: null, refusal: null }),
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
  },
  states: {
    restoring: { always: [{ guard: 'hasSession', target: 'signedIn' }, { target: 'visitor' }] },
    visitor: {
      initial: 'idle',
      on: {
        ...submitted,
        'form.closed': { target: '.idle', actions: assign({ form: null, refusal: null }) },
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: credentialsOf,
        onDone: answered,
        onError: 'visitor.noAnswer',
      },
      after: { callAnswer: 'visitor.noAnswer' },
    },
    signingUp: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: credentialsOf,
        onDone: answered,
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
        // At the hard limit, or with a token that is no longer good (SES-3).
        onDone: { target: 'visitor', actions: ['clearStorage', 'forgetSession', reloadEnded] },
      },
      on: {
        'logout.chosen': 'signingOut',
        'page.shown': { actions: forwardTo('tokenRenewal') },
        'token.renewed': {
          actions: {
            type: 'takeSession',
            params: ({ event: { session } }) => ({ session, now: session.receivedAt }),
          },
        },
        // Not believed at once: the renewal presents it once more.
        'token.refused': {
          guard: { type: 'isStoredToken', params: ({ event }) => event },
          actions: sendTo('tokenRenewal', { type: 'token.refused' }),
        },
      },
    },
    signingOut: {
      // The root at once: what is opened while the call is under way stays open.
      entry: ['clearStorage', { type: 'openPath', params: { path: '/' } }],
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
      /** SES-2: whatever the call said, the session is gone here. */
      exit: ['removeSession', 'forgetSession'],
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
