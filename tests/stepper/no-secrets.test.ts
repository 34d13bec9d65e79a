import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { keptTexts } from '#app/record/kept-texts.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { payeeFormMachine } from '#machines/payee-form/payee-form.machine.ts';
import { paymentsMachine } from '#machines/payments/payments.machine.ts';
import { secondStepMachine } from '#machines/second-step/second-step.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { asha, now } from '#machines/testing/open-session.ts';
import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { momentOf } from '#stepper/record/moment-of.ts';
import { Recorder } from '#stepper/record/recorder.ts';
import { OpenEffects } from '#stepper/testing/open-effects.ts';

/** What must not leave the tab. Each is looked for as it stands. */
const secrets = {
  password: 'hunter2hunter2',
  newPassword: 'Correct_Horse',
  code: '918273',
  recoveryCode: 'QWERTYUPLK',
  token: 'eyJhbGciOi.tokenOfAsha',
  ticket: 'ticket-of-the-sign-in',
  secret: 'JBSWY3DPEHPK3PXP',
  userName: 'ashaPatel',
  holder: 'Asha Patel',
  bank: 'HDFC0001234',
  account: '50100012345678',
  born: '1990-04-01',
  referral: 'friendOfAsha',
  message: 'Wrong code 918273 for ashaPatel.',
  utr: '412345678901',
};
const { password, newPassword, code, recoveryCode, token, ticket, userName, holder, bank, account } = secrets;

interface Run {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly events: readonly AnyEventObject[];
  readonly answers?: Readonly<Record<string, unknown>>;
}

const session = { ...asha, token, userName };
const refused = { kind: 'refused', code: 'WRONG_CODE', message: secrets.message, asksCode: true };
const said = { userName, dateOfBirth: secrets.born, referral: secrets.referral, limit: null };
const payee = { payeeId: 'p-1', holder, bank, account, label: holder, version: 1, heldUntil: null };
const withdrawal = {
  type: 'ASK_WITHDRAWAL',
  clientId: 'c-1',
  chosenAt: now,
  payeeId: 'p-1',
  payeeVersion: 1,
  amount: 1,
  code,
};
const deposit = { type: 'GIVE_UTR', clientId: 'c-2', chosenAt: now, paymentId: 'pay-1', utr: secrets.utr };

const runs: Readonly<Record<string, Run>> = {
  'sign-in': {
    machine: sessionMachine,
    input: { session: null, now, seed: 1 },
    events: [{ type: 'credentials.submitted', userName, password }],
    answers: { signIn: { kind: 'signedIn', session } },
  },
  'sign-in with a second step': {
    machine: sessionMachine,
    input: { session: null, now, seed: 1 },
    events: [{ type: 'credentials.submitted', userName, password }],
    answers: { signIn: { kind: 'stepDue', step: { ticket, resetAt: null } } },
  },
  'signed in before': {
    machine: sessionMachine,
    input: { session, now, seed: 1 },
    events: [{ type: 'logout.chosen' }],
  },
  'second step': {
    machine: secondStepMachine,
    input: { ticket },
    events: [{ type: 'code.submitted', code: recoveryCode }],
    answers: { giveCode: { kind: 'signedIn', session } },
  },
  'change password': {
    machine: changePasswordMachine,
    events: [{ type: 'password.submitted', currentPassword: password, newPassword }],
    answers: { changePassword: refused },
  },
  'forgotten password': {
    machine: forgotPasswordMachine,
    events: [
      { type: 'name.submitted', userName },
      { type: 'code.submitted', code, newPassword },
    ],
    answers: { requestReset: { kind: 'done' }, resetPassword: refused },
  },
  'sign-up': {
    machine: signUpMachine,
    input: { clientId: 'c-1', offersLimit: false },
    events: [{ type: 'form.submitted', password, said }],
    answers: { signUp: { kind: 'opened', session } },
  },
  'payee form': {
    machine: payeeFormMachine,
    input: { payeeId: null, asksCode: true },
    events: [{ type: 'payee.submitted', clientId: 'c-1', password, code, holder, bank, account }],
    answers: { savePayee: { kind: 'saved', payee } },
  },
  'two steps': {
    machine: twoStepMachine,
    events: [
      { type: 'password.submitted', password },
      { type: 'code.submitted', code },
    ],
    answers: {
      readStanding: { isOn: false, since: null, codesLeft: 0, resetAt: null },
      beginTwoStep: {
        kind: 'begun',
        secret: secrets.secret,
        uri: `otpauth://totp/x?secret=${secrets.secret}`,
      },
      confirmTwoStep: { kind: 'on', codes: [recoveryCode] },
    },
  },
  passkeys: {
    machine: passkeysMachine,
    events: [{ type: 'passkey.submitted', name: holder, password, code }],
    answers: { readPasskeys: [], addPasskey: refused },
  },
  withdraw: {
    machine: withdrawMachine,
    events: [
      {
        type: 'facts.changed',
        facts: { payees: [payee], available: 100_00, least: 1, most: 100_00, asksCodeFrom: 0 },
      },
      { type: 'amount.typed', text: '10' },
      { type: 'withdraw.chosen', at: now },
      { type: 'confirm.chosen', at: now, clientId: 'c-1', code },
    ],
  },
  payments: {
    machine: paymentsMachine,
    input: { seed: 1 },
    events: [
      { type: 'command.given', command: withdrawal },
      { type: 'command.given', command: deposit },
    ],
    answers: {
      sendPayment: { kind: 'refused', refusal: { ...refused, limit: null, paymentId: null, until: null } },
    },
  },
};

const turns = () => new Promise((resolve) => setImmediate(resolve));

/** Tells a machine all events twice, and answers all that it asks, as written or, with `fails`, by an error. */
async function record({ machine, input, events, answers = {} }: Run, fails: boolean, limit: number) {
  const clock = new SimulatedClock();
  const recorder = new Recorder({ now: () => clock.now(), clean: keptTexts(42), limit });
  const effects = new OpenEffects();
  const root = createActor(machine, { clock, input: input as never, inspect: effects.inspect });
  recorder.watch(root);
  root.subscribe({ error: () => {} });
  root.start();
  const answer = async () => {
    for (const { src, resolve, reject } of effects.open.filter((one) => one.kind === 'promise')) {
      if (fails) reject(Object.assign(new Error(secrets.message), { account, token }));
      else resolve(answers[src]);
      await turns();
    }
  };
  for (const event of [...events, ...events]) {
    await answer();
    if (root.getSnapshot().status === 'active') root.send(event);
    await answer();
  }
  return { recording: recorder.recording(), root };
}

describe.each(Object.entries(runs))('of %s', (_, run) => {
  test.each([
    ['answers', false, 2_000],
    ['failures', true, 2_000],
    ['a ring that has lost its beginning', false, 4],
  ])('with %s no secret is recorded', async (_name, fails, limit) => {
    const { recording, root } = await record(run, fails, limit);
    expect(recording.entries.length).toBeGreaterThan(0);
    const json = JSON.stringify(recording);
    expect(Object.values(secrets).filter((secret) => json.includes(secret))).toEqual([]);
    expect(momentOf(recording, root.sessionId).machine).toBe(run.machine.id);
  });
});
