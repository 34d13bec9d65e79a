import type { FastifyInstance } from 'fastify';
import { getPlayMoney, openProgramAccount, signUp } from '#contract/session.ts';
import type { ActivityLog } from '#server/exchange/accounts/activity-log.ts';
import type { Account, Accounts } from '#server/exchange/accounts/accounts.ts';
import type { Authenticator } from './authenticator.ts';
import { accountOf, refusedSignUp, type OpenBettor } from './open-bettor.ts';
import { operatorRoute, publicRoute } from './route.ts';
import type { OpenSession } from './session.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface SignUpNeeds {
  accounts: Accounts;
  limits: SignInLimits;
  authenticator: Authenticator;
  /** Makes a new account known to storage and to the engine. */
  openAccount(account: Account): Promise<void>;
  openBettor: OpenBettor;
  openSession: OpenSession;
  activity: ActivityLog;
  /** What a new account begins with, in minor units. */
  playMoney: number;
}

/** How people and programs get an account. */
export function signUpRoutes(app: FastifyInstance, needs: SignUpNeeds): void {
  const { accounts, limits, authenticator, openAccount, openBettor, openSession, activity, playMoney } =
    needs;

  publicRoute(app, signUp, async ({ body, ...by }) => {
    const { device } = await limits.admit(signUp.name, { ...by, userName: body.userName });
    const account = await openBettor(body, { address: by.address });
    if (!('accountId' in account)) return account;
    await activity.opened(account.accountId, by);
    return openSession(account, device, by);
  });

  operatorRoute(app, authenticator, openProgramAccount, async ({ body: { userName, password }, ...by }) => {
    const account = await accounts.open(await accountOf(userName, password), (one) => openAccount(one));
    return account ? openSession(account, null, by) : refusedSignUp('USER_NAME_TAKEN');
  });

  publicRoute(app, getPlayMoney, () => ({ amount: playMoney }));
}
