import { must } from '#domain/must.ts';
import type { GameDescription } from '#contract/casino-games/game-description.ts';
import { gameDescriptionOf } from '#contract/casino-games/casino-games.ts';
import type { Draw } from '#contract/draw.ts';

/** Something on the table: a card, a die, a symbol. */
export interface Face {
  text: string;
  isRed?: boolean;
  /** Whose it is, in games of more than one hand. */
  hand?: string;
}

/** What lies on the table after a round. */
interface Shown {
  /** In the order they come. */
  faces: readonly Face[];
  /** What a hand is worth, by its name. */
  worth?: Readonly<Record<string, string>>;
  /** The hand that is best; absent on a tie and where hands do not compete. */
  best?: string;
  /** In a few words, for the bettor and the ledger. */
  text: string;
}

/** The outcome of a round. */
export interface Outcome extends Shown {
  /** The payout by bet, in hundredths of the stake, stake included. Absent bets have lost. */
  pays: Readonly<Record<string, number>>;
}

/** What came in a round, and what it means for the game's bets. Bets that are not named have lost. */
export interface Result extends Shown {
  /** Bets that have won and pay what they offer. */
  won: readonly string[];
  /** Bets that have won in one of several ways: by name, as offered. */
  wonBy?: Readonly<Record<string, string>>;
  /** Bets that give back this many hundredths of their stake. */
  back?: Readonly<Record<string, number>>;
}

export interface Game extends GameDescription {
  play(draw: Draw): Outcome;
}

/** Makes a game of its description and of how a round is played. */
export function game(eventId: string, playOut: (draw: Draw) => Result): Game {
  const description = must(gameDescriptionOf(eventId));
  const offers = new Map(description.bets.map(({ betId, pays }) => [betId, pays]));
  const offered = (betId: string, how: string | null): number => {
    const pays = must(offers.get(betId));
    if ((typeof pays === 'number') !== (how === null)) throw new Error(`${betId} is not paid like that.`);
    return typeof pays === 'number' ? pays : must(pays[how ?? '']);
  };
  return {
    ...description,
    play(draw) {
      const { won, wonBy = {}, back = {}, ...shown } = playOut(draw);
      const pays: Record<string, number> = { ...back };
      for (const betId of won) pays[betId] = offered(betId, null);
      for (const [betId, how] of Object.entries(wonBy)) pays[betId] = offered(betId, how);
      return { ...shown, pays };
    },
  };
}
