import type { FastifyInstance } from 'fastify';
import {
  beginTwoStep,
  confirmTwoStep,
  getTwoStep,
  resetTwoStep,
  signInSecondStep,
  switchOffTwoStep,
} from '#contract/two-step.ts';
import type { DataOf } from '#contract/call.ts';
import { isNameless, type Accounts } from '#server/exchange/accounts/accounts.ts';
import type { StepTickets } from '#server/exchange/accounts/step-tickets.ts';
import { isPassword } from '#server/exchange/accounts/passwords.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall, tooMany, unauthenticated, unknownAccount } from './errors.ts';
import { bettorRoute, operatorRoute, publicRoute } from './route.ts';
import type { SecondStep, SecondStepNeeds } from './second-step.ts';
import type { OpenSession } from './session.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface TwoStepNeeds extends SecondStepNeeds {
  accounts: Accounts;
  authenticator: Authenticator;
  limits: SignInLimits;
  secondStep: SecondStep;
  tickets: StepTickets;
  openSession: OpenSession;
  /** Withdrawals of more ask for a code, in minor units. */
  secondStepAbove: number;
}

/** How a bettor switches the second step of sign-ins on and off, signs in with it, and gets it reset. */
export function twoStepRoutes(app: FastifyInstance, needs: TwoStepNeeds): void {
  serveSettings(app, needs);
  serveSwitchOff(app, needs);
  serveSignIn(app, needs);
  serveReset(app, needs);
}

const wrongCode = () =>
  refuseCall(
    'WRONG_CODE',
    'The code is wrong, too old or used. Wait for the next one, or use a recovery code.',
  );

async function standingOf(
  { twoStep, secondStepAbove: withdrawalsAbove }: TwoStepNeeds,
  accountId: string,
): Promise<DataOf<typeof getTwoStep>> {
  const row = await twoStep.of(accountId);
  const { since = null, resetAt = null } = row ?? {};
  const recoveryCodesLeft = row ? await twoStep.codesLeft(accountId) : 0;
  return { isOn: row !== null, since, resetAt, recoveryCodesLeft, withdrawalsAbove };
}

function serveSettings(app: FastifyInstance, needs: TwoStepNeeds): void {
  const { accounts, authenticator, limits, twoStep, activity } = needs;
  const alreadyOn = () => refuseCall('ALREADY_ON', 'Two-step sign-in is on already.');

  bettorRoute(app, authenticator, getTwoStep, ({ caller }) => standingOf(needs, caller.accountId));

  bettorRoute(app, authenticator, beginTwoStep, async ({ caller, body: { password } }) => {
    const { accountId, sessionId } = caller;
    limits.admitSession(beginTwoStep.name, sessionId);
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    // A nameless account has none, so that none is right.
    const hash = isNameless(account) ? null : account.passwordHash;
    if (!hash || !(await isPassword(hash, password, 'known')))
      return refuseCall('WRONG_PASSWORD', 'The password is wrong.');
    if (await twoStep.of(accountId)) return alreadyOn();
    return twoStep.begin(accountId, account.userName);
  });

  bettorRoute(app, authenticator, confirmTwoStep, async ({ caller, body: { code }, ...by }) => {
    const { accountId, sessionId } = caller;
    limits.admitSession(confirmTwoStep.name, sessionId);
    const result = await twoStep.confirm(accountId, code);
    if (result === 'WRONG')
      return refuseCall(
        'WRONG_CODE',
        'That is not the code that the app shows now. Is the device’s clock right?',
      );
    if (result === 'NOT_BEGUN')
      return refuseCall('NOT_BEGUN', 'This took longer than a quarter of an hour. Begin again.');
    if (result === 'ALREADY_ON') return alreadyOn();
    await activity.note(accountId, 'TWO_STEP_ON', by);
    return { recoveryCodes: result.codes };
  });
}

function serveSwitchOff(app: FastifyInstance, needs: TwoStepNeeds): void {
  const { accounts, authenticator, limits, twoStep, activity, secondStep } = needs;

  bettorRoute(app, authenticator, switchOffTwoStep, async ({ caller, body: { code }, ...by }) => {
    const { accountId, sessionId } = caller;
    limits.admitSession(switchOffTwoStep.name, sessionId);
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    const refusal = await secondStep.refusalOf(code, { account, asker: sessionId, by });
    if (refusal) return wrongCode();
    if (await twoStep.turnOff(accountId)) await activity.note(accountId, 'TWO_STEP_OFF', by);
    return standingOf(needs, accountId);
  });
}

function serveSignIn(app: FastifyInstance, needs: TwoStepNeeds): void {
  const { accounts, limits, tickets, secondStep, openSession } = needs;
  const over = () => refuseCall('TICKET_OVER', 'This took too long, or was done already. Sign in again.');

  publicRoute(app, signInSecondStep, async ({ body: { ticket, code }, ...by }) => {
    const read = await tickets.read(ticket, (accountId) => accounts.byId(accountId));
    const account = read && accounts.byId(read.accountId);
    if (!account) return over();
    const { userName } = account;
    const { device, whose, right } = await limits.admitGuess(signInSecondStep.name, { ...by, userName });
    const asker = whose.isKnown ? whose.name : 'strangers';
    const result = await secondStep.take(code, { account, asker, by });
    if (result === 'TOO_MANY') throw tooMany();
    if (result === 'WRONG') return wrongCode();
    // Where it was switched off meanwhile, the password alone is to be given again.
    if (result === 'OFF' || !tickets.spend(read)) return over();
    right();
    return openSession(account, device, by);
  });
}

/** Of the operator's own address the bettor reads nothing. */
const byOperator = { address: '', agent: undefined };

function serveReset(app: FastifyInstance, needs: TwoStepNeeds): void {
  const { accounts, authenticator, twoStep, activity, gate, outbox, now } = needs;

  operatorRoute(app, authenticator, resetTwoStep, async ({ params: { userName }, body }) => {
    const account = accounts.byName(userName);
    if (!account) return unknownAccount();
    const { accountId } = account;
    const before = await twoStep.of(accountId);
    const resetAt = before && (await twoStep.askReset(accountId));
    if (!resetAt) return refuseCall('NOT_ON', 'This account has no second step.');
    if (before.resetAt === null) {
      const when = `${resetAt.slice(0, 16).replace('T', ' ')} UTC`;
      await activity.note(accountId, 'TWO_STEP_RESET_ASKED', byOperator, `It holds from ${when} on`);
      const text = `Two-step sign-in will be switched off on ${when}, as you asked. If you did not ask, sign in with a code before: that stops it.`;
      await outbox.send({ userName: account.userName, at: new Date(now()).toISOString(), text });
    }
    const actor = { who: body.operatorName, reason: body.reason };
    await gate.submit({ type: 'NOTE_AUDIT', act: 'TWO_STEP_RESET_ASKED', subject: accountId, actor });
    return { resetAt };
  });
}
