import { expect, test } from 'vitest';
import { SessionOver } from '#domain/bettor/session.ts';
import { asha, now, openSession, renewed } from '../testing/open-session.ts';

/** What ends a session and what only seems to: 401s, other tabs, sleep. */

test.each([['first'], [null]])(
  '[SES-3] a 401 about token %s is confirmed by a renewal; refused again, storage is cleared and the root reloaded',
  async (token) => {
    const asked: string[] = [];
    const { actor, did, settle, state } = openSession({
      session: asha,
      renew: async (presented) => {
        asked.push(presented);
        throw new SessionOver();
      },
    });
    actor.send({ type: 'token.refused', token, session: token === null ? null : asha, now });
    expect(state()).toBe('signedIn');
    await settle();
    expect(state()).toEqual({ visitor: 'idle' });
    expect(asked).toEqual(['first']);
    expect(did).toEqual(['clear', 'reload ended']);
  },
);

test('[SES-3] a refusal that nobody contradicts within a minute stands', () => {
  const { actor, clock, did, state } = openSession({ session: asha });
  actor.send({ type: 'token.refused', token: 'first', session: asha, now });
  // All other calls under way are refused too.
  actor.send({ type: 'token.refused', token: 'first', session: asha, now });
  clock.increment(60_000 - 1);
  expect(state()).toBe('signedIn');
  clock.increment(1);
  expect(did).toEqual(['clear', 'reload ended']);
});

test('a refused token that the exchange still renews was none of a session that is over', async () => {
  const { actor, did, settle, state } = openSession({ session: asha, renew: async () => renewed });
  actor.send({ type: 'token.refused', token: 'first', session: asha, now });
  await settle();
  expect(state()).toBe('signedIn');
  expect(did).toEqual([]);
  expect(actor.getSnapshot().context.session?.token).toBe('second');
});

test('a 401 about the token of before takes up the one that another tab has stored since', () => {
  const { actor, did, state } = openSession({ session: asha });
  actor.send({ type: 'token.refused', token: 'first', session: renewed, now });
  expect(state()).toBe('signedIn');
  expect(did).toEqual([]);
  expect(actor.getSnapshot().context.session?.token).toBe('second');
});

test('a late 401 about a token that was renewed meanwhile does not end the session', () => {
  const { actor, did, state } = openSession({ session: asha });
  for (const token of ['the one before', null]) {
    actor.send({ type: 'token.refused', token, session: asha, now });
    expect(state()).toBe('signedIn');
    expect(did).toEqual([]);
  }
});

test('a late 401 about the token of a session that is over ends no sign-in, here or in another tab', () => {
  const { actor, did, state } = openSession({ session: asha });
  actor.send({ type: 'storage.changed', session: null, now });
  const before = did.length;
  const late = { type: 'token.refused', token: 'first', session: null, now } as const;
  actor.send(late);
  expect(state()).toEqual({ visitor: 'idle' });
  actor.send({ type: 'credentials.submitted', userName: 'asha', password: 'p' });
  actor.send(late);
  expect(state()).toBe('signingIn');
  expect(did.slice(before)).toEqual([]);
});

test('a call that another tab’s sign-out left without a token does not reload the page a second time', () => {
  const { actor, did, state } = openSession({ session: asha });
  actor.send({ type: 'storage.changed', session: null, now });
  actor.send({ type: 'token.refused', token: null, session: null, now });
  expect(state()).toEqual({ visitor: 'idle' });
  expect(did).toEqual(['reload elsewhere']);
});

test('signing out in another tab signs out here, and nothing of the page stays', () => {
  const { actor, did, state } = openSession({ session: asha });
  actor.send({ type: 'storage.changed', session: null, now });
  expect(state()).toEqual({ visitor: 'idle' });
  expect(did).toEqual(['reload elsewhere']);
});

test('somebody else signing in in another tab ends this page; the same user only brings a new token', () => {
  const other = openSession({ session: asha });
  other.actor.send({ type: 'storage.changed', session: { ...asha, userName: 'ben' }, now });
  expect(other.did).toEqual(['reload elsewhere']);

  const same = openSession({ session: asha });
  same.actor.send({ type: 'storage.changed', session: renewed, now });
  expect(same.state()).toBe('signedIn');
  expect(same.actor.getSnapshot().context.session?.token).toBe('second');
  expect(same.did).toEqual([]);
});

test('signing in in another tab signs a visitor in here, and nothing of it is written back', () => {
  const { actor, did, state } = openSession();
  actor.send({ type: 'storage.changed', session: asha, now });
  expect(state()).toBe('signedIn');
  expect(did).toEqual([]);
});

test('an older token that another tab wrote late does not take the place of the newer one', () => {
  const { actor } = openSession({ session: renewed });
  actor.send({ type: 'storage.changed', session: asha, now });
  expect(actor.getSnapshot().context.session?.token).toBe('second');
});

test('[SES-3] a page that is shown after the hard limit asks the exchange, whose refusal ends the session', async () => {
  const { actor, clock, did, settle, state } = openSession({
    session: asha,
    renew: () => Promise.reject(new SessionOver()),
  });
  actor.send({ type: 'page.shown', now: '2026-11-21T22:00:00.000Z' });
  expect(state()).toBe('signedIn');
  clock.increment(0);
  await settle();
  expect(state()).toEqual({ visitor: 'idle' });
  expect(did).toEqual(['clear', 'reload ended']);
});
