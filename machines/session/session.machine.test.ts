import { describe, expect, test } from 'vitest';
import { SessionOver } from '#domain/bettor/session.ts';
import { isAllowed } from '#domain/site/route.ts';
import { asha, openSession } from '../testing/open-session.ts';
import type { SignInAnswer } from './session-events.ts';
import { isSignedIn, restrictionOf, userNameOf, visitorOf } from './session.machine.ts';

const wrong: SignInAnswer = {
  kind: 'refused',
  code: 'INVALID_CREDENTIALS',
  message: 'That user name and password do not go together.',
};
const credentials = { userName: 'asha', password: 'secret' };

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

  test('wrong credentials are reported, nothing is stored, and another try is open', async () => {
    const { actor, did, settle, state } = openSession({ signIn: async () => wrong });
    actor.send({ type: 'credentials.submitted', ...credentials });
    await settle();
    expect(state()).toEqual({ visitor: 'refused' });
    expect(actor.getSnapshot().context).toMatchObject({ refusal: { code: 'INVALID_CREDENTIALS' } });
    expect(did).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'credentials.submitted', ...credentials })).toBe(true);
  });

  test('no answer is neither a refusal nor a session, whether the call fails or never ends', async () => {
    const failing = openSession({ signIn: async () => Promise.reject(new Error('cut')) });
    failing.actor.send({ type: 'credentials.submitted', ...credentials });
    await failing.settle();
    expect(failing.state()).toEqual({ visitor: 'noAnswer' });

    const silent = openSession();
    silent.actor.send({ type: 'credentials.submitted', ...credentials });
    silent.clock.increment(8_000);
    expect(silent.state()).toEqual({ visitor: 'noAnswer' });
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

  test('signing in here is reported once; in another tab it is not', async () => {
    const here = openSession({ signIn: async () => ({ kind: 'signedIn', session: asha }) });
    const elsewhere = openSession();
    const told: string[] = [];
    here.actor.on('signed.in', () => told.push('here'));
    elsewhere.actor.on('signed.in', () => told.push('elsewhere'));
    here.actor.send({ type: 'credentials.submitted', ...credentials });
    await here.settle();
    elsewhere.actor.send({ type: 'storage.changed', session: asha, now: asha.receivedAt });
    expect(here.state()).toBe('signedIn');
    expect(elsewhere.state()).toBe('signedIn');
    expect(told).toEqual(['here']);
  });

  test('whoever has just opened an account is signed in, and whoever was before is not any more', () => {
    const { actor, did, state } = openSession({ session: asha });
    const meera = { ...asha, userName: 'meera', token: 'hers' };
    const told: string[] = [];
    actor.on('signed.in', () => told.push('in'));
    actor.send({ type: 'session.opened', session: meera });
    expect(state()).toBe('signedIn');
    expect(userNameOf(actor.getSnapshot())).toBe('meera');
    expect([did, told]).toEqual([['store hers'], ['in']]);
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
    expect(isSignedIn(snapshot)).toBe(true);
    expect(restrictionOf(snapshot)).toBe('blocked');
    expect(isAllowed('notBlocked', visitorOf(snapshot))).toBe(false);
    expect(isAllowed('token', visitorOf(snapshot))).toBe(true);
  });

  test('of a self-excluded user opens the pages that a blocked one may not, but takes no bets', () => {
    const snapshot = openSession({ session: { ...asha, isSelfExcluded: true } }).actor.getSnapshot();
    expect(restrictionOf(snapshot)).toBe('selfExcluded');
    expect(isAllowed('tokenAndNotBlocked', visitorOf(snapshot))).toBe(true);
    expect(restrictionOf(openSession({ session: asha }).actor.getSnapshot())).toBeNull();
  });

  test('is renewed at two thirds of its life; the renewal itself stores the new token', async () => {
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
    expect(did).toEqual([]);
    expect(actor.getSnapshot().context.session?.token).toBe('second');
  });

  test('ends for good when it is not renewed any more: storage is cleared and the page begins again', async () => {
    const { clock, did, settle, state } = openSession({
      session: asha,
      renew: () => Promise.reject(new SessionOver()),
    });
    clock.increment(20 * 60_000);
    await settle();
    expect(state()).toEqual({ visitor: 'idle' });
    expect(did).toEqual(['clear', 'reload ended']);
  });
});
