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
import { isPracticeName } from '#domain/bettor/practice-name.ts';
import { isPracticeAccount, type Account, type Accounts } from '#server/exchange/accounts/accounts.ts';
import type { PracticeAccounts } from '#server/exchange/accounts/practice-accounts.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
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
  held: HeldLimits;
  limits: SignInLimits;
  authenticator: Authenticator;
  /** Makes a new account known to storage and to the engine. */
  openAccount(account: Account): Promise<void>;
  /** Offered to everyone who opens the site. */
  demoBettors: readonly { userName: string; password: string; note: string }[];
  /** What a new account begins with, in minor units. */
  playMoney: number;
  gate: CommandGate;
  practice: PracticeAccounts;
}

export function sessionRoutes(app: FastifyInstance, needs: SessionNeeds): void {
  const { accounts, sessions, devices, held, limits, practice, authenticator, demoBettors, playMoney } =
    needs;

  publicRoute(app, signIn, async ({ body: { userName, password }, ...by }) => {
    const { device, whose, right } = await limits.admitGuess(signIn.name, { ...by, userName });
    const account = accounts.byName(userName);
    const hash = account?.passwordHash ?? null;
    const isRight = await isPassword(hash, password, whose.isKnown ? 'known' : 'strangers');
    // The password may have been changed while it was compared.
    if (account && isRight && account.passwordHash === hash) {
      right();
      return signedInAs(needs, account, device);
    }
    return refuseCall('INVALID_CREDENTIALS', 'The user name or the password is wrong.');
  });

  publicRoute(app, signUp, async ({ body: { userName, password }, ...by }) => {
    const { device } = await limits.admit(signUp.name, { ...by, userName });
    const account = await newBettor(needs, { userName, password, accountId: randomUUID() }, by);
    return 'accountId' in account ? signedInAs(needs, account, device) : account;
  });

  const renewals = { ...authenticator, bettorOf: authenticator.renewerOf };
  bettorRoute(app, renewals, renewSession, async ({ caller, device }) => {
    const account = accounts.byId(caller.accountId);
    const issued = await sessions.renew(caller, (await devices.read(device))?.deviceId);
    if (account && issued) await practice.use(account);
    return account && issued ? sessionOf(account, issued, held) : unauthenticated();
  });

  bettorRoute(app, authenticator, logout, async ({ caller }) => {
    await sessions.end(caller.sessionId);
    return {};
  });

  bettorRoute(app, authenticator, getUser, ({ caller }) => {
    const account = accounts.byId(caller.accountId);
    return account ? userDetailOf(account, held) : unauthenticated();
  });

  publicRoute(app, listDemoBettors, () => [...demoBettors]);
  publicRoute(app, getPlayMoney, () => ({ amount: playMoney }));
}

/** A new session of the account, in that browser. */
export async function signedInAs(
  { sessions, devices, held }: Pick<SessionNeeds, 'sessions' | 'devices' | 'held'>,
  account: Account,
  known: Device | null,
): Promise<SignedIn> {
  const device = known ?? newDevice();
  return {
    ...sessionOf(account, await sessions.open(account.accountId, randomUUID(), device.deviceId), held),
    device: await devices.remember(device, account.accountId),
  };
}

interface AskedAccount {
  accountId: string;
  userName: string;
  password: string;
  keptFrom?: string;
}

/** Opens a bettor's account, with play money where that is given. A refusal says why not. */
export async function newBettor(
  { accounts, authenticator, openAccount, playMoney, gate }: SessionNeeds,
  { password, ...asked }: AskedAccount,
  { operatorKey }: { operatorKey: string | undefined },
) {
  const { accountId, userName } = asked;
  const taken = refuseCall('USER_NAME_TAKEN', 'This user name is taken. Choose another one.');
  if (accounts.byName(userName) || isPracticeName(userName)) return taken;
  // Nobody may pass for a program, nor keep one from its name.
  if (isSimulatedName(userName) && !authenticator.isOperator(operatorKey)) return taken;
  if (await isCommonPassword(password)) return commonPassword();
  const passwordHash = await hashPassword(password, 'strangers');
  const account = await accounts.open(
    { ...asked, passwordHash, blocked: false, selfExcluded: false },
    openAccount,
  );
  if (!account) return taken;
  // The operator's programs, which may have a simulated name, are given what they bet with.
  if (playMoney > 0 && !isSimulatedName(userName)) {
    const reference = playMoneyReference(userName);
    await gate.submit({ type: 'FUND_ACCOUNT', accountId, amount: playMoney, reference });
  }
  return account;
}

const userDetailOf = (account: Account, held: HeldLimits): Session['userDetail'] => {
  const onBreak = held.breakOf(account.accountId);
  return {
    userName: account.userName,
    isLogin: account.blocked ? 0 : 1,
    isSelfExcluded: account.selfExcluded || onBreak === 'SELF_EXCLUDED',
    isTimedOut: onBreak === 'TIMED_OUT',
    ...(isPracticeAccount(account) && { isPractice: true }),
    ...(account.keptFrom != null && { keptPractice: true }),
  };
};

const sessionOf = (
  account: Account,
  { token, expiresAt, hardExpiresAt }: IssuedToken,
  held: HeldLimits,
): Session => ({
  token,
  expiresAt: new Date(expiresAt).toISOString(),
  hardExpiresAt: new Date(hardExpiresAt).toISOString(),
  userDetail: userDetailOf(account, held),
});
