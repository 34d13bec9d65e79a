import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import type { SessionEvent } from '#machines/session/session-events.ts';
import { asha, now } from '#machines/testing/open-session.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import { TabStorage } from '#tests/support/browser-storage.ts';
import { provideSession } from './session.actors.ts';
import { readSession, readToken, writeSession } from './session-storage.ts';
import { createTokenRefusals } from './token-refusals.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new TabStorage(() => 0));
});
afterEach(() => {
  sharedStorage.clear();
  vi.unstubAllGlobals();
});

/** A visitor's page in front of an exchange that lets asha in. */
function openPage({ logout }: { logout?: Promise<object> } = {}) {
  const toasts: string[] = [];
  const client = {
    mutate: () => logout ?? Promise.resolve({ data: { signIn: { __typename: 'Session', ...asha } } }),
    clearStore: async () => undefined,
  } as unknown as GraphqlClient;
  const machine = provideSession({
    client,
    refusals: createTokenRefusals(),
    openPath: () => undefined,
    toastGenericError: () => toasts.push('genericError'),
    toastSignedOut: () => toasts.push('signedOut'),
    toastNotKept: () => toasts.push('notKept'),
  }).provide({ actors: { watchPage: fromCallback<SessionEvent>(() => undefined) } });
  const input = { session: null, now, seed: 1 };
  const actor = createActor(machine, { clock: new SimulatedClock(), input }).start();
  return { actor, toasts };
}

async function signIn() {
  const page = openPage();
  page.actor.send({ type: 'credentials.submitted', userName: 'asha', password: 'secret' });
  await vi.waitFor(() => expect(page.actor.getSnapshot().matches('signedIn')).toBe(true));
  page.actor.stop();
  return page.toasts;
}

test('a sign-in that the browser keeps is signed in at the next visit, and nothing is said', async () => {
  expect(await signIn()).toEqual([]);
  expect(readSession(localStorage)?.token).toBe(asha.token);
});

test.each([
  ['denies its storage', 'getItem'],
  ['is full', 'setItem'],
] as const)(
  'where the browser %s one is signed in for as long as the page stands, and is told so',
  async (_, call) => {
    const fail = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      [call]: fail,
      setItem: fail,
    });
    expect(await signIn()).toEqual(['notKept']);
    expect(readSession(sharedStorage)?.token).toBe(asha.token);
  },
);

/** Signs out, with an answer of the exchange that comes when `end` is called. */
async function signOut() {
  let end = () => {};
  const page = openPage({
    logout: new Promise((resolve) => (end = () => resolve({ data: { logout: true } }))),
  });
  writeSession(localStorage, asha);
  page.actor.send({ type: 'session.opened', session: asha });
  page.actor.send({ type: 'logout.chosen' });
  expect(readToken(localStorage)).toBeNull();
  return async () => {
    end();
    await vi.waitFor(() => expect(page.actor.getSnapshot().matches('visitor')).toBe(true));
    page.actor.stop();
  };
}

test('the end of a sign-out removes what another tab’s renewal wrote beside it, even if half of that was cleared', async () => {
  const end = await signOut();
  localStorage.setItem('token', 'renewed meanwhile');
  await end();
  expect(readToken(localStorage)).toBeNull();
});

test('it removes nothing of a sign-in in another tab, whole or half written', async () => {
  const later = { ...asha, token: 'of a later sign-in', hardExpiresAt: '2030-01-01T00:00:00.000Z' };
  const endWhole = await signOut();
  writeSession(localStorage, later);
  await endWhole();
  expect(readSession(localStorage)).toEqual(later);
  const endHalf = await signOut();
  localStorage.setItem('userDetail', 'half of a sign-in');
  await endHalf();
  expect(localStorage.getItem('userDetail')).toBe('half of a sign-in');
});
