import { expect, test } from 'vitest';
import { samplePayee } from '../testing/banking-samples.ts';
import { after, done, failed, stepsOf, walk, type Step } from '../testing/walk.ts';
import { payeeFormMachine, type PayeeAsk } from './payee-form.machine.ts';

const details = { holder: 'Chitra Rao', bank: 'HDFC', account: '50210044402' };
const submitted = (clientId: string, account = details.account) => ({
  type: 'payee.submitted',
  clientId,
  password: 'a password',
  code: '123456',
  ...details,
  account,
});
const events = [
  submitted('client-1'),
  submitted('client-2'),
  submitted('client-3', '60210044402'),
  done('savePayee', { kind: 'saved', payee: samplePayee() }),
  done('savePayee', {
    kind: 'refused',
    message: 'The password is not right. Nothing was changed.',
    asksCode: false,
  }),
  done('savePayee', { kind: 'refused', message: 'This needs a code.', asksCode: true }),
  failed('savePayee'),
  after('callAnswer', 'payeeForm.saving'),
];

type FormStep = Step<typeof payeeFormMachine>;
const paths = walk(payeeFormMachine, {
  input: { payeeId: null, asksCode: false },
  events,
  key: ({ context }) => context,
});
const steps = stepsOf(paths);
const sentIn = ({ actions }: FormStep): PayeeAsk[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' ? [(params as { input: PayeeAsk }).input] : [],
  );

test('every state is reached', () => {
  expect(new Set(steps.map(({ after: is }) => JSON.stringify(is.value))).size).toBe(5);
});

test('on every path the context holds neither the password nor the code', () => {
  for (const { after: is, path } of steps)
    expect(JSON.stringify(is.context), path).not.toMatch(/a password|123456/);
});

test('on every path a code is asked for from when the exchange says so', () => {
  for (const { after: is, before, event, path } of steps) {
    const isTold = JSON.stringify(event).includes('"asksCode":true');
    expect(is.context.asksCode, path).toBe(before.context.asksCode || isTold);
  }
});

test('on every path the same payee is sent again under its first id until it is answered, and another under its own', () => {
  const again = paths.flatMap((path) => {
    const asks = path.flatMap((step) => sentIn(step).map((ask) => ({ ask, step })));
    return asks.slice(1).map((one, at) => ({ last: asks[at]!, one }));
  });
  const afterNone = again.filter(({ one }) => one.step.before.matches({ editing: 'noAnswer' }));
  expect(afterNone.length).toBeGreaterThan(0);
  for (const { last, one } of afterNone) {
    const isSame = last.ask.account === one.ask.account;
    expect(one.ask.clientId === last.ask.clientId, one.step.path).toBe(
      isSame || one.step.event === last.step.event,
    );
  }
  for (const { one } of again.filter(({ one: { step } }) => step.before.matches({ editing: 'refused' })))
    expect(one.ask.clientId, one.step.path).toBe((one.step.event as unknown as PayeeAsk).clientId);
});

test('on every path it is called saved on the exchange’s word alone', () => {
  const saved = steps.filter(({ before, after: is }) => is.matches('saved') && !before.matches('saved'));
  expect(saved.length).toBeGreaterThan(0);
  for (const { event, actions, path } of saved) {
    expect(event, path).toMatchObject({ output: { kind: 'saved' } });
    const told = actions.filter(({ type }) => type === 'tellSaved').map(({ params }) => params);
    expect(told, path).toEqual([{ payee: samplePayee() }]);
  }
});

test('on every path without an answer it is said that it is not known, never that it was not saved', () => {
  const unanswered = steps.filter(({ after: is }) => is.matches({ editing: 'noAnswer' }));
  expect(unanswered.length).toBeGreaterThan(0);
  for (const { after: is, path } of unanswered)
    expect(is.context.trouble, path).toContain('not known whether');
});
