import { expect, test } from 'vitest';
import { asha } from '../testing/open-session.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { passkeySignInMachine } from './passkey-sign-in.machine.ts';

const events = [
  { type: 'passkey.chosen' },
  done('signByPasskey', { kind: 'signedIn', session: asha }),
  done('signByPasskey', { kind: 'givenUp' }),
  done('signByPasskey', { kind: 'refused', message: 'This passkey is not known here.' }),
  failed('signByPasskey'),
  after('passkeyPrompt', 'passkeySignIn.signing'),
];
const steps = stepsOf(
  walk(passkeySignInMachine, { input: undefined, events, key: ({ context }) => context }),
);

test('every state is reached', () => {
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(5);
});

test('on every path somebody is signed in on the exchange’s word alone', () => {
  const told = steps.filter(({ actions }) => actions.some(({ type }) => type === 'tellSignedIn'));
  expect(told.length).toBeGreaterThan(0);
  for (const { event, path } of told) expect(event, path).toMatchObject({ output: { kind: 'signedIn' } });
  const reached = steps.filter(
    ({ after: is, before }) => is.matches('signedIn') && !before.matches('signedIn'),
  );
  expect(reached).toHaveLength(told.length);
});

test('on every path trouble is said after a refusal or no answer, and never to whoever gave up', () => {
  for (const { after: is, path } of steps) {
    const isTrouble = is.matches({ ready: 'refused' }) || is.matches({ ready: 'noAnswer' });
    expect(is.context.trouble !== null, path).toBe(isTrouble);
  }
});
