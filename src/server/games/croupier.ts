import { casinoTileOf } from '#domain/site/casino-tile.ts';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { cardGames } from './card-games.ts';
import { diceAndReels } from './dice-and-reels.ts';
import type { Game } from './game.ts';
import { drawRound, stakeLimits, type Choice, type Drawn } from './round.ts';
import type { Table } from './tables.ts';
import type { Wallet } from './wallet.ts';

/** A game by its id in the lobby. */
export const gameOf = (eventId: string): Game | undefined => cardGames[eventId] ?? diceAndReels[eventId];

/** What was filled in, as it came. */
export interface Form {
  bet: string;
  stake: string;
}

/** What came of asking for a round: why there is none, or nothing to say. */
export type Told = { kind: 'played' } | { kind: 'wrong' | 'refused' | 'noAnswer'; message: string };

/** The table's session has ended: the table is to be closed. */
type Closed = { kind: 'ended' };

const { least, most } = stakeLimits;

/** The choice, or what is wrong with it. */
function readChoice(game: Game, form: Form): Choice | string {
  const bet = game.bets.find(({ betId }) => betId === form.bet);
  if (!bet) return 'Choose what to bet on.';
  const stake = parseMoney(form.stake);
  if (stake === null || stake < least || stake > most)
    return `Stake from ${formatMoney(least)} to ${formatMoney(most)}.`;
  return { bet, stake };
}

/**
 * Plays the round of a table. Once it is sent it stays what it is, until the exchange has refused it: asking again, with
 * whatever form, asks for the same round.
 */
export async function playAt(table: Table, game: Game, form: Form, wallet: Wallet): Promise<Told | Closed> {
  const { round } = table;
  if (round.isPaid) return { kind: 'played' };
  if (!round.sent) {
    const choice = readChoice(game, form);
    if (typeof choice === 'string') return { kind: 'wrong', message: choice };
    round.sent = drawRound(game, round.seed, choice);
  }
  try {
    const payment = await wallet.play(round.roundId, bodyOf(table, round.sent));
    if (payment.kind === 'paid') {
      round.isPaid = true;
      table.balance = payment.balance;
      return { kind: 'played' };
    }
    if (payment.kind === 'ended') return payment;
    if (!round.isPaid) round.sent = null;
    return payment;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return {
      kind: 'noAnswer',
      message: 'The exchange gave no answer, so it is not known yet whether this round was played.',
    };
  }
}

/** What the exchange has of the table's bettor now; what it was last told where there is no answer. False: it is over. */
export async function isStillOpen(table: Table, wallet: Wallet): Promise<boolean> {
  try {
    const look = await wallet.look(table.sessionId);
    if (look.kind === 'ended') return false;
    table.balance = look.balance;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
  return true;
}

const bodyOf = ({ userName, sessionId, eventId }: Table, { bet, stake, outcome, payout }: Drawn) => ({
  userName,
  sessionId,
  eventId,
  gameName: casinoTileOf(eventId).title,
  bet: bet.label,
  result: outcome.text,
  stake,
  payout,
});
