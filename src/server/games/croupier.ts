import { casinoTileOf } from '#domain/site/casino-tile.ts';
import { must } from '#domain/must.ts';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import type { Balance } from '#contract/account.ts';
import { cardGames } from './card-games.ts';
import { diceAndReels } from './dice-and-reels.ts';
import type { Game } from './game.ts';
import { drawRound, stakeLimits, type Choice, type Drawn } from './round.ts';
import type { Table } from './table.ts';
import type { Payment, Wallet } from './wallet.ts';

/** A game by its id in the lobby. */
export const gameOf = (eventId: string): Game | undefined => cardGames[eventId] ?? diceAndReels[eventId];

/** What was filled in, as it came. */
export interface Form {
  bet: string;
  stake: string;
}

/** Why there is no round yet, for the bettor to read. */
export interface Told {
  kind: 'wrong' | 'refused' | 'noAnswer';
  message: string;
}

/** How a table stands by the exchange's books. */
export interface Standing {
  balance: Balance;
  /** The table's round, once it was played. */
  played: Drawn | null;
}

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
 * Plays the round of a table. The exchange has the last word on it: asked again with the same choice it gives the same
 * answer, and once it was played no other choice is taken.
 */
export async function playAt(table: Table, game: Game, form: Form, wallet: Wallet): Promise<Told | Payment> {
  const choice = readChoice(game, form);
  if (typeof choice === 'string') return { kind: 'wrong', message: choice };
  try {
    const drawn = drawRound(game, table.seed, choice);
    return await wallet.play(table.roundId, bodyOf(table, drawn));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return {
      kind: 'noAnswer',
      message: 'The exchange gave no answer, so it is not known yet whether this round was played.',
    };
  }
}

/** How the table stands now; null when its session has ended. Rejects with `NoAnswer` when none was heard. */
export async function standingOf(table: Table, game: Game, wallet: Wallet): Promise<Standing | null> {
  const look = await wallet.look(table.sessionId, table.roundId);
  if (look.kind === 'ended') return null;
  const { balance, round } = look;
  if (!round) return { balance, played: null };
  const { stake, payout } = round;
  const bet = must(game.bets.find(({ label }) => label === round.bet));
  return { balance, played: { ...drawRound(game, table.seed, { bet, stake }), payout } };
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
