import { expect, test } from 'vitest';
import { asha } from '../testing/open-session.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { secondStepMachine } from './second-step.machine.ts';

const events = [
  { type: 'code.submitted', code: '123456' },
  done('giveCode', { kind: 'signedIn', session: asha }),
  done('giveCode', { kind: 'over', message: 'This took too long.' }),
  done('giveCode', { kind: 'refused', message: 'The code is wrong.' }),
  failed('giveCode'),
  after('callAnswer', 'secondStep.sending'),
];
const steps = stepsOf(
  walk(secondStepMachine, { input: { ticket: 'ticket' }, events, key: ({ context }) => context }),
);

test('every state is reached', () => {
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(6);
});

test('on every path somebody is signed in on the exchange’s word alone, with the session that it told', () => {
  const told = steps.filter(({ actions }) => actions.some(({ type }) => type === 'tellSignedIn'));
  expect(told.length).toBeGreaterThan(0);
  for (const { event, before, actions, path } of told) {
    expect(before.matches('sending'), path).toBe(true);
    expect(event, path).toMatchObject({ output: { kind: 'signedIn' } });
    expect(actions.find(({ type }) => type === 'tellSignedIn')?.params, path).toMatchObject({
      session: asha,
    });
  }
  const reached = steps.filter(
    ({ after: is, before }) => is.matches('signedIn') && !before.matches('signedIn'),
  );
  expect(reached).toHaveLength(told.length);
});

test('on every path the context never holds the code, and trouble is said exactly after it', () => {
  for (const { after: is, path } of steps) {
    expect(JSON.stringify(is.context), path).not.toContain('123456');
    const isTrouble =
      is.matches('over') || is.matches({ asking: 'refused' }) || is.matches({ asking: 'noAnswer' });
    expect(is.context.trouble !== null, path).toBe(isTrouble);
  }
});
