import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  listDemoMessages,
  listMessages,
  requestPasswordReset,
  resetPassword,
} from '#contract/password.ts';
import { passwordText, readResetCode } from '#domain/bettor/credentials.ts';
import { openedFrom } from '#server/exchange/accounts/activity-log.ts';
import { isNameless, type Accounts } from '#server/exchange/accounts/accounts.ts';
import { isCommonPassword } from '#server/exchange/accounts/common-passwords.ts';
import type { Outbox } from '#server/exchange/accounts/outbox.ts';
import { hashPassword, isPassword, type PasswordQueue } from '#server/exchange/accounts/passwords.ts';
import { ResetCodes, resetCodeMinutes } from '#server/exchange/accounts/reset-codes.ts';
import type { Sessions } from '#server/exchange/accounts/sessions.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { storePasswordChange, type PasswordChange } from '#server/exchange/store/queries/password-queries.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { commonPassword, refuseCall, unauthenticated } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute, operatorRoute, publicRoute } from './route.ts';

export interface PasswordNeeds {
  accounts: Accounts;
  sessions: Sessions;
  limits: SignInLimits;
  authenticator: Authenticator;
  db: Db;
  /** Where codes go, since the embedded exchange sends no e-mail. */
  outbox: Outbox;
  /** Whether everyone may read what was sent. */
  isOutboxOpen: boolean;
  /** Unix milliseconds. */
  now: () => number;
}

export function passwordRoutes(app: FastifyInstance, needs: PasswordNeeds): void {
  const { accounts, sessions, limits, authenticator, db, outbox, isOutboxOpen, now } = needs;
  const codes = new ResetCodes(now);
  const nowText = () => new Date(now()).toISOString();

  /** Null if another change came first. */
  async function replace(
    newPassword: string,
    by: Omit<PasswordChange, 'to' | 'at'>,
    queue: PasswordQueue,
  ): Promise<{ at: string } | null> {
    const { accountId } = by;
    const to = await hashPassword(newPassword, queue);
    const at = nowText();
    if (!(await storePasswordChange(db, { ...by, to, at }))) return null;
    accounts.setPasswordHash(accountId, to);
    await sessions.endAll(accountId, by.keptSession, 'PASSWORD_CHANGED');
    return { at };
  }

  const wrongPassword = () => refuseCall('WRONG_PASSWORD', 'The current password is wrong.');
  bettorRoute(
    app,
    authenticator,
    changePassword,
    async ({ caller, body: { currentPassword, newPassword }, ...request }) => {
      const { accountId, sessionId } = caller;
      limits.admitSession(changePassword.name, sessionId);
      const account = accounts.byId(accountId);
      if (!account) return unauthenticated();
      // It has none, so that none is right.
      if (isNameless(account)) return wrongPassword();
      const from = account.passwordHash;
      if (!from) return unauthenticated();
      if (!(await isPassword(from, currentPassword, 'known'))) return wrongPassword();
      if (passwordText(newPassword) === passwordText(currentPassword))
        return refuseCall('SAME_PASSWORD', 'That is your password already. Choose another one.');
      if (await isCommonPassword(newPassword)) return commonPassword();
      const by = { accountId, from, how: 'CHANGED', ...openedFrom(request), keptSession: sessionId } as const;
      return (await replace(newPassword, by, 'known')) ?? wrongPassword();
    },
  );

  publicRoute(app, requestPasswordReset, async ({ body: { userName }, ...by }) => {
    const { whose } = await limits.admit(requestPasswordReset.name, { ...by, userName });
    const account = accounts.byName(userName);
    const code = account?.passwordHash ? codes.issue(account.accountId, whose) : null;
    const at = nowText();
    if (account && code !== null) {
      const text = `Your code is ${code}. It is good for ${resetCodeMinutes} minutes, once, only on the device where you asked for it, and takes the place of the one before it. If you did not ask for it, do nothing.`;
      await outbox.send({ userName: account.userName, at, text });
    }
    return { at };
  });

  publicRoute(app, resetPassword, async ({ body: { userName, code, newPassword }, ...visitor }) => {
    const { whose } = await limits.admit(resetPassword.name, { ...visitor, userName });
    if (await isCommonPassword(newPassword)) return commonPassword();
    const refused = refuseCall(
      'INVALID_CODE',
      'This code is wrong, too old, used up, or was asked for on another device. Type the newest one where you asked for it, or ask for a new one here.',
    );
    const { accountId, passwordHash: from } = accounts.byName(userName) ?? {};
    const typed = readResetCode(code);
    if (!accountId || !from || typed === null || !codes.redeem(accountId, whose, typed)) return refused;
    const by = { accountId, from, how: 'RESET', ...openedFrom(visitor), keptSession: null } as const;
    return (await replace(newPassword, by, whose.isKnown ? 'known' : 'strangers')) ?? refused;
  });

  operatorRoute(app, authenticator, listMessages, () => outbox.all());
  publicRoute(app, listDemoMessages, ({ params: { userName } }) => (isOutboxOpen ? outbox.to(userName) : []));
}
