import { lastOf } from '../must.ts';
import { rateOf, type MarketKind } from '../market/market-kind.ts';
import { formatMoney } from '../money/money.ts';
import { formatLine, formatOdds } from '../odds/odds.ts';
import type { Side } from '../bet/side.ts';
import { counted } from './counted.ts';
import type { BetFate } from './why-amount.ts';

/** How a market ended, by names. `winners` of a HANDICAP market is the side that was ahead before the handicaps. `tied` ran a dead heat for `places`, the places that the winners left. */
export interface ToldEnding {
  voided: boolean;
  winners: readonly string[];
  tied: readonly string[];
  places: number;
  number?: number | null | undefined;
}

/** What was matched of a bet at one price: the backer's stake in minor units, odds in hundredths. */
export interface ToldBet {
  selectionName: string;
  side: Side;
  stake: number;
  odds: number;
  fate: BetFate;
  voidReason?: 'MARKET' | 'RUNNER' | 'OPERATOR' | null | undefined;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${lastOf(names)}`;

/** The market's result in a sentence. `strike` in hundredths, for BINARY markets. */
export function resultSentence(
  kind: MarketKind,
  { voided, winners, tied, places, number }: ToldEnding,
  strike?: number | null,
): string {
  if (voided) return 'The market was declared void: every bet in it is off, and no commission is taken.';
  if (tied.length > 0) {
    const before = winners.length > 0 ? `${listed(winners)} won. ` : '';
    const heat = `${listed(tied)} ran a dead heat for ${counted(places, 'place')}`;
    return `${before}${heat}: each counts as ${places}/${tied.length} of a winner.`;
  }
  if (kind === 'BINARY' && number != null)
    return `The index was ${formatLine(number)}, the strike ${formatLine(strike ?? 0)}: ${listed(winners)} won.`;
  if (kind === 'HANDICAP' && number != null)
    return winners.length > 0
      ? `Before the handicaps, ${listed(winners)} won by ${Math.abs(number)}.`
      : 'Before the handicaps, it ended level.';
  if (number != null) return `The result was ${number}.`;
  return `${listed(winners)} won.`;
}

/** What became of the other bets when a runner was removed. `factor` in basis points. */
export const removalSentence = ({
  name,
  reductionFactor,
}: {
  name: string;
  reductionFactor: number;
}): string =>
  reductionFactor === 0
    ? `${name} was taken out: bets on it are void; the odds of other bets stay.`
    : `${name} was taken out: bets on it are void; bets matched on others before count at odds reduced by ${formatLine(reductionFactor)} %.`;

/** `₹600.00 × (2.36 − 1)`; p and rates are per 100. */
function winningsOf(kind: MarketKind, stake: string, odds: number): string {
  if (kind === 'LINE') return `${stake} at even money`;
  if (kind === 'BOOKMAKER' || kind === 'SESSION') return `${stake} × ${rateOf(odds)}/100`;
  return `${stake} × (${formatOdds(odds)} − 1)`;
}

const voidTexts = {
  MARKET: () => 'Void, as the whole market is',
  RUNNER: (name: string) => `Void: ${name} was taken out`,
  OPERATOR: () => 'Void: the exchange took back bets matched at that time',
};

/** How a bet came to what it pays, with its figures. The amount itself is the exchange's word, not computed here. */
export function betWords(kind: MarketKind, bet: ToldBet, { places, tied }: ToldEnding): string {
  const { side, odds, fate, selectionName } = bet;
  const stake = formatMoney(bet.stake);
  const isBack = side === 'BACK';
  const winnings = winningsOf(kind, stake, odds);
  const shared = `${stake} × ${formatOdds(odds)} × ${places}/${tied.length}`;
  const words: Record<BetFate, () => string> = {
    WON: () => (isBack ? `Won: ${winnings}` : `Lost: ${winnings}`),
    LOST: () => (isBack ? `Lost: the stake, ${stake}` : `Won: the backer’s stake, ${stake}`),
    SHARED: () => `Dead heat: ${isBack ? `${shared} − ${stake}` : `${stake} − ${shared}`}`,
    HALF_WON: () => `${isBack ? 'Half won' : 'Half lost'}: ½ × ${winnings}`,
    HALF_LOST: () => `${isBack ? 'Half lost' : 'Half won'}: ½ × ${stake}`,
    LEVEL: () => 'Neither won nor lost: stakes are given back',
    VOID: () => voidTexts[bet.voidReason ?? 'MARKET'](selectionName),
  };
  return words[fate]();
}

/** What commission was taken of; minor units and basis points. */
export const commissionWords = (rate: number, profit: number): string =>
  profit > 0 ? `${formatLine(rate)} % of ${formatMoney(profit)}` : 'none, as nothing was won';
