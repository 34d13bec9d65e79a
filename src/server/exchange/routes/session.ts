import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  getPlayMoney,
  getUser,
  listDemoBettors,
  logout,
  renewSession,
  signIn,
  signUp,
  type Session,
  type SignedIn,
} from '#contract/session.ts';
import { playMoneyReference } from '#domain/money/play-money.ts';
import { isSimulatedName } from '#domain/site/simulated.ts';
import type { Account, Accounts } from '#server/exchange/accounts/accounts.ts';
import { hashPassword, isPassword } from '#server/exchange/accounts/passwords.ts';
import { isCommonPassword } from '#server/exchange/accounts/common-passwords.ts';
import { newDevice, type Device, type Devices } from '#server/exchange/accounts/devices.ts';
import type { IssuedToken, Sessions } from '#server/exchange/accounts/sessions.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { commonPassword, refuseCall, unauthenticated } from './errors.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute, publicRoute } from './route.ts';

export interface SessionNeeds {
  accounts: Accounts;
  sessions: Sessions;
  devices: Devices;
  limits: SignInLimits;
  authenticator: Authenticator;
  /** Makes a new account known to storage and to the engine. */
  openAccount(account: Account): Promise<void>;
  /** Offered to everyone who opens the site. */
  demoBettors: readonly { userName: string; password: string; note: string }[];
  /** What a new account begins with, in minor units. */
  playMoney: number;
  gate: CommandGate;
}

export function sessionRoutes(app: FastifyInstance, needs: SessionNeeds): void {
  const { accounts, sessions, devices, limits, authenticator, openAccount, demoBettors, playMoney, gate } =
    needs;

  const signedInAs = async (account: Account, known: Device | null): Promise<SignedIn> => {
    const device = known ?? newDevice();
    return {
      ...sessionOf(account, await sessions.open(account.accountId, randomUUID(), device.deviceId)),
      device: await devices.remember(device, account.accountId),
    };
  };

  publicRoute(app, signIn, async ({ body: { userName, password }, ...by }) => {
    const { device, whose, right } = await limits.admitGuess(signIn.name, { ...by, userName });
    const account = accounts.byName(userName);
    const hash = account?.passwordHash ?? null;
    const isRight = await isPassword(hash, password, whose.isKnown ? 'known' : 'strangers');
    // The password may have been changed while it was compared.
    if (account && isRight && account.passwordHash === hash) {
      right();
      return signedInAs(account, device);
    }
    return refuseCall('INVALID_CREDENTIALS', 'The user name or the password is wrong.');
  });

  publicRoute(app, signUp, async ({ body: { userName, password }, ...by }) => {
    const { device } = await limits.admit(signUp.name, { ...by, userName });
    const taken = refuseCall('USER_NAME_TAKEN', 'This user name is taken. Choose another one.');
    if (accounts.byName(userName)) return taken;
    // Nobody may pass for a program, nor keep one from its name.
    if (isSimulatedName(userName) && !authenticator.isOperator(by.operatorKey)) return taken;
    if (await isCommonPassword(password)) return commonPassword();
    const passwordHash = await hashPassword(password, 'strangers');
    const asked = { accountId: randomUUID(), userName, passwordHash, blocked: false, selfExcluded: false };
    const account = await accounts.open(asked, openAccount);
    if (!account) return taken;
    // The operator's programs, which may have a simulated name, are given what they bet with.
    if (playMoney > 0 && !isSimulatedName(userName)) {
      const { accountId } = account;
      const reference = playMoneyReference(userName);
      await gate.submit({ type: 'FUND_ACCOUNT', accountId, amount: playMoney, reference });
    }
    return signedInAs(account, device);
  });

  const renewals = { ...authenticator, bettorOf: authenticator.renewerOf };
  bettorRoute(app, renewals, renewSession, async ({ caller, device }) => {
    const account = accounts.byId(caller.accountId);
    const issued = await sessions.renew(caller, (await devices.read(device))?.deviceId);
    return account && issued ? sessionOf(account, issued) : unauthenticated();
  });

  bettorRoute(app, authenticator, logout, async ({ caller }) => {
    await sessions.end(caller.sessionId);
    return {};
  });

  bettorRoute(app, authenticator, getUser, ({ caller }) => {
    const account = accounts.byId(caller.accountId);
    return account ? userDetailOf(account) : unauthenticated();
  });

  publicRoute(app, listDemoBettors, () => [...demoBettors]);
  publicRoute(app, getPlayMoney, () => ({ amount: playMoney }));
}

const userDetailOf = ({ userName, blocked, selfExcluded }: Account): Session['userDetail'] => ({
  userName,
  isLogin: blocked ? 0 : 1,
  isSelfExcluded: selfExcluded,
});

const sessionOf = (account: Account, { token, expiresAt, hardExpiresAt }: IssuedToken): Session => ({
  token,
  expiresAt: new Date(expiresAt).toISOString(),
  hardExpiresAt: new Date(hardExpiresAt).toISOString(),
  userDetail: userDetailOf(account),
});
