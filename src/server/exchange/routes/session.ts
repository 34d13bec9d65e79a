import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  getUser,
  listDemoBettors,
  logout,
  renewSession,
  signIn,
  type Session,
  type SignedIn,
} from '#contract/session.ts';
import { isDemoName } from '#server/exchange/accounts/demo-bettors.ts';
import { openedFrom, type ActivityLog, type Request } from '#server/exchange/accounts/activity-log.ts';
import { isPracticeAccount, type Account, type Accounts } from '#server/exchange/accounts/accounts.ts';
import type { PracticeAccounts } from '#server/exchange/accounts/practice-accounts.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import { isPassword } from '#server/exchange/accounts/passwords.ts';
import { newDevice, type Device, type Devices } from '#server/exchange/accounts/devices.ts';
import type { StepTickets } from '#server/exchange/accounts/step-tickets.ts';
import type { IssuedToken, Sessions } from '#server/exchange/accounts/sessions.ts';
import { refuseCall, secondStepDue, unauthenticated } from './errors.ts';
import type { SecondStep } from './second-step.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute, publicRoute } from './route.ts';

/** Opens a session of the account in that browser; null for one that is not known. `by` says where it is. */
export type OpenSession = (account: Account, known: Device | null, by: Request) => Promise<SignedIn>;

export const sessionOpener =
  ({
    sessions,
    devices,
    held,
    activity,
  }: Pick<SessionNeeds, 'sessions' | 'devices' | 'held' | 'activity'>): OpenSession =>
  async (account, known, by) => {
    const { deviceId, accountIds } = known ?? newDevice();
    const { accountId } = account;
    const issued = await sessions.open(accountId, randomUUID(), deviceId, openedFrom(by));
    // Everybody may sign in as a demo bettor: a new browser is nothing to be told of.
    const isKnown = accountIds.includes(accountId) || isDemoName(account.userName);
    await activity.signedIn(accountId, by, { deviceId, isKnown });
    return {
      ...sessionOf(account, issued, held),
      device: await devices.remember({ deviceId, accountIds }, accountId),
    };
  };

export interface SessionNeeds {
  accounts: Accounts;
  sessions: Sessions;
  devices: Devices;
  held: HeldLimits;
  limits: SignInLimits;
  authenticator: Authenticator;
  activity: ActivityLog;
  openSession: OpenSession;
  secondStep: SecondStep;
  tickets: StepTickets;
  /** Offered to everyone who opens the site. */
  demoBettors: readonly { userName: string; password: string; note: string }[];
  practice: PracticeAccounts;
}

export function sessionRoutes(app: FastifyInstance, needs: SessionNeeds): void {
  const { accounts, sessions, devices, held, limits, authenticator, activity } = needs;
  const { openSession, demoBettors, practice, secondStep, tickets } = needs;

  publicRoute(app, signIn, async ({ body: { userName, password }, ...by }) => {
    const { device, whose, right } = await limits.admitGuess(signIn.name, { ...by, userName });
    const account = accounts.byName(userName);
    const hash = account?.passwordHash ?? null;
    const isRight = await isPassword(hash, password, whose.isKnown ? 'known' : 'strangers');
    // The password may have been changed while it was compared.
    if (account && isRight && account.passwordHash === hash) {
      right();
      const due = await secondStep.dueAt({ account, by });
      if (!due) return openSession(account, device, by);
      return secondStepDue({ ticket: await tickets.issue(account), ...due });
    }
    if (account) activity.refused(account.accountId, 'SIGN_IN_REFUSED', by);
    return refuseCall('INVALID_CREDENTIALS', 'The user name or the password is wrong.');
  });

  const renewals = { ...authenticator, bettorOf: authenticator.renewerOf };
  bettorRoute(app, renewals, renewSession, async ({ caller, device }) => {
    const account = accounts.byId(caller.accountId);
    const issued = await sessions.renew(caller, (await devices.read(device))?.deviceId);
    if (account && issued) await practice.use(account);
    return account && issued ? sessionOf(account, issued, held) : unauthenticated();
  });

  bettorRoute(app, authenticator, logout, async ({ caller, ...by }) => {
    await sessions.end(caller.sessionId);
    await activity.note(caller.accountId, 'SIGNED_OUT', by);
    return {};
  });

  bettorRoute(app, authenticator, getUser, ({ caller }) => {
    const account = accounts.byId(caller.accountId);
    return account ? userDetailOf(account, held) : unauthenticated();
  });

  publicRoute(app, listDemoBettors, () => [...demoBettors]);
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
