import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Session } from '#domain/session.ts';
import { isAllowed } from '#domain/route.ts';
import { tokenRenewalMachine } from '../token-renewal/token-renewal.machine.ts';
import {
  isBlocked,
  isSignedIn,
  sessionMachine,
  userNameOf,
  visitorOf,
  type SessionEvent,
  type SignInAnswer,
} from './session.machine.ts';

const now = '2026-11-21T10:00:00.000Z';
const asha: Session = {
  token: 'first',
  userName: 'asha',
  isLogin: 1,
  expiresAt: '2026-11-21T10:30:00.000Z',
  hardExpiresAt: '2026-11-21T22:00:00.000Z',
  receivedAt: now,
};
const wrong: SignInAnswer = {
  kind: 'refused',
  code: 'INVALID_CREDENTIALS',
  message: 'That user name and password do not go together.',
};
const credentials = { userName: 'asha', password: 'secret' };

interface Options {
  session?: Session | null;
  returnPath?: string | null;
  signIn?: () => Promise<SignInAnswer>;
  renew?: (token: string) => Promise<Session>;
  logout?: (token: string) => Promise<void>;
}

/** A session on a simulated clock; `did` lists its effects in order. */
function openSession({ session = null, returnPath = null, signIn, renew, logout }: Options = {}) {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const never = () => new Promise<never>(() => {});
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchPage: fromCallback<SessionEvent>(() => {}),
        signIn: fromPromise(signIn ?? never),
        signUp: fromPromise(signIn ?? never),
        tokenRenewal: tokenRenewalMachine.provide({
          actors: { renewSession: fromPromise(({ input }) => (renew ?? never)(input.token)) },
        }),
        callLogout: fromPromise(async ({ input }) => {
          did.push(`logout ${input.token}`);
          await (logout ?? never)(input.token);
        }),
      },
      actions: {
        storeSession: ({ context }) => did.push(`store ${context.session?.token}`),
        clearStorage: () => did.push('clear'),
        removeSession: () => did.push('remove'),
        storeReturnPath: (_, { path }) => did.push(`return ${path}`),
        openPath: (_, { path }) => did.push(`open ${path}`),
        reloadAtRoot: () => did.push('reload'),
        toastGenericError: () => did.push('toast'),
      },
    }),
    { clock, input: { session, returnPath, now, seed: 1 } },
  ).start();
  const settle = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { actor, clock, did, settle, state: () => actor.getSnapshot().value };
}

