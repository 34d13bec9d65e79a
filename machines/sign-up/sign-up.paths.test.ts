import { expect, test } from 'vitest';
import type { SignUpSaid } from '#domain/bettor/sign-up-form.ts';
import { asha } from '../testing/open-session.ts';
import { after, done, failed, stepsOf, walk, type Step } from '../testing/walk.ts';
import { signUpMachine, type SignUpAsk } from './sign-up.machine.ts';

const password = 'a password';
const free: SignUpSaid = {
  userName: 'meera.k',
  dateOfBirth: '1998-03-14',
  referral: null,
  depositLimit: null,
};
const limited: SignUpSaid = { ...free, depositLimit: { frame: 'WEEK', amount: 2_000_00 } };
const refused = (code: string) => done('signUp', { kind: 'refused', code, message: 'No.' });

const events = [
  ...[free, limited].map((said) => ({ type: 'form.submitted', said, password })),
  { type: 'noLimit.confirmed', said: free, password },
  { type: 'limit.chosen' },
  done('signUp', { kind: 'opened', session: asha }),
  ...['USER_NAME_TAKEN', 'COMMON_PASSWORD', 'UNDER_AGE', 'TOO_MANY'].map(refused),
  failed('signUp'),
  after('callAnswer', 'signUp.sending'),
];

type FormStep = Step<typeof signUpMachine>;
const pathsOf = (offersLimit: boolean) =>
  walk(signUpMachine, {
    input: { clientId: 'client-1', offersLimit },
    events,
    key: ({ context }) => context,
  });
const paths = pathsOf(true);
const steps = stepsOf(paths);
const sentIn = ({ actions }: FormStep): SignUpAsk[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' ? [(params as { input: SignUpAsk }).input] : [],
  );

test('every state is reached', () => {
  expect(new Set(steps.map(({ after: is }) => JSON.stringify(is.value))).size).toBe(6);
});

test('on every path the context never holds the password', () => {
  for (const { after: is, path } of steps) expect(JSON.stringify(is.context), path).not.toContain(password);
});

test('on every path no account without a limit is asked for before a second yes, and one with a limit at once', () => {
  const sent = steps.flatMap((step) => sentIn(step).map((ask) => ({ ask, step })));
  expect(sent.length).toBeGreaterThan(5);
  for (const { ask, step } of sent)
    expect(step.before.matches('confirming'), step.path).toBe(ask.depositLimit === null);
});

test('where no limit is offered nobody is asked twice', () => {
  const reached = stepsOf(pathsOf(false)).map(({ after: is }) => is.value);
  expect(reached).toContain('opened');
  expect(reached).not.toContain('confirming');
});

test('on every path all is sent under one client id, so that a lost answer opens no second account', () => {
  for (const step of steps)
    for (const { clientId } of sentIn(step)) expect(clientId, step.path).toBe('client-1');
});

test('on every path trouble is shown exactly after a refusal or no answer', () => {
  for (const { after: is, path } of steps) {
    const isTrouble = is.matches({ editing: 'refused' }) || is.matches({ editing: 'noAnswer' });
    expect(is.context.trouble !== null, path).toBe(isTrouble);
  }
});

test.each([
  ['USER_NAME_TAKEN', 'userName'],
  ['COMMON_PASSWORD', 'password'],
  ['UNDER_AGE', 'dateOfBirth'],
  ['TOO_MANY', null],
])('on every path %s is about the field %s', (code, field) => {
  const about = steps.filter(
    ({ event }) => 'output' in event && (event.output as object & { code?: string }).code === code,
  );
  expect(about.length).toBeGreaterThan(0);
  for (const { after: is, path } of about) expect(is.context.wrong, path).toBe(field);
});

test('on every path the account is told of exactly when it is open', () => {
  for (const { actions, before, after: is, path } of steps) {
    const isNew = is.matches('opened') && !before.matches('opened');
    expect(
      actions.some(({ type }) => type === 'tellOpened'),
      path,
    ).toBe(isNew);
  }
});
