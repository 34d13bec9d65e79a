import { randomBytes } from 'node:crypto';
import { closeDemoAccount } from '#server/exchange/accounts/seed-demo-bettors.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Authenticator } from '#server/exchange/routes/authenticator.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { insertBettor, loadAccounts } from '#server/exchange/store/queries/account-queries.ts';
import { loadHeldLimits } from '#server/exchange/store/queries/limit-queries.ts';
import {
  loadOpenSessions,
  loadPastSpans,
  sessionStore,
} from '#server/exchange/store/queries/session-queries.ts';
import { settingOf } from '#server/exchange/store/queries/setting-queries.ts';
import { practiceLifeMs } from '#domain/money/practice-money.ts';
import { Accounts, isPracticeAccount, mayBeUsed, type Account } from '#server/exchange/accounts/accounts.ts';
import { Devices } from '#server/exchange/accounts/devices.ts';
import { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import { ReferralCodes } from '#server/exchange/accounts/referral-codes.ts';
import { isSameKey } from '#server/exchange/accounts/keys.ts';
import { pastKept, Sessions, type Caller } from '#server/exchange/accounts/sessions.ts';
import type { SignUp } from '#server/exchange/accounts/sign-up.ts';

export interface AccountsOptions {
  gate: CommandGate;
  operatorKey: string;
  gamesKey: string;
  /** If true, demo bettors can't sign in. */
  isProduction: boolean;
  /** In milliseconds. */
  tokenLife: number;
  /** Unix milliseconds. */
  now: () => number;
}

export interface OpenAccounts {
  accounts: Accounts;
  sessions: Sessions;
  devices: Devices;
  codes: ReferralCodes;
  held: HeldLimits;
  authenticator: Authenticator;
  /** Makes a new account known to storage and to the engine. */
  openAccount(account: Account, signUp?: SignUp): Promise<void>;
}

const tokenIn = (authorization: string | undefined) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

/** Loads the accounts and open sessions, and sets up how callers are recognised. */
export async function openAccounts(
  db: Db,
  { gate, operatorKey, gamesKey, isProduction, tokenLife, now }: AccountsOptions,
): Promise<OpenAccounts> {
  const known = await loadAccounts(db, new Date(now() - practiceLifeMs).toISOString());
  const accounts = new Accounts(isProduction ? known.map(closeDemoAccount) : known);
  const keyOf = async (name: string) =>
    Buffer.from(await settingOf(db, name, () => randomBytes(32).toString('base64url')), 'base64url');
  const open = await loadOpenSessions(db, now());
  const past = await loadPastSpans(db, now() - pastKept, now());
  const sessions = new Sessions(open, sessionStore(db), await keyOf('token-key'), tokenLife, now, past);
  const held = new HeldLimits(await loadHeldLimits(db), sessions, now);
  const devices = new Devices(await keyOf('device-key'), now);
  const codes = new ReferralCodes(await keyOf('referral-key'), accounts);
  const bettorBy =
    (callerOf: (token: string, device: string | undefined) => Promise<Caller | null>) =>
    async (authorization: string | undefined, device: string | undefined) => {
      const token = tokenIn(authorization);
      const caller = token === undefined ? null : await callerOf(token, device);
      const account = caller && accounts.byId(caller.accountId);
      return account && mayBeUsed(account) ? caller : null;
    };
  return {
    accounts,
    sessions,
    devices,
    codes,
    held,
    authenticator: {
      bettorOf: bettorBy((token) => sessions.callerOf(token)),
      renewerOf: bettorBy(async (token, device) =>
        sessions.renewerOf(token, (await devices.read(device))?.deviceId),
      ),
      whyRefused: async (authorization) => {
        const token = tokenIn(authorization);
        return token === undefined ? null : sessions.whyRefused(token);
      },
      isOperator: (given) => isSameKey(given, operatorKey),
      isGamesHost: (given) => isSameKey(given, gamesKey),
    },
    openAccount: async (account, signUp) => {
      const { accountId, blocked, selfExcluded, limitZone } = account;
      await insertBettor(db, account, new Date(now()).toISOString(), signUp ?? null);
      const type = isPracticeAccount(account) ? 'OPEN_PRACTICE' : 'OPEN_ACCOUNT';
      await gate.submit({ type, accountId, blocked, selfExcluded, limitZone });
    },
  };
}
