import { stakeUnreadable } from '#domain/bet/slip.ts';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import type { Balance } from '#contract/account.ts';
import type { Form } from './form.ts';
import type { Game } from './game.ts';
import { betsIn, drawRound, stakeLimits, sumOf, textOfBets, type Bet, type Drawn } from './round.ts';
import type { Table } from './table.ts';
import type { Payment, PlayedRound, Wallet } from './wallet.ts';

/** Why there is no new round, in words for the bettor. */
export interface Told {
  kind: 'wrong' | 'refused' | 'noAnswer' | 'other';
  message: string;
}

export const playedOtherwise: Told = {
  kind: 'other',
  message: 'This round was played before, with the bets that are told here. Nothing was staked now.',
};

/** How a table stands according to the exchange. */
export interface Standing {
  balance: Balance;
  /** The table's round, once played. */
  played: Drawn | null;
  /** The bettor's last rounds of the game, the last first. */
  rounds: readonly PlayedRound[];
}

const { least, most } = stakeLimits;
const limitsText = (): string =>
  `Stake ${formatMoney(least)} or more on each bet, and ${formatMoney(most)} at most in all.`;

/** Reads the bets, or returns what is wrong with them. */
function readBets(game: Game, form: Form): readonly Bet[] | string {
  const bets: Bet[] = [];
  for (const offer of game.bets) {
    const text = form[offer.betId]?.trim() ?? '';
    if (text === '') continue;
    const stake = parseMoney(text);
    if (stake === null) return stakeUnreadable;
    if (stake < least) return limitsText();
    bets.push({ offer, stake });
  }
  if (bets.length === 0) return 'Choose what to bet on.';
  return sumOf(bets) > most ? limitsText() : bets;
}

/**
 * Plays a table's round. The exchange has the last word: asked again with the same bets it gives the same answer, and
 * once the round is played it takes no others.
 */
export async function playAt(table: Table, game: Game, form: Form, wallet: Wallet): Promise<Told | Payment> {
  const bets = readBets(game, form);
  if (typeof bets === 'string') return { kind: 'wrong', message: bets };
  try {
    const drawn = drawRound(game, table.seed, bets);
    return await wallet.play(table.roundId, bodyOf(table, game, drawn));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return {
      kind: 'noAnswer',
      message: 'The exchange gave no answer, so it is not known yet whether this round was played.',
    };
  }
}

/** Returns how the table stands, unless its session has ended or the exchange gives no answer. */
export async function standingOf(
  table: Table,
  game: Game,
  wallet: Wallet,
): Promise<Standing | 'ended' | 'noAnswer'> {
  try {
    const look = await wallet.look(table.sessionId, table.roundId, table.eventId);
    if (look.kind === 'ended') return 'ended';
    const { balance, round, rounds } = look;
    if (!round) return { balance, played: null, rounds };
    const { stake, payout } = round;
    const bets = betsIn(game, round.bet, stake);
    return { balance, played: { ...drawRound(game, table.seed, bets), payout }, rounds };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return 'noAnswer';
  }
}

const bodyOf = (
  { userName, sessionId, eventId }: Table,
  { name }: Game,
  { bets, stake, outcome, payout }: Drawn,
) => ({
  userName,
  sessionId,
  eventId,
  gameName: name,
  bet: textOfBets(bets),
  result: outcome.text,
  stake,
  payout,
});
