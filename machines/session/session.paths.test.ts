import { expect, test } from 'vitest';
import type { Session } from '#domain/bettor/session.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { isOnBreak, isSignedIn, sessionMachine } from './session.machine.ts';

const now = '2026-11-21T10:00:00.000Z';
const session = (userName: string, token: string): Session => ({
  token,
  userName,
  isLogin: 1,
  expiresAt: '2026-11-21T10:30:00.000Z',
  hardExpiresAt: '2026-11-21T22:00:00.000Z',
  receivedAt: now,
});
const asha = session('asha', 'first');
const refused = { kind: 'refused', code: 'INVALID_CREDENTIALS', message: 'No.' };
const signedIn = { kind: 'signedIn', session: asha };

const events = [
  { type: 'credentials.submitted', userName: 'asha', password: 'p' },
  { type: 'session.opened', session: session('meera', 'fourth') },
  { type: 'form.closed' },
  { type: 'logout.chosen' },
  ...['first', 'another', null].flatMap((token) =>
    [null, asha, session('asha', 'second')].map((stored) => ({
      type: 'token.refused',
      token,
      session: stored,
      now,
    })),
  ),
  { type: 'storage.changed', session: null, now },
  { type: 'storage.changed', session: session('asha', 'second'), now },
  { type: 'storage.changed', session: session('ben', 'third'), now },
  { type: 'page.shown', now },
  { type: 'break.told', why: 'TIMED_OUT' },
  { type: 'token.renewed', session: session('asha', 'second') },
  done('signIn', signedIn),
  done('signIn', refused),
  done('signIn', { kind: 'stepDue', step: { ticket: 'ticket', resetAt: null } }),
  failed('signIn'),
  ...['signingIn', 'signingOut'].map((state) => after('callAnswer', `session.${state}`)),
  done('callLogout'),
  failed('callLogout'),
  done('tokenRenewal', { code: undefined }),
  done('tokenRenewal', { code: 'REVOKED' }),
];

const paths = [null, asha].flatMap((stored) =>
  walk(sessionMachine, {
    input: { session: stored, now, seed: 1 },
    events,
    key: ({ context: { session: held, refusal, step } }) => [held?.token, held?.isTimedOut, refusal, step],
  }),
);
const steps = stepsOf(paths);
const signedInAfter = ({ after: snapshot }: (typeof steps)[number]) => isSignedIn(snapshot);

test('every shortest path is walked', () => {
  expect(paths.length).toBeGreaterThan(100);
  const reached = new Set(steps.map((step) => JSON.stringify(step.after.value)));
  expect([...reached].sort()).toEqual(
    [
      '"signedIn"',
      '"signingIn"',
      '"signingOut"',
      '{"visitor":"idle"}',
      '{"visitor":"noAnswer"}',
      '{"visitor":"refused"}',
      '{"visitor":"secondStep"}',
    ].sort(),
  );
});

test('on every path a session is held exactly while signed in or signing out', () => {
  for (const { path, after: snapshot } of steps) {
    const holds = snapshot.context.session !== null;
    expect(holds, path).toBe(isSignedIn(snapshot) || snapshot.matches('signingOut'));
  }
});

test('on every path a break counts from when it is told until a newer session says otherwise, and none is made up', () => {
  for (const { path, event, before, after: snapshot } of steps) {
    const isTold = event.type === 'break.told' && isSignedIn(before);
    expect(isOnBreak(snapshot), path).toBe(isTold || (isOnBreak(before) && isOnBreak(snapshot)));
  }
});

test('on every path the ticket of a second step is held exactly while its code is asked for', () => {
  for (const { path, after: snapshot } of steps)
    expect(Boolean(snapshot.context.step), path).toBe(snapshot.matches({ visitor: 'secondStep' }));
});

test('on every path nobody is signed in without an answer, a new account, a stored session or another tab saying so', () => {
  for (const step of steps.filter((each) => signedInAfter(each) && !isSignedIn(each.before))) {
    expect(step.path).toMatch(/(done\.actor\.signIn|session\.opened|storage\.changed|token\.refused)$/);
  }
});

test('[SES-2] [SES-3] on every path that leaves a session, storage is cleared or was cleared in the other tab', () => {
  for (const step of steps.filter((each) => isSignedIn(each.before) && !signedInAfter(each))) {
    const names = step.actions.map(({ type }) => type);
    // The event says what storage holds: another user, or nobody.
    const isOfStorage = 'session' in step.event;
    expect(names.includes('clearStorage'), step.path).toBe(!isOfStorage);
  }
});

test('[SES-2] on every path signing out ends with the session removed, and only a failed call shows the toast', () => {
  for (const { path, event, before, after: snapshot, actions } of steps) {
    if (!before.matches('signingOut') || !/callLogout|callAnswer/.test(event.type)) continue;
    const names = actions.map(({ type }) => type);
    expect(names, path).toContain('removeSession');
    expect(names.includes('toastGenericError'), path).toBe(!event.type.startsWith('xstate.done'));
    expect(snapshot.matches('visitor'), path).toBe(true);
  }
});

test('on every path a refusal is shown exactly in the refused state', () => {
  for (const { path, after: snapshot } of steps) {
    expect(snapshot.context.refusal !== null, path).toBe(snapshot.matches({ visitor: 'refused' }));
  }
});
