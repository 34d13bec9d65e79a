import { randomBytes } from 'node:crypto';
import { closeDemoAccount } from '#server/exchange/accounts/seed-demo-bettors.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Doorkeeper } from '#server/exchange/routes/doorkeeper.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { insertBettor, loadAccounts } from '#server/exchange/store/queries/account-queries.ts';
import { loadOpenSessions, sessionStore } from '#server/exchange/store/queries/session-queries.ts';
import { settingOf } from '#server/exchange/store/queries/setting-queries.ts';
import { Accounts, type Account } from '#server/exchange/accounts/accounts.ts';
import { Devices } from '#server/exchange/accounts/devices.ts';
import { isSameKey } from '#server/exchange/accounts/keys.ts';
import { Sessions, type Caller } from '#server/exchange/accounts/sessions.ts';

export interface AccountsOptions {
  gate: CommandGate;
  operatorKey: string;
  gamesKey: string;
  /** Demo bettors cannot sign in. */
  isProduction: boolean;
  /** Milliseconds. */
  tokenLife: number;
  /** Unix milliseconds. */
  now: () => number;
}

export interface OpenAccounts {
  accounts: Accounts;
  sessions: Sessions;
  devices: Devices;
  doorkeeper: Doorkeeper;
  /** Makes a new account known to the storage and to the engine. */
  openAccount(account: Account): Promise<void>;
}

/** Who there is, who is signed in, and how to tell who calls. */
export async function openAccounts(
  db: Db,
  { gate, operatorKey, gamesKey, isProduction, tokenLife, now }: AccountsOptions,
): Promise<OpenAccounts> {
  const known = await loadAccounts(db);
  const accounts = new Accounts(isProduction ? known.map(closeDemoAccount) : known);
  const keyOf = async (name: string) =>
    Buffer.from(await settingOf(db, name, () => randomBytes(32).toString('base64url')), 'base64url');
  const open = await loadOpenSessions(db, now());
  const sessions = new Sessions(open, sessionStore(db), await keyOf('token-key'), tokenLife, now);
  const bettorBy =
    (callerOf: (token: string) => Promise<Caller | null>) => async (authorization: string | undefined) => {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      const caller = token === undefined ? null : await callerOf(token);
      return caller && accounts.byId(caller.accountId)?.passwordHash ? caller : null;
    };
  return {
    accounts,
    sessions,
    devices: new Devices(await keyOf('device-key'), now),
    doorkeeper: {
      bettorOf: bettorBy((token) => sessions.callerOf(token)),
      renewerOf: bettorBy((token) => sessions.renewerOf(token)),
      isOperator: (given) => isSameKey(given, operatorKey),
      isGamesHost: (given) => isSameKey(given, gamesKey),
    },
    openAccount: async (account) => {
      const { accountId, blocked, selfExcluded } = account;
      await insertBettor(db, account, new Date(now()).toISOString());
      await gate.submit({ type: 'OPEN_ACCOUNT', accountId, blocked, selfExcluded });
    },
  };
}
