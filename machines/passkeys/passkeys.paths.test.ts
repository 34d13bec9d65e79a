import { expect, test } from 'vitest';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { passkeysMachine, type OwnPasskey } from './passkeys.machine.ts';

const phone: OwnPasskey = {
  passkeyId: 'p-1',
  name: 'Phone',
  addedAt: '2026-11-21T10:00:00.000Z',
  usedAt: null,
};
const events = [
  { type: 'passkey.submitted', name: 'Phone', password: 'a password', code: '123456' },
  { type: 'remove.chosen', passkeyId: 'p-1' },
  { type: 'confirm.chosen' },
  { type: 'back.chosen' },
  { type: 'retry.chosen' },
  done('readPasskeys', []),
  failed('readPasskeys'),
  done('addPasskey', { kind: 'listed', passkeys: [phone] }),
  done('addPasskey', { kind: 'givenUp' }),
  done('addPasskey', { kind: 'refused', message: 'This needs a code.', asksCode: true }),
  failed('addPasskey'),
  done('removePasskey', []),
  failed('removePasskey'),
  ...['loading', 'removing'].map((state) => after('callAnswer', `passkeys.${state}`)),
  after('passkeyPrompt', 'passkeys.adding'),
];
const steps = stepsOf(walk(passkeysMachine, { input: undefined, events, key: ({ context }) => context }));

test('every state is reached', () => {
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(8);
});

test('on every path the list is what the exchange told last, and the page holds neither password nor code', () => {
  for (const { event, before, after: is, path } of steps) {
    const { output } = event as { output?: unknown };
    const told = Array.isArray(output) ? output : (output as { passkeys?: unknown } | undefined)?.passkeys;
    expect(is.context.passkeys, path).toEqual(told ?? before.context.passkeys);
    expect(JSON.stringify(is.context), path).not.toMatch(/a password|123456/);
  }
});

test('on every path trouble is said after a refusal or no answer, and never to whoever gave up', () => {
  for (const { after: is, path } of steps) {
    const isTrouble = is.matches({ listed: 'refused' }) || is.matches({ listed: 'noAnswer' });
    expect(is.context.trouble !== null, path).toBe(isTrouble);
  }
});

test('on every path one is removed only after a second press', () => {
  for (const { event, before, after: is, path } of steps) {
    const begins = is.matches('removing') && !before.matches('removing');
    expect(begins, path).toBe(event.type === 'confirm.chosen' && before.matches({ listed: 'asking' }));
  }
});
