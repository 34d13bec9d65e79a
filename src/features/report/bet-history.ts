import { hashOfPopup } from '#domain/site/popup.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { rangeSearch, type ReportAnswer, type ReportCell } from '#domain/site/report.ts';
import { cashOutMark } from '#domain/words/cash-out-words.ts';
import { lapseText } from '#domain/words/refusal-words.ts';
import { hrefOf } from '#domain/site/route.ts';
import {
  BetHistoryDocument,
  type BetHistoryQuery,
  type BetSort,
  type BetState,
} from '#graphql/__generated__/graphql.ts';
import { amountHeads, reportOf, type ReportKind } from './report-kind.ts';

type History = Extract<BetHistoryQuery['betHistory'], { bets: unknown }>;
type Bet = History['bets'][number];

const stateTexts: Readonly<Record<BetState, string>> = {
  UNMATCHED: 'Unmatched',
  MATCHED: 'Matched',
  SETTLED: 'Settled',
  LAPSED: 'Lapsed',
  CANCELLED: 'Cancelled',
};

const dash: ReportCell = { text: '–' };

/** A bet's state, with the market's result, why the exchange ended what was not matched, and the rules it is under. */
function stateOf({ state, reason, result, marketId, rulesVersion: version }: Bet): ReportCell {
  const notes = [reason && lapseText(reason), result !== null && `Result: ${result}`].filter(Boolean);
  return {
    text: stateTexts[state],
    ...(notes.length > 0 && { note: notes.join(' ') }),
    popup: {
      text: `Rules, version ${version}`,
      hash: hashOfPopup({ name: 'marketRules', marketId, version }),
    },
  };
}

const profitOf = ({ profit }: Bet): ReportCell =>
  profit === null ? dash : { money: profit, isSigned: true };

/** The price at which the bet was matched, or waits. */
const priceOf = ({ kind, odds, averageOdds, line }: Bet): ReportCell => ({
  price: { kind, odds: averageOdds ?? odds, line },
});

/** A market is rounded once, but each of its bets by itself: the difference is a sum of its own. */
function sumsOf({ stake, matched, paid, bets, count }: History): ReportAnswer['sums'] {
  const sums = [
    { label: 'Staked', money: stake },
    { label: 'Matched', money: matched },
  ];
  if (!paid) return sums;
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

/** Which bets: those of a period of days, all of one market, or all that are not settled. */
export type BetsAsked = { of: 'period' } | { of: 'market'; marketId: string } | { of: 'unsettled' };

const ended =
  'Bets stand here with what became of them; those never matched until a day after their market ended.';
const words = {
  period: { label: 'My Bets', emptyTitle: 'No bets were placed in this period', emptyText: ended },
  market: { label: 'Bets of a market', emptyTitle: 'You have no bets in this market', emptyText: ended },
  unsettled: {
    label: 'Unsettled bets',
    emptyTitle: 'You have no unsettled bets',
    emptyText: 'Bets that wait or are matched stand here until their market is settled.',
  },
} as const;

/** The history of a bettor's bets. */
export const betHistoryReport = (asked: BetsAsked): ReportKind => ({
  id: asked.of === 'market' ? `bets ${asked.marketId}` : `bets of ${asked.of}`,
  hasRange: asked.of === 'period',
  ...words[asked.of],
  columns: [
    { label: 'Placed', sort: 'AT' },
    { label: 'Selection', place: 'head' },
    { label: 'Odds', sort: 'ODDS', isFigure: true },
    { label: 'Stake', sort: 'STAKE', isFigure: true },
    { label: 'Matched', isFigure: true },
    { label: 'State', place: 'lines' },
    // Unsettled bets have no result yet.
    ...(asked.of === 'unsettled'
      ? []
      : [{ label: amountHeads.gross, isFigure: true, place: 'amount' as const }]),
  ],
  order: { sort: 'AT', direction: 'DESC' },
  async read(client, { period, page, sort }) {
    const variables = {
      ...(asked.of === 'period' && { period }),
      ...(asked.of === 'market' && { marketId: asked.marketId }),
      scope: asked.of === 'unsettled' ? ('UNSETTLED' as const) : ('ALL' as const),
      page,
      betSort: sort as BetSort,
    };
    const { data } = await client.query({
      query: BetHistoryDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    const answer = reportOf(data?.betHistory);
    if ('refusal' in answer) return answer;
    return {
      count: answer.count,
      sums: sumsOf(answer),
      rows: answer.bets.map((bet) => ({
        id: bet.orderId,
        cells: [
          { at: bet.placedAt },
          {
            text: `${sideWord(bet.kind, bet.side)} ${bet.selectionName}`,
            ...(bet.byCashOut && { mark: cashOutMark }),
            note: `${bet.eventName} – ${bet.marketName}`,
            noteHref: hrefOf('marketDetails', { eventId: bet.eventId, id: bet.sportId }),
            ...(asked.of !== 'market' && {
              href: `${hrefOf('userBetHistory', { marketId: bet.marketId, sportsId: bet.sportId })}${asked.of === 'period' ? rangeSearch(period) : ''}`,
            }),
          },
          priceOf(bet),
          { money: bet.stake },
          { money: bet.matched },
          stateOf(bet),
          ...(asked.of === 'unsettled' ? [] : [profitOf(bet)]),
        ],
      })),
    };
  },
});
