import { must } from '#domain/must.ts';
import { stakeUnreadable } from '#domain/bet/slip.ts';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import type { Balance } from '#contract/account.ts';
import type { Form } from './form.ts';
import type { Game } from './game.ts';
import { drawRound, stakeLimits, type Choice, type Drawn } from './round.ts';
import type { Table } from './table.ts';
import type { Payment, Wallet } from './wallet.ts';

/** Why there is no round yet, in words for the bettor. */
export interface Told {
  kind: 'wrong' | 'refused' | 'noAnswer';
  message: string;
}

/** How a table stands according to the exchange. */
export interface Standing {
  balance: Balance;
  /** The table's round, once played. */
  played: Drawn | null;
}

const { least, most } = stakeLimits;

/** Reads the choice, or returns what is wrong with it. */
function readChoice(game: Game, form: Form): Choice | string {
  const bet = game.bets.find(({ betId }) => betId === form.bet);
  if (!bet) return 'Choose what to bet on.';
  const stake = parseMoney(form.stake);
  if (stake === null) return stakeUnreadable;
  if (stake < least || stake > most) return `Stake from ${formatMoney(least)} to ${formatMoney(most)}.`;
  return { bet, stake };
}

/**
 * Plays a table's round. The exchange has the last word: asked again with the same choice it gives the same answer, and
 * once the round is played it takes no other choice.
 */
export async function playAt(table: Table, game: Game, form: Form, wallet: Wallet): Promise<Told | Payment> {
  const choice = readChoice(game, form);
  if (typeof choice === 'string') return { kind: 'wrong', message: choice };
  try {
    const drawn = drawRound(game, table.seed, choice);
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
    const look = await wallet.look(table.sessionId, table.roundId);
    if (look.kind === 'ended') return 'ended';
    const { balance, round } = look;
    if (!round) return { balance, played: null };
    const { stake, payout } = round;
    const bet = must(game.bets.find(({ label }) => label === round.bet));
    return { balance, played: { ...drawRound(game, table.seed, { bet, stake }), payout } };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return 'noAnswer';
  }
}

const bodyOf = (
  { userName, sessionId, eventId }: Table,
  { name }: Game,
  { bet, stake, outcome, payout }: Drawn,
) => ({
  userName,
  sessionId,
  eventId,
  gameName: name,
  bet: bet.label,
  result: outcome.text,
  stake,
  payout,
});
