import { rangeSearch, type ReportCell, type ReportColumn } from '#domain/site/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { sportIds } from '#domain/market/sport.ts';
import {
  ProfitLossDocument,
  type PeriodInput,
  type ProfitLossLevel,
  type ProfitLossQuery,
  type ProfitLossSort,
} from '#graphql/__generated__/graphql.ts';
import { amountHeads, reportOf, type ReportKind } from './report-kind.ts';

type Row = Extract<ProfitLossQuery['profitLoss'], { rows: unknown }>['rows'][number];

/** Whose profit and loss: that of all sports, of one sport's events, or of one event's markets. */
export type ProfitLossOf =
  | { level: 'SPORT' }
  | { level: 'EVENT'; sportId: string }
  | { level: 'MARKET'; sportId: string; eventId: string };

const names = { SPORT: 'Sport', EVENT: 'Event', MARKET: 'Market' } as const satisfies Record<
  ProfitLossLevel,
  string
>;

/** A row's name, linked to the next level for the same days. */
function nameOf(row: Row, { from, to }: PeriodInput): ReportCell {
  const { sportId, eventId, marketId } = row;
  const days = { startDate: from, endDate: to };
  if (eventId === null) return { text: row.sportName, href: hrefOf('profitLossEvent', { sportId, ...days }) };
  if (marketId === null)
    return {
      text: row.eventName ?? eventId,
      href: hrefOf('profitLossMarket', { sportsId: sportId, eventId, ...days }),
    };
  const said = { text: row.marketName ?? marketId, note: row.eventName ?? '' };
  // A game round has no bets below it.
  if (sportId === sportIds.casino) return said;
  return {
    ...said,
    href: `${hrefOf('userBetHistory', { marketId, sportsId: sportId })}${rangeSearch({ from, to })}`,
  };
}

export function profitLossReport(of: ProfitLossOf): ReportKind {
  const { level } = of;
  const isMarket = level === 'MARKET';
  const counted: ReportColumn[] = isMarket ? [] : [{ label: 'Markets', isFigure: true }];
  return {
    id: `profit-loss ${Object.values(of).join(' ')}`,
    label: `Profit and loss by ${names[level].toLowerCase()}`,
    columns: [
      { label: names[level], sort: 'NAME', place: 'head' },
      { label: 'Settled', sort: 'AT' },
      ...counted,
      { label: amountHeads.gross, sort: 'PROFIT', isFigure: true },
      { label: amountHeads.commission, sort: 'COMMISSION', isFigure: true },
      { label: amountHeads.net, sort: 'NET', isFigure: true, place: 'amount' },
    ],
    order: { sort: 'AT', direction: 'DESC' },
    emptyTitle: 'No market was settled in this period',
    emptyText: 'What settled markets came to stands here, by sport, event and market.',
    async read(client, { period, page, sort }) {
      const variables = { ...of, period, page, profitLossSort: sort as ProfitLossSort };
      const { data } = await client.query({
        query: ProfitLossDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const answer = reportOf(data?.profitLoss);
      if ('refusal' in answer) return answer;
      return {
        count: answer.count,
        sums: [
          { label: 'Profit of the period before commission', money: answer.profit, isSigned: true },
          { label: amountHeads.commission, money: answer.commission },
          { label: amountHeads.net, money: answer.net, isSigned: true },
        ],
        rows: answer.rows.map((row) => ({
          id: row.marketId ?? row.eventId ?? row.sportId,
          cells: [
            nameOf(row, period),
            { at: row.at },
            ...(isMarket ? [] : [{ text: String(row.markets) }]),
            { money: row.profit, isSigned: true },
            { money: row.commission },
            { money: row.net, isSigned: true },
          ],
        })),
      };
    },
  };
}
