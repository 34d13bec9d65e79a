import { casinoTileOf } from '#domain/casino-tile.ts';
import { formatMoney, parseMoney } from '#domain/money.ts';
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
export async function playAt(table: Table, game: Game, form: Form, wallet: Wallet): Promise<Told> {
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
    if (!round.isPaid) round.sent = null;
    return { kind: 'refused', message: payment.message };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return {
      kind: 'noAnswer',
      message: 'The exchange gave no answer, so it is not known yet whether this round was played.',
    };
  }
}

const bodyOf = ({ userName, eventId }: Table, { bet, stake, outcome, payout }: Drawn) => ({
  userName,
  eventId,
  gameName: casinoTileOf(eventId).title,
  bet: bet.label,
  result: outcome.text,
  stake,
  payout,
});
