import type { BodyOf, DataOf } from '#contract/call.ts';
import { getPlayer, playRound, redeemLaunchCode } from '#contract/casino.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';

/** Whom a launch code stood for, or why it opens nothing, in words for the bettor. */
export type Opening =
  ({ kind: 'open' } & DataOf<typeof redeemLaunchCode>) | { kind: 'refused'; code: string; message: string };

/** The table's session has ended: no money was moved, and none will be. */
export interface Ended {
  kind: 'ended';
}

/** The round was played, now or earlier (then with the choice made then), or why no money was moved. */
export type Payment = { kind: 'played' } | { kind: 'refused'; message: string } | Ended;

/** What the games host asks of the exchange. Every call rejects with `NoAnswer` if there is no answer. */
export interface Wallet {
  open(code: string): Promise<Opening>;
  /** Returns the balance of a session's bettor and what became of a round. Keeps the session open. */
  look(sessionId: string, roundId: string): Promise<({ kind: 'open' } & DataOf<typeof getPlayer>) | Ended>;
  /** Moves a round's money, once only, however often it is called with the same id and contents. */
  play(roundId: string, round: BodyOf<typeof playRound>): Promise<Payment>;
}

/** Opens the wallet of the exchange at `baseUrl`. */
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
