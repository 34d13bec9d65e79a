import { noCashOutReason } from '#domain/risk/cash-out-plan-input.ts';
import { hasOneWinner, isQuoted, isSettledOnNumber, type MarketKind } from '#domain/market/market-kind.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatLine } from '#domain/odds/odds.ts';
import { removalSentence } from '#domain/words/why-words.ts';

/** The parts of a market that decide its rules. Money in minor units, rates in basis points, the strike in hundredths. */
export interface RuledMarket {
  kind: MarketKind;
  numberOfWinners: number;
  crossMatching?: boolean | null | undefined;
  status: string;
  inPlay: boolean;
  /** Seconds. */
  betDelay: number;
  commissionRate: number;
  minStake: number;
  maxStake: number;
  maxProfit?: number | null | undefined;
  maxExposure?: number | null | undefined;
  strike?: number | null | undefined;
  runners: readonly {
    runnerId: string;
    name: string;
    status: string;
    reductionFactor?: number | null | undefined;
  }[];
}

export interface MarketRule {
  title: string;
  text: string;
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The rules of one market, from its own data, in the order in which a bettor asks about them. */
export function marketRules(market: RuledMarket): MarketRule[] {
  const rules: [title: string, text: string | null][] = [
    ['Settlement', settlementOf(market)],
    ['Dead heat', deadHeatOf(market)],
    ['Withdrawals', withdrawalsOf(market)],
    ['Void', 'A market that is declared void gives all stakes back, and takes no commission.'],
    ['Commission', commissionOf(market)],
    ['In play', inPlayOf(market)],
    ['Matching', matchingOf(market)],
    ['Stakes', stakesOf(market)],
    ['Cash out', cashOutOf(market)],
  ];
  return rules.flatMap(([title, text]) => (text === null ? [] : [{ title, text }]));
}

function settlementOf({ kind, numberOfWinners, strike, runners }: RuledMarket): string {
  const running = runners.filter(({ status }) => status !== 'REMOVED').length;
  const paid = 'A back on a winner is paid stake × (odds − 1), and a back on any other loses its stake.';
  const [first, second] = runners;
  const texts: Record<MarketKind, () => string> = {
    WINNER: () => `One of the ${counted(running, 'runner')} wins. ${paid}`,
    PLACE: () => `${counted(numberOfWinners, 'runner')} win, of the ${running} that run. ${paid}`,
    LOTTERY: () => `One of the ${counted(running, 'digit')} is drawn. ${paid}`,
    BINARY: () =>
      strike == null
        ? `One of the ${counted(running, 'runner')} wins. ${paid}`
        : `${first?.name} wins when the index closes at ${formatLine(strike)} or above, ${second?.name} when it closes below. ${paid}`,
    BOOKMAKER: () =>
      'One runner wins. The figure is what 100 wins: a winning back at 85 is paid 85 for every 100 staked, and a losing lay at 85 pays as much.',
    SESSION: () =>
      'It is settled on the number that the session comes to. Yes wins when that is at or above the line of the bet, No when it is below. At a rate of 90 a Yes wins 90 for every 100 staked, and a No risks 90 to win 100.',
    LINE: () =>
      'It is settled on the number that it comes to. A back wins when that is below the line of the bet, a lay when it is above, at even money; exactly on the line stakes come back.',
    HANDICAP: () =>
      'The handicap of a side is added to its number before it is settled. Level, stakes come back; on a quarter, half of the stake is settled on each of the two lines beside it.',
  };
  return texts[kind]();
}

function deadHeatOf({ kind, numberOfWinners }: RuledMarket): string | null {
  if (isSettledOnNumber(kind) || kind === 'BINARY' || kind === 'LOTTERY') return null;
  const share = 'Each bet is settled as if that part of its stake were on a winner and the rest had lost.';
  return numberOfWinners > 1
    ? `Runners that tie for the last place, or for the last ones, share what is left of them: half of a place each when two tie for one. ${share}`
    : `Runners that tie share the win: each counts as half of a winner when two tie, a third when three do. ${share}`;
}

function withdrawalsOf({ runners }: RuledMarket): string | null {
  const removed = runners.filter(({ status }) => status === 'REMOVED');
  if (removed.length === 0) return null;
  return removed
    .map(({ name, reductionFactor }) => removalSentence({ name, reductionFactor: reductionFactor ?? 0 }))
    .join(' ');
}

const commissionOf = ({ commissionRate }: RuledMarket): string =>
  commissionRate === 0
    ? 'None is taken in this market.'
    : `${formatLine(commissionRate)} % of your net winnings in this market, taken once when it is settled; none on a loss.`;

function inPlayOf({ kind, inPlay, betDelay }: RuledMarket): string {
  const seconds = counted(betDelay, 'second');
  const isDelayed = betDelay > 0 && !isQuoted(kind);
  const atOnce = isQuoted(kind) ? 'a quote is taken at once' : 'bets are taken without a delay';
  const when = inPlay
    ? `It is in play: ${isDelayed ? `a bet that takes a price waits ${seconds} first` : atOnce}.`
    : `When it turns in play, ${isDelayed ? `a bet that takes a price will wait ${seconds} first` : atOnce}.`;
  const lapse = isQuoted(kind) ? '' : ' What is unmatched then lapses.';
  return `${when}${inPlay ? '' : lapse} While it is suspended nothing can be placed; matched bets stand.`;
}

function matchingOf({ kind, crossMatching }: RuledMarket): string {
  if (isQuoted(kind)) return 'A bet is taken exactly as quoted, or not at all: it is never left waiting.';
  const book =
    'Bets are matched with other bettors: the better price first, and at one price who came first. What is not matched waits, and you can cancel it.';
  return crossMatching
    ? `${book} A back may also be matched with backs of all the other runners, and a lay with lays of them.`
    : book;
}

function stakesOf({ minStake, maxStake, maxProfit, maxExposure }: RuledMarket): string {
  const sentences = [`From ${formatMoney(minStake)} to ${formatMoney(maxStake)} a bet.`];
  if (maxProfit != null) sentences.push(`One bet may win ${formatMoney(maxProfit)} at most.`);
  if (maxExposure != null)
    sentences.push(`You may have ${formatMoney(maxExposure)} at risk in this market at most.`);
  return sentences.join(' ');
}

const cashOutOf = (market: RuledMarket): string =>
  hasOneWinner(market.kind) && !noCashOutReason({ ...market, status: 'OPEN' })
    ? 'Offered at the prices of the book, with no margin, wherever it is better at the worst than keeping your position.'
    : 'It is not offered in this kind of market.';
