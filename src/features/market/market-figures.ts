import { noCashOutReason } from '#domain/risk/cash-out-plan-input.ts';
import { isQuoted, type MarketKind } from '#domain/market/market-kind.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatLine } from '#domain/odds/odds.ts';
import { counted } from '#domain/words/counted.ts';
import { removalSentence } from '#domain/words/why-words.ts';

/** The parts of a market that its rules leave open. Money in minor units, rates in basis points, the strike in hundredths. */
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

/** What a market itself says under a title of its kind's rules. */
export interface MarketFigure {
  title: string;
  text: string;
}

/** What one market says of itself beside the rules of its kind, in the order in which a bettor asks about it. */
export function marketFigures(market: RuledMarket): MarketFigure[] {
  const figures: [title: string, text: string | null][] = [
    ['Settlement', settlementOf(market)],
    ['Withdrawals', withdrawalsOf(market)],
    ['Commission', commissionOf(market)],
    ['In play', inPlayOf(market)],
    ['Matching', matchingOf(market)],
    ['Stakes', stakesOf(market)],
    ['Cash out', cashOutOf(market)],
  ];
  return figures.flatMap(([title, text]) => (text === null ? [] : [{ title, text }]));
}

function settlementOf({ kind, numberOfWinners, strike, runners }: RuledMarket): string | null {
  const running = runners.filter(({ status }) => status !== 'REMOVED').length;
  const [first, second] = runners;
  if (kind === 'WINNER') return `One of the ${counted(running, 'runner')} wins.`;
  if (kind === 'PLACE') return `${counted(numberOfWinners, 'runner')} win, of the ${running} that run.`;
  if (kind === 'LOTTERY') return `One of the ${counted(running, 'digit')} is drawn.`;
  if (kind === 'BINARY' && strike != null)
    return `${first?.name} wins when the index closes at ${formatLine(strike)} or above, ${second?.name} when it closes below.`;
  return null;
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
    : `Here it is ${formatLine(commissionRate)} % of your net winnings.`;

function inPlayOf({ kind, inPlay, betDelay }: RuledMarket): string {
  const seconds = counted(betDelay, 'second');
  const isDelayed = betDelay > 0 && !isQuoted(kind);
  const atOnce = isQuoted(kind) ? 'a quote is taken at once' : 'bets are taken without a delay';
  return inPlay
    ? `It is in play: ${isDelayed ? `a bet that takes a price waits ${seconds} first` : atOnce}.`
    : `When it turns in play, ${isDelayed ? `a bet that takes a price will wait ${seconds} first` : atOnce}.`;
}

const matchingOf = ({ crossMatching }: RuledMarket): string | null =>
  crossMatching
    ? 'A back may also be matched with backs of all the other runners, and a lay with lays of them.'
    : null;

function stakesOf({ minStake, maxStake, maxProfit, maxExposure }: RuledMarket): string {
  const sentences = [`From ${formatMoney(minStake)} to ${formatMoney(maxStake)} a bet.`];
  if (maxProfit != null) sentences.push(`One bet may win ${formatMoney(maxProfit)} at most.`);
  if (maxExposure != null)
    sentences.push(`Your exposure in this market may be ${formatMoney(maxExposure)} at most.`);
  return sentences.join(' ');
}

const cashOutOf = (market: RuledMarket): string =>
  !noCashOutReason({ ...market, status: 'OPEN', suspendReason: null })
    ? 'Offered at the prices of the book, with no margin, wherever it is better at the worst than keeping your position.'
    : 'It is not offered in this kind of market.';
