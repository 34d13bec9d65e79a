import type { Balance } from '#contract/account.ts';
import { redeemLaunchCode } from '#contract/casino.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';

/** Whom a launch code stood for, or why it opens nothing, for the bettor to read. */
export type Opening =
  | { kind: 'open'; userName: string; eventId: string; balance: Balance }
  | { kind: 'refused'; code: string; message: string };

/** What the games host asks of the exchange. Every call rejects with `NoAnswer` when none was heard. */
export interface Wallet {
  open(code: string): Promise<Opening>;
}

/** The wallet of the exchange at that address. */
export function exchangeWallet(baseUrl: string, credentials: Credentials): Wallet {
  return {
    open: async (code) => {
      const answer = await callExchange(baseUrl, redeemLaunchCode, { body: { code } }, credentials);
      return answer.ok
        ? { kind: 'open', ...answer.data }
        : { kind: 'refused', code: answer.code, message: answer.message };
    },
  };
}
