import { matchedFigures } from '#domain/bet/liability.ts';
import { slipFigures } from '#domain/bet/slip.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import {
  noCell,
  rangeSearch,
  type ReportAnswer,
  type ReportCell,
  type ReportGroup,
} from '#domain/report/report.ts';
import { cashOutMark } from '#domain/words/cash-out-words.ts';
import { lapsedTitle } from '#domain/words/ended-title.ts';
import { lapseText } from '#domain/words/lapse-words.ts';
import { hrefOf } from '#domain/site/route.ts';
import {
  BetHistoryDocument,
  type BetHistoryQuery,
  type BetScope,
  type BetSort,
  type BetState,
  type MarketKind,
  type Side,
} from '#graphql/__generated__/graphql.ts';
import { byDay } from './by-day.ts';
import { amountHeads, reportOf, type ReportKind } from './report-kind.ts';

type History = Extract<BetHistoryQuery['betHistory'], { bets: unknown }>;
type Bet = History['bets'][number];

const states = {
  UNMATCHED: { text: 'Unmatched', tone: 'warning' },
  MATCHED: { text: 'Matched', tone: 'neutral' },
  SETTLED: { text: 'Settled', tone: 'neutral' },
  CANCELLED: { text: 'Cancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<Exclude<BetState, 'LAPSED'>, ReportCell>>;
const partlyMatched = { text: 'Partly matched', tone: 'warning' } as const;
const won = { text: 'Won', tone: 'positive' } as const;
const lost = { text: 'Lost', tone: 'negative' } as const;

function stateWord({ state, reason, matched, profit }: Bet): ReportCell {
  if (profit) return profit > 0 ? won : lost;
  if (state === 'LAPSED') return { text: lapsedTitle(reason), tone: 'neutral' };
  return state === 'UNMATCHED' && matched > 0 ? partlyMatched : states[state];
}

/** A bet's state, with the market's result, and why the exchange ended what it ended of it. */
function stateOf(bet: Bet): ReportCell {
  const { state, reason, result } = bet;
  const notes = [
    reason === 'VOID' && state !== 'LAPSED' && 'Part of it was voided.',
    reason && lapseText(reason),
    result !== null && `Result: ${result}`,
  ].filter(Boolean);
  return { ...stateWord(bet), ...(notes.length > 0 && { note: notes.join(' ') }) };
}

/** Said once of a market's bets; once it is paid, "Why this amount" below them says it. */
const rulesOf = (marketId: string, { bets, paid }: History): ReportAnswer['rules'] =>
  paid || bets.length === 0
    ? undefined
    : { marketId, versions: bets.map(({ rulesVersion }) => rulesVersion) };

const profitOf = ({ profit }: Bet): ReportCell =>
  profit === null ? noCell : { money: profit, isSigned: true };

/** What a bet that stands may win and lose, before commission: by what is matched of it, and by what waits. */
function chancesOf(bet: Bet) {
  const { kind, side, odds, line, remaining, state } = bet;
  if (state !== 'UNMATCHED' && state !== 'MATCHED') return null;
  const parts = [matchedFigures(bet, kind), slipFigures(side, remaining, odds, kind, line)];
  return {
    profit: parts.reduce((sum, part) => sum + part.profit, 0),
    liability: parts.reduce((sum, part) => sum + part.liability, 0),
  };
}

const moneyOf = (money: number | undefined): ReportCell => (money === undefined ? noCell : { money });

/** The price at which the bet was matched, or waits. */
const priceOf = ({ kind, odds, averageOdds, line }: Bet): ReportCell => ({
  price: { kind, odds: averageOdds ?? odds, line },
});

/** By the ledger: whole markets, also where a bet in one of them was placed on another day. */
const netOfSettled = 'Net of settled markets';

/** A market is rounded once, but each of its bets by itself: the difference is a sum of its own. */
function sumsOf({ stake, matched, paid, net, bets, count }: History): ReportAnswer['sums'] {
  // What each may win is not summed: of two bets in a market both may not win.
  const sums = [
    // What was cancelled or lapsed is no longer at stake.
    { label: 'Staked, less cancelled', money: stake },
    { label: 'Matched', money: matched },
  ];
  if (!paid) return net === null ? sums : [...sums, { label: netOfSettled, money: net, isSigned: true }];
  const known = bets.flatMap(({ profit }) => profit ?? []);
  const ofBets = known.reduce((sum, profit) => sum + profit, 0);
  const isWhole =
    bets.length === count && bets.every(({ state, profit }) => state !== 'SETTLED' || profit !== null);
  const rounding = isWhole ? paid.profit - ofBets : 0;
  return [
    ...sums,
    { label: 'Profit of the market before commission', money: paid.profit, isSigned: true },
    ...(rounding === 0 ? [] : [{ label: 'Included rounding', money: rounding, isSigned: true }]),
    { label: amountHeads.commission, money: paid.commission },
    { label: amountHeads.net, money: paid.profit - paid.commission, isSigned: true },
  ];
}

/** The bets of each market together, where the first of them stood. */
function byMarket(bets: readonly Bet[]): readonly Bet[] {
  const markets = new Map<string, Bet[]>();
  for (const bet of bets) markets.set(bet.marketId, [...(markets.get(bet.marketId) ?? []), bet]);
  return [...markets.values()].flat();
}

const marketHref = ({ marketId, sportId }: Bet): string =>
  hrefOf('userBetHistory', { marketId, sportsId: sportId });

/** A market with what all bets in it came to, those of other pages too: the exchange's own sum. */
function groupOf(
  { marketId, eventName, marketName }: Bet,
  { paidMarkets }: History,
  href: string,
): ReportGroup {
  const paid = paidMarkets?.find((market) => market.marketId === marketId);
  const text = `${eventName} – ${marketName}`;
  if (!paid) return { id: marketId, text, href };
  const label = paid.byCashOut ? `${amountHeads.net}, cash out included` : amountHeads.net;
  return { id: marketId, text, href, sum: { label, money: paid.profit - paid.commission } };
}

/** Narrows the bets of a period down. `text` is a part of a name. */
export interface BetFilter {
  sportId?: string;
  kind?: MarketKind;
  side?: Side;
  text?: string;
}

/** How many bets there are in each scope under the filter. */
export type BetScopes = NonNullable<History['scopes']>;

/** Which bets: those of a period of days, all of one market, or all that are not settled. */
export type BetsAsked =
  | { of: 'period'; scope?: BetScope; filter?: BetFilter; onScopes?: (scopes: BetScopes) => void }
  | { of: 'market'; marketId: string }
  | { of: 'unsettled' };

const ended =
  'Your bets and their results are listed here. A bet that was never matched stays until a day after its market ended.';
const emptyTitles: Readonly<Record<BetScope, string>> = {
  ALL: 'No bets were placed in this period',
  ENDED: 'No bet of this period was cancelled or lapsed',
  UNSETTLED: 'No bet of this period is unsettled',
  SETTLED: 'No bet of this period is settled',
};
const words = {
  period: { label: 'My Bets', emptyTitle: emptyTitles.ALL, emptyText: ended },
  market: { label: 'Bets of a market', emptyTitle: 'You have no bets in this market', emptyText: ended },
  unsettled: {
    label: 'Unsettled bets',
    emptyTitle: 'You have no unsettled bets',
    emptyText: 'Waiting and matched bets are listed here until their market is settled.',
  },
} as const;

const scopeOf = (asked: BetsAsked): BetScope =>
  asked.of === 'unsettled' ? 'UNSETTLED' : asked.of === 'period' ? (asked.scope ?? 'ALL') : 'ALL';

const emptyTitleOf = (asked: BetsAsked): string =>
  Object.keys(filterOf(asked)).length > 0
    ? 'No bet of this period is like that'
    : emptyTitles[scopeOf(asked)];

const filterOf = (asked: BetsAsked): BetFilter => (asked.of === 'period' ? (asked.filter ?? {}) : {});

/** The history of a bettor's bets. */
export const betHistoryReport = (asked: BetsAsked): ReportKind => ({
  id:
    asked.of === 'market'
      ? `bets ${asked.marketId}`
      : `bets of ${[asked.of, scopeOf(asked), ...Object.values(filterOf(asked))].join(' ')}`,
  hasRange: asked.of === 'period',
  ...words[asked.of],
  ...(asked.of === 'period' && { emptyTitle: emptyTitleOf(asked) }),
  ...(scopeOf(asked) !== 'UNSETTLED' && {
    note: 'Each bet is told before commission, which is taken from what a market wins in all.',
  }),
  columns: [
    { label: 'Placed', sort: 'AT', cardLabel: '' },
    { label: 'Selection', place: 'head' },
    { label: 'Odds', sort: 'ODDS', isFigure: true },
    { label: 'Stake', sort: 'STAKE', isFigure: true },
    { label: 'Matched', isFigure: true },
    ...(scopeOf(asked) === 'SETTLED'
      ? []
      : [
          { label: 'Could win', isFigure: true },
          { label: 'Liability', isFigure: true },
        ]),
    { label: 'State', place: 'lines', cardLabel: '' },
    // Unsettled bets have no result yet.
    ...(scopeOf(asked) === 'UNSETTLED'
      ? []
      : [
          {
            label: amountHeads.gross,
            isFigure: true,
            place: 'amount' as const,
            cardLabel: '',
          },
        ]),
  ],
  order: { sort: 'AT', direction: 'DESC' },
  async read(client, { period, page, sort, isPractice: practice }) {
    const { sportId: ofSport, ...filter } = filterOf(asked);
    const variables = {
      ...filter,
      ...(ofSport !== undefined && { ofSport }),
      ...(asked.of === 'period' && { period }),
      ...(asked.of === 'market' && { marketId: asked.marketId }),
      scope: scopeOf(asked),
      page,
      betSort: sort as BetSort,
      practice,
    };
    const { data } = await client.query({
      query: BetHistoryDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    const answer = reportOf(data?.betHistory);
    if ('refusal' in answer) return answer;
    if (asked.of === 'period' && answer.scopes) asked.onScopes?.(answer.scopes);
    // In another order the bets of a market do not belong together.
    const isByMarket = asked.of === 'period' && scopeOf(asked) === 'SETTLED' && sort === 'AT';
    const bets = isByMarket ? byMarket(answer.bets) : answer.bets;
    const dated = bets.map((bet) => ({
      at: bet.placedAt,
      // Bets of a day are settled on others too.
      amount: null,
      row: {
        id: bet.orderId,
        side: bet.side,
        ...(isByMarket && { group: groupOf(bet, answer, `${marketHref(bet)}${rangeSearch(period)}`) }),
        cells: [
          { at: bet.placedAt },
          {
            text: `${sideWord(bet.kind, bet.side)} ${bet.selectionName}`,
            ...(bet.byCashOut && { mark: cashOutMark }),
            note: `${bet.eventName} – ${bet.marketName}`,
            noteHref: hrefOf('marketDetails', { eventId: bet.eventId, id: bet.sportId }),
            ...(asked.of !== 'market' && {
              face: { name: bet.selectionName, eventName: bet.eventName, sportId: bet.sportId },
              href: `${marketHref(bet)}${asked.of === 'period' ? rangeSearch(period) : ''}`,
            }),
          },
          priceOf(bet),
          { money: bet.stake },
          { money: bet.matched, ...(bet.matched === bet.stake && { isTold: true }) },
          ...(scopeOf(asked) === 'SETTLED'
            ? []
            : [moneyOf(chancesOf(bet)?.profit), moneyOf(chancesOf(bet)?.liability)]),
          stateOf(bet),
          ...(scopeOf(asked) === 'UNSETTLED' ? [] : [profitOf(bet)]),
        ],
      },
    }));
    const isByDay = sort === 'AT' && !isByMarket && asked.of !== 'market';
    const { count, place } = answer;
    const offset = place?.offset ?? page.offset ?? 0;
    return {
      count,
      place,
      sums: sumsOf(answer),
      rules: asked.of === 'market' ? rulesOf(asked.marketId, answer) : undefined,
      rows: isByDay ? byDay(dated, period.zone, { offset, count }) : dated.map(({ row }) => row),
    };
  },
});
