import { expect, test } from 'vitest';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { partnerLaunchMachine } from './partner-launch.machine.ts';

const events = [
  { type: 'partner.chosen' },
  { type: 'token.changed', hasToken: true },
  { type: 'token.changed', hasToken: false },
  done('partner', { kind: 'link', link: 'https://partner' }),
  done('partner', { kind: 'refused', message: 'No.' }),
  failed('partner'),
  after('callAnswer', 'partnerLaunch.asking'),
];
const paths = [false, true].flatMap((hasToken) =>
  walk(partnerLaunchMachine, { input: { hasToken }, events, key: ({ context }) => context }),
);
const steps = stepsOf(paths);
const namesOf = ({ actions }: (typeof steps)[number]) => actions.map(({ type }) => type);

test('every shortest path is walked', () => {
  expect(paths.length).toBeGreaterThan(20);
  const reached = new Set(steps.map((step) => JSON.stringify(step.after.value)));
  expect([...reached].sort()).toEqual([
    '"asking"',
    '{"ready":"idle"}',
    '{"ready":"noAnswer"}',
    '{"ready":"refused"}',
  ]);
});

test('[VAL-2] on every path the partner is asked for, and its site opened, with a token only', () => {
  for (const { path, after: then } of steps.filter((step) => step.after.matches('asking'))) {
    expect(then.context.hasToken, path).toBe(true);
  }
  for (const { path, before } of steps.filter((step) => namesOf(step).includes('openLink'))) {
    expect(before.matches('asking') && before.context.hasToken, path).toBe(true);
  }
});

test('[VAL-2] on every path choosing it without a token shows the one text and leads to the root', () => {
  for (const step of steps) {
    if (step.event.type !== 'partner.chosen' || step.before.context.hasToken) continue;
    expect(
      step.actions.filter(({ type }) => type !== 'keepRefusal' && type !== 'xstate.assign'),
    ).toMatchObject([
      { type: 'toastError', params: { message: 'Please Login first! ' } },
      { type: 'openPath', params: { path: '/' } },
    ]);
  }
});

test('on every path each asking ends in the site, a told reason, or the loss of the token', () => {
  for (const step of steps.filter(
    ({ before, after: then }) => before.matches('asking') && !then.matches('asking'),
  )) {
    const names = namesOf(step);
    const isDropped = step.event.type === 'token.changed';
    expect(names.includes('openLink') || names.includes('toastError'), step.path).toBe(!isDropped);
  }
});
