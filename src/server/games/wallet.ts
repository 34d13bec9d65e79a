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

/** That the round was played, now or before and then as it was chosen then; or why nothing was moved. */
export type Payment = { kind: 'played' } | { kind: 'refused'; message: string } | Ended;

/** What the games host asks of the exchange. Every call rejects with `NoAnswer` when none was heard. */
export interface Wallet {
  open(code: string): Promise<Opening>;
  /** What the bettor of a session has now, and what became of a round. It keeps the session open. */
  look(sessionId: string, roundId: string): Promise<({ kind: 'open' } & DataOf<typeof getPlayer>) | Ended>;
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
    look: async (sessionId, roundId) => {
      const input = { params: { sessionId }, query: { roundId } };
      const answer = await callExchange(baseUrl, getPlayer, input, credentials);
      return answer.ok ? { kind: 'open', ...answer.data } : { kind: 'ended' };
    },
    play: async (roundId, body) => {
      const input = { params: { roundId }, body };
      const answer = await callExchange(baseUrl, playRound, input, credentials);
      if (answer.ok) return { kind: 'played' };
      const { code, message } = answer;
      if (code === 'CLIENT_ID_REUSED') return { kind: 'played' };
      return code === 'SESSION_ENDED' ? { kind: 'ended' } : { kind: 'refused', message };
    },
  };
}
