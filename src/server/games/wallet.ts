import type { Balance } from '#contract/account.ts';
import type { BodyOf, DataOf } from '#contract/call.ts';
import { getPlayer, playRound, redeemLaunchCode } from '#contract/casino.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';

/** Whom a launch code stood for, or why it opens nothing, for the bettor to read. */
export type Opening =
  ({ kind: 'open' } & DataOf<typeof redeemLaunchCode>) | { kind: 'refused'; code: string; message: string };

/** The session that a table was opened in has ended: nothing was moved, and nothing will be. */
export interface Ended {
  kind: 'ended';
}

/** The balance after a round, or why nothing was moved. */
export type Payment = { kind: 'paid'; balance: Balance } | { kind: 'refused'; message: string } | Ended;

/** What the games host asks of the exchange. Every call rejects with `NoAnswer` when none was heard. */
export interface Wallet {
  open(code: string): Promise<Opening>;
  /** What the bettor of a session has now. */
  look(sessionId: string): Promise<{ kind: 'open'; balance: Balance } | Ended>;
  /** Moves the money of a round, once, however often it is asked with the same id and contents. */
  play(roundId: string, round: BodyOf<typeof playRound>): Promise<Payment>;
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
    look: async (sessionId) => {
      const answer = await callExchange(baseUrl, getPlayer, { params: { sessionId } }, credentials);
      return answer.ok ? { kind: 'open', ...answer.data } : { kind: 'ended' };
    },
    play: async (roundId, body) => {
      const input = { params: { roundId }, body };
      const answer = await callExchange(baseUrl, playRound, input, credentials);
      if (answer.ok) return { kind: 'paid', balance: answer.data };
      const { code, message } = answer;
      return code === 'SESSION_ENDED' ? { kind: 'ended' } : { kind: 'refused', message };
    },
  };
}
