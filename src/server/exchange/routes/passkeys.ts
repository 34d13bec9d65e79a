import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '#contract/passkeys.ts';
import type { ActivityLog } from '#server/exchange/accounts/activity-log.ts';
import { isNameless, mayBeUsed, type Accounts } from '#server/exchange/accounts/accounts.ts';
import { mostPasskeys, type Passkey, type Passkeys } from '#server/exchange/accounts/passkeys.ts';
import { isPassword } from '#server/exchange/accounts/passwords.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall, unauthenticated } from './errors.ts';
import { bettorRoute, publicRoute } from './route.ts';
import type { SecondStep } from './second-step.ts';
import type { OpenSession } from './session.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface PasskeyNeeds {
  accounts: Accounts;
  authenticator: Authenticator;
  limits: SignInLimits;
  activity: ActivityLog;
  secondStep: SecondStep;
  passkeys: Passkeys;
  openSession: OpenSession;
}

/** How a bettor adds and removes passkeys, and signs in with one. */
export function passkeyRoutes(app: FastifyInstance, needs: PasskeyNeeds): void {
  serveOwn(app, needs);
  serveSignIn(app, needs);
}

const shown = ({ passkeyId, name, addedAt, usedAt }: Passkey) => ({ passkeyId, name, addedAt, usedAt });
const wrongPasskey = () =>
  refuseCall('WRONG_PASSKEY', 'This passkey is not known here, or it took too long. Try again.');

function serveOwn(app: FastifyInstance, needs: PasskeyNeeds): void {
  const { accounts, authenticator, limits, activity, secondStep, passkeys } = needs;
  const listOf = async (accountId: string) => (await passkeys.of(accountId)).map(shown);

  bettorRoute(app, authenticator, listPasskeys, ({ caller }) => listOf(caller.accountId));

  bettorRoute(app, authenticator, beginPasskey, async ({ caller, body: { password, code }, ...by }) => {
    const { accountId, sessionId } = caller;
    limits.admitSession(beginPasskey.name, sessionId);
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    // A nameless account has none, so that none is right.
    const hash = isNameless(account) ? null : account.passwordHash;
    if (!hash || !(await isPassword(hash, password, 'known')))
      return refuseCall('WRONG_PASSWORD', 'The password is wrong.');
    if ((await passkeys.of(accountId)).length >= mostPasskeys)
      return refuseCall('TOO_MANY_PASSKEYS', 'You have as many passkeys as we keep. Remove one first.');
    const refusal = await secondStep.refusalOf(code, { account, asker: sessionId, by });
    if (refusal === 'CODE_NEEDED') return refuseCall(refusal, 'A passkey needs a code of your second step.');
    if (refusal) return refuseCall(refusal, 'The code is wrong, too old or used.');
    return { options: await passkeys.begin(account) };
  });

  bettorRoute(app, authenticator, addPasskey, async ({ caller, body: { name, response }, ...by }) => {
    const { accountId, sessionId } = caller;
    limits.admitSession(addPasskey.name, sessionId);
    const passkey = await passkeys.add(accountId, name, response);
    if (!passkey) return wrongPasskey();
    await activity.note(accountId, 'PASSKEY_ADDED', by, name);
    return listOf(accountId);
  });

  bettorRoute(
    app,
    authenticator,
    removePasskey,
    async ({ caller: { accountId }, params: { passkeyId }, ...by }) => {
      const removed = await passkeys.remove(accountId, passkeyId);
      // One that another tab has removed is gone, as its bettor wants it.
      if (removed) await activity.note(accountId, 'PASSKEY_REMOVED', by, removed.name);
      return listOf(accountId);
    },
  );
}

function serveSignIn(app: FastifyInstance, needs: PasskeyNeeds): void {
  const { accounts, limits, activity, passkeys, openSession } = needs;
  /** Whose it is is known once it has signed. */
  const nobody = { userName: '' };

  publicRoute(app, beginPasskeySignIn, async (by) => {
    await limits.admit(beginPasskeySignIn.name, { ...by, ...nobody });
    return { options: await passkeys.beginSignIn() };
  });

  publicRoute(app, signInByPasskey, async ({ body: { response }, ...by }) => {
    const { device } = await limits.admit(signInByPasskey.name, { ...by, ...nobody });
    const passkey = await passkeys.check(response);
    const account = passkey && accounts.byId(passkey.accountId);
    if (!account || !mayBeUsed(account)) return wrongPasskey();
    await activity.note(account.accountId, 'PASSKEY_USED', by, passkey.name);
    return openSession(account, device, by);
  });
}
