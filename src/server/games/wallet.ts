import type { BodyOf, Call, DataOf, RefusalsOf } from '#contract/call.ts';
import { getPlayer, playRound, redeemLaunchCode } from '#contract/casino.ts';
import { callExchange, NoAnswer, type Credentials, type Refusal } from '#contract/rest-client.ts';

/** Whom a launch code stood for, or why it opens nothing, in words for the bettor. */
export type Opening =
  | ({ kind: 'open' } & DataOf<typeof redeemLaunchCode>)
  | { kind: 'refused'; code: RefusalsOf<typeof redeemLaunchCode>; message: string };

/** A round as the exchange keeps it. */
export type PlayedRound = DataOf<typeof getPlayer>['rounds'][number];

/** The table's session has ended: no money was moved, and none will be. */
export interface Ended {
  kind: 'ended';
}

/** The round was played, with these bets or earlier with others, or why no money was moved. */
export type Payment = { kind: 'played'; isOther: boolean } | { kind: 'refused'; message: string } | Ended;

/** What the games host asks of the exchange. Every call rejects with `NoAnswer` if there is no answer. */
export interface Wallet {
  open(code: string): Promise<Opening>;
  /** Returns the balance of a session's bettor, what became of a round, and the last rounds of a game. Keeps the session open. */
  look(
    sessionId: string,
    roundId: string,
    eventId?: string,
  ): Promise<({ kind: 'open' } & DataOf<typeof getPlayer>) | Ended>;
  /** Moves a round's money, once only, however often it is called with the same id and contents. */
  play(roundId: string, round: BodyOf<typeof playRound>): Promise<Payment>;
}

/** Opens the wallet of the exchange at `baseUrl`. */
export function exchangeWallet(baseUrl: string, credentials: Credentials): Wallet {
  return {
    open: async (code) => {
      const answer = await callExchange(baseUrl, redeemLaunchCode, { body: { code } }, credentials);
      if (answer.ok) return { kind: 'open', ...answer.data };
      return { kind: 'refused', ...ofBettor(redeemLaunchCode, answer) };
    },
    look: async (sessionId, roundId, eventId) => {
      const input = { params: { sessionId }, query: { roundId, eventId } };
      const answer = await callExchange(baseUrl, getPlayer, input, credentials);
      if (answer.ok) return { kind: 'open', ...answer.data };
      ofBettor(getPlayer, answer);
      return { kind: 'ended' };
    },
    play: async (roundId, body) => {
      const input = { params: { roundId }, body };
      const answer = await callExchange(baseUrl, playRound, input, credentials);
      if (answer.ok) return { kind: 'played', isOther: false };
      const { code, message } = ofBettor(playRound, answer);
      if (code === 'CLIENT_ID_REUSED') return { kind: 'played', isOther: true };
      return code === 'SESSION_ENDED' ? { kind: 'ended' } : { kind: 'refused', message };
    },
  };
}

/**
 * Returns a refusal that the call has for a bettor. Any other is between the two hosts (403, 429) and says nothing of the
 * bettor, so it throws `NoAnswer`.
 */
function ofBettor<C extends Call>(
  { name, refusals }: C,
  { status, code, message }: Refusal,
): { code: RefusalsOf<C>; message: string } {
  const known = refusals.find((one) => one === code);
  if (known === undefined) throw new NoAnswer(`${name}: HTTP ${status} ${code}: ${message}`);
  return { code: known, message };
}
