import type { RulesParagraph } from '#contract/market-rules.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';

export type RulesByKind = Readonly<Record<MarketKind, RulesParagraph[]>>;

const paid = 'A back on a winner is paid stake × (odds − 1), and a back on any other loses its stake.';
const share = 'Each bet is settled as if that part of its stake were on a winner and the rest had lost.';

const deadHeat: RulesParagraph = {
  title: 'Dead heat',
  text: `Runners that tie share the win: each counts as half of a winner when two tie, a third when three do. ${share}`,
};
const deadHeatOfPlaces: RulesParagraph = {
  title: 'Dead heat',
  text: `Runners that tie for the last place, or for the last ones, share what is left of them: half of a place each when two tie for one. ${share}`,
};

const withdrawals: RulesParagraph = {
  title: 'Withdrawals',
  text: 'When a runner is taken out, the bets on it are void. The odds of bets on the others that were matched before are reduced by a factor that is published with the withdrawal.',
};

const voided: RulesParagraph = {
  title: 'Void',
  text: 'A market that is declared void gives all stakes back, and takes no commission.',
};

const commission: RulesParagraph = {
  title: 'Commission',
  text: 'It is taken once, when the market is settled, as the market’s rate of your net winnings in it. There is none on a loss.',
};

const stands = 'While the market is suspended nothing can be placed; matched bets stand.';
const inPlay: RulesParagraph = {
  title: 'In play',
  text: `When the market turns in play, what is unmatched lapses, unless you asked to keep it. From then on a bet that takes a price may have to wait some seconds first. ${stands}`,
};
const inPlayAtQuotes: RulesParagraph = { title: 'In play', text: `A quote is taken at once. ${stands}` };

const matching: RulesParagraph = {
  title: 'Matching',
  text: 'Bets are matched with other bettors: the better price first, and at one price who came first. What is not matched waits, and you can cancel it.',
};
const matchingAtQuotes: RulesParagraph = {
  title: 'Matching',
  text: 'A bet is taken exactly as quoted, or not at all: it is never left waiting.',
};

const corrections: RulesParagraph = {
  title: 'Corrections',
  text: 'If a result was wrong, the market is settled again. What it paid is taken back and the right result is paid, each in an entry of its own.',
};

const settlement = (text: string): RulesParagraph => ({ title: 'Settlement', text });
const everywhere = [voided, corrections, commission];
const inBook = [...everywhere, inPlay, matching];
const atQuotes = [...everywhere, inPlayAtQuotes, matchingAtQuotes];

/** The first version of each kind's rules. An exchange stores it at its first start and keeps it as it was then. */
export const firstMarketRules: RulesByKind = {
  WINNER: [settlement(`One runner wins. ${paid}`), deadHeat, withdrawals, ...inBook],
  PLACE: [
    settlement(`As many runners win as the market has places. ${paid}`),
    deadHeatOfPlaces,
    withdrawals,
    ...inBook,
  ],
  HANDICAP: [
    settlement(
      'The handicap of a side is added to its number before it is settled. Level, stakes come back; on a quarter, half of the stake is settled on each of the two lines beside it.',
    ),
    ...inBook,
  ],
  BOOKMAKER: [
    settlement(
      'One runner wins. The figure is what 100 wins: a winning back at 85 is paid 85 for every 100 staked, and a losing lay at 85 pays as much.',
    ),
    deadHeat,
    withdrawals,
    ...atQuotes,
  ],
  SESSION: [
    settlement(
      'It is settled on the number that the session comes to. Yes wins when that is at or above the line of the bet, No when it is below. At a rate of 90 a Yes wins 90 for every 100 staked, and a No risks 90 to win 100.',
    ),
    ...atQuotes,
  ],
  LINE: [
    settlement(
      'It is settled on the number that it comes to. A back wins when that is below the line of the bet, a lay when it is above, at even money; exactly on the line stakes come back.',
    ),
    ...inBook,
  ],
  BINARY: [
    settlement(
      `The first runner wins when the index closes at the strike or above, the second when it closes below. ${paid}`,
    ),
    ...inBook,
  ],
  LOTTERY: [settlement(`One of the digits is drawn. ${paid}`), ...inBook],
};
