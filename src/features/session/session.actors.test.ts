import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import type { SessionEvent } from '#machines/session/session-events.ts';
import { asha, now } from '#machines/testing/open-session.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import { TabStorage } from '#tests/support/browser-storage.ts';
import { provideSession } from './session.actors.ts';
import { readSession } from './session-storage.ts';
import { createTokenRefusals } from './token-refusals.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new TabStorage(() => 0));
});
afterEach(() => {
  sharedStorage.clear();
  vi.unstubAllGlobals();
});

/** A visitor's page in front of an exchange that lets asha in. */
function openPage() {
  const toasts: string[] = [];
  const client = {
    mutate: async () => ({ data: { signIn: { __typename: 'Session', ...asha } } }),
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
