import { describe, expect, test } from 'vitest';
import { asha, now, openSession, renewed } from '../testing/open-session.ts';
import { isSignedIn } from './session.machine.ts';

test('[SES-2] logout clears storage, calls with the token that was read first, removes, and goes to /', async () => {
  const { actor, did, settle, state } = openSession({ session: asha, logout: async () => {} });
  actor.send({ type: 'logout.chosen' });
  expect(isSignedIn(actor.getSnapshot())).toBe(false);
  await settle();
  expect(state()).toEqual({ visitor: 'idle' });
  expect(did).toEqual(['clear', 'open /', 'tell', 'logout first', 'remove']);
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
    expect(did).toEqual(['clear', 'open /', 'tell', 'logout first', 'remove', 'toast']);
  }
});

describe('while the call that signs out is under way', () => {
  const leaving = () => {
    const opened = openSession({ session: asha });
    opened.actor.send({ type: 'logout.chosen' });
    expect(opened.did).toEqual(['clear', 'open /', 'tell', 'logout first']);
    opened.did.length = 0;
    return opened;
  };

  test('somebody may sign in, and what was signed out is gone before', () => {
    const { actor, clock, did, state } = leaving();
    actor.send({ type: 'credentials.submitted', userName: 'asha', password: 'secret' });
    expect(state()).toBe('signingIn');
    expect(did).toEqual(['remove']);
    expect(actor.getSnapshot().context.session).toBeNull();
    clock.increment(8_000 - 1);
    expect(did).toEqual(['remove']);
  });

  test('a 401 about its token says that it is over: nothing is reloaded', () => {
    const { actor, did, state } = leaving();
    actor.send({ type: 'token.refused', token: 'another', session: null, now });
    expect(state()).toBe('signingOut');
    actor.send({ type: 'token.refused', token: 'first', session: null, now });
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did).toEqual(['remove']);
  });

  test('a renewal that another tab stores late brings it back in no tab; a new sign-in there is taken up', () => {
    const { actor, did, state } = leaving();
    actor.send({ type: 'storage.changed', session: null, now });
    actor.send({ type: 'storage.changed', session: renewed, now });
    expect(state()).toBe('signingOut');
    expect(did).toEqual([]);
    const anew = { ...asha, token: 'third', hardExpiresAt: '2026-11-21T22:05:00.000Z' };
    actor.send({ type: 'storage.changed', session: anew, now });
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did).toEqual(['remove', 'reload elsewhere']);
  });
});

describe('once it is signed out here', () => {
  const left = async () => {
    const opened = openSession({ session: asha, logout: async () => Promise.reject(new Error('cut')) });
    opened.actor.send({ type: 'logout.chosen' });
    await opened.settle();
    opened.did.length = 0;
    return opened;
  };

  test('a renewal that another tab stores even later is removed, and brings it back in no tab', async () => {
    const { actor, did, state } = await left();
    actor.send({ type: 'storage.changed', session: null, now });
    actor.send({ type: 'storage.changed', session: renewed, now });
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did).toEqual(['remove']);
    actor.send({ type: 'credentials.submitted', userName: 'asha', password: 'secret' });
    actor.send({ type: 'storage.changed', session: renewed, now });
    expect(state()).toBe('signingIn');
    expect(did).toEqual(['remove', 'remove']);
  });

  test('a new sign-in in another tab is taken up', async () => {
    const { actor, did, state } = await left();
    const anew = { ...asha, token: 'third', hardExpiresAt: '2026-11-21T22:05:00.000Z' };
    actor.send({ type: 'storage.changed', session: anew, now });
    expect(state()).toBe('signedIn');
    expect(did).toEqual([]);
  });
});