describe('signing in', () => {
  test('[SES-1] a visitor who signs in is signed in, and the session is stored', async () => {
    const { actor, did, settle, state } = openSession({
      signIn: async () => ({ kind: 'signedIn', session: asha }),
    });
    actor.send({ type: 'credentials.submitted', ...credentials });
    expect(state()).toBe('signingIn');
    await settle();
    expect(state()).toBe('signedIn');
    expect(did).toEqual(['store first']);
    expect(userNameOf(actor.getSnapshot())).toBe('asha');
  });

  test('wrong credentials are told, nothing is stored, and another try is open', async () => {
    const { actor, did, settle, state } = openSession({ signIn: async () => wrong });
    actor.send({ type: 'credentials.submitted', ...credentials });
    await settle();
    expect(state()).toEqual({ visitor: 'refused' });
    expect(actor.getSnapshot().context).toMatchObject({
      form: 'signIn',
      refusal: { code: 'INVALID_CREDENTIALS' },
    });
    expect(did).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'credentials.submitted', ...credentials })).toBe(true);
  });

  test('no answer is neither a refusal nor a session, whether the call fails or never ends', async () => {
    const failing = openSession({ signIn: async () => Promise.reject(new Error('cut')) });
    failing.actor.send({ type: 'credentials.submitted', ...credentials });
    await failing.settle();
    expect(failing.state()).toEqual({ visitor: 'noAnswer' });

    const silent = openSession();
    silent.actor.send({ type: 'registration.submitted', ...credentials });
    silent.clock.increment(8_000);
    expect(silent.state()).toEqual({ visitor: 'noAnswer' });
    expect(silent.actor.getSnapshot().context.form).toBe('signUp');
  });

  test('a second click while the first is under way does nothing', () => {
    const { actor } = openSession();
    actor.send({ type: 'credentials.submitted', ...credentials });
    expect(actor.getSnapshot().can({ type: 'credentials.submitted', ...credentials })).toBe(false);
  });

  test('closing the form forgets what was refused', async () => {
    const { actor, settle, state } = openSession({ signIn: async () => wrong });
    actor.send({ type: 'credentials.submitted', ...credentials });
    await settle();
    actor.send({ type: 'form.closed' });
    expect(state()).toEqual({ visitor: 'idle' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  test('the path that a guard refused opens after sign-in, once', async () => {
    const { actor, did, settle } = openSession({ signIn: async () => ({ kind: 'signedIn', session: asha }) });
    actor.send({ type: 'path.denied', path: '/settings' });
    actor.send({ type: 'registration.submitted', ...credentials });
    await settle();
    expect(did).toEqual(['return /settings', 'open /settings', 'return null', 'store first']);
    expect(actor.getSnapshot().context.returnPath).toBeNull();
  });

  test('the password is not kept', async () => {
    const { actor } = openSession();
    actor.send({ type: 'credentials.submitted', ...credentials });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('secret');
  });
});

describe('a stored session', () => {
  test('[SES-1] is taken up at the start, without a call', () => {
    const { actor, state } = openSession({ session: asha });
    expect(state()).toBe('signedIn');
    expect(visitorOf(actor.getSnapshot())).toEqual({ hasToken: true, isLogin: 1 });
  });

  test('[SES-5] of a blocked user is signed in but opens no login-enabled page', () => {
    const snapshot = openSession({ session: { ...asha, isLogin: 0 } }).actor.getSnapshot();
    expect([isSignedIn(snapshot), isBlocked(snapshot)]).toEqual([true, true]);
    expect(isAllowed('loginEnabled', visitorOf(snapshot))).toBe(false);
    expect(isAllowed('token', visitorOf(snapshot))).toBe(true);
  });

  test('is renewed at two thirds of its life, and the new token is stored', async () => {
    const asked: string[] = [];
    const { actor, clock, did, settle } = openSession({
      session: asha,
      renew: async (token) => {
        asked.push(token);
        return { ...asha, token: 'second', receivedAt: '2026-11-21T10:20:00.000Z' };
      },
    });
    clock.increment(20 * 60_000 - 1);
    expect(asked).toEqual([]);
    clock.increment(1);
    await settle();
    expect(asked).toEqual(['first']);
    expect(did).toEqual(['store first', 'store second']);
    expect(actor.getSnapshot().context.session?.token).toBe('second');
  });

  test('ends for good after twelve hours: storage is cleared and the page begins again', () => {
    const { clock, did, state } = openSession({ session: asha });
    clock.increment(12 * 3_600_000);
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did).toEqual(['store first', 'clear', 'reload']);
  });
});

describe('the end of a session', () => {
  test('[SES-2] logout clears storage, calls with the token that was read first, removes, and goes to /', async () => {
    const { actor, did, settle, state } = openSession({ session: asha, logout: async () => {} });
    actor.send({ type: 'logout.chosen' });
    expect(isSignedIn(actor.getSnapshot())).toBe(false);
    await settle();
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did.slice(1)).toEqual(['clear', 'logout first', 'remove', 'open /']);
  });

  test('[SES-2] a logout that fails, or is never answered, ends the session all the same, with the generic toast', async () => {
    const failing = openSession({ session: asha, logout: async () => Promise.reject(new Error('cut')) });
    failing.actor.send({ type: 'logout.chosen' });
    await failing.settle();
    const silent = openSession({ session: asha });
    silent.actor.send({ type: 'logout.chosen' });
    silent.clock.increment(8_000);
    for (const { did, state } of [failing, silent]) {
      expect(state()).toEqual({ visitor: 'idle' });
      expect(did.slice(1)).toEqual(['clear', 'logout first', 'toast', 'remove', 'open /']);
    }
  });

  test.each([['first'], [null]])(
    '[SES-3] a 401 about token %s clears storage and reloads at the root',
    (token) => {
      const { actor, did, state } = openSession({ session: asha });
      actor.send({ type: 'token.refused', token });
      expect(state()).toEqual({ visitor: 'idle' });
      expect(did.slice(1)).toEqual(['clear', 'reload']);
    },
  );

  test('a late 401 about a token that was renewed meanwhile does not end the session', () => {
    const { actor, did, state } = openSession({ session: asha });
    actor.send({ type: 'token.refused', token: 'the one before' });
    expect(state()).toBe('signedIn');
    expect(did).toEqual(['store first']);
  });

  test('a late 401 about the token of a session that is over ends no sign-in, here or in another tab', () => {
    const { actor, did, state } = openSession({ session: asha });
    actor.send({ type: 'storage.changed', session: null, now });
    const before = did.length;
    actor.send({ type: 'token.refused', token: 'first' });
    expect(state()).toEqual({ visitor: 'idle' });
    actor.send({ type: 'credentials.submitted', userName: 'asha', password: 'p' });
    actor.send({ type: 'token.refused', token: 'first' });
    expect(state()).toBe('signingIn');
    expect(did.slice(before)).toEqual([]);
  });

  test('signing out in another tab signs out here, and nothing of the page stays', () => {
    const { actor, did, state } = openSession({ session: asha });
    actor.send({ type: 'storage.changed', session: null, now });
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did.slice(1)).toEqual(['reload']);
  });

  test('somebody else signing in in another tab ends this page; the same user only brings a new token', () => {
    const other = openSession({ session: asha });
    other.actor.send({ type: 'storage.changed', session: { ...asha, userName: 'ben' }, now });
    expect(other.did.slice(1)).toEqual(['reload']);

    const same = openSession({ session: asha });
    same.actor.send({ type: 'storage.changed', session: { ...asha, token: 'second' }, now });
    expect(same.state()).toBe('signedIn');
    expect(same.actor.getSnapshot().context.session?.token).toBe('second');
  });

  test('signing in in another tab signs a visitor in here', () => {
    const { actor, state } = openSession();
    actor.send({ type: 'storage.changed', session: asha, now });
    expect(state()).toBe('signedIn');
  });
});
