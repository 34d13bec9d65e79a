import { rangeSearch } from '#domain/report/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { rateText } from '#domain/words/rate-text.ts';
import { RollingCommissionDocument, type RollingSort } from '#graphql/__generated__/graphql.ts';
import { reportOf, type ReportKind } from './report-kind.ts';

/** What accrued by the bettor's turnover, market by market; a correction in a row of its own. */
export const rollingCommissionReport: ReportKind = {
  id: 'rolling-commission',
  label: 'Rolling commission',
  columns: [
    { label: 'Settled', sort: 'AT', cardLabel: '' },
    { label: 'Market', place: 'head' },
    { label: 'Turnover', sort: 'TURNOVER', isFigure: true },
    { label: 'Rate', isFigure: true },
    { label: 'Accrued', sort: 'AMOUNT', isFigure: true, place: 'amount', cardLabel: 'accrued' },
  ],
  order: { sort: 'AT', direction: 'DESC' },
  emptyTitle: 'Nothing accrued in this period',
  emptyText: 'Each market that is settled while you have a rate is listed here.',
  async read(client, { period, page, sort }) {
    const { data } = await client.query({
      query: RollingCommissionDocument,
      variables: { period, page, rollingSort: sort as RollingSort },
      fetchPolicy: 'network-only',
    });
    const answer = reportOf(data?.rollingCommission);
    if ('refusal' in answer) return answer;
    const { count, place, turnover, accrued, paid } = answer;
    return {
      count,
      place,
      sums: [
        { label: 'Turnover', money: turnover },
        { label: 'Accrued', money: accrued, isSigned: true },
        { label: 'Paid out', money: paid },
      ],
      rows: answer.rows.map((row) => ({
        id: row.accrualId,
        cells: [
          { at: row.at },
          {
            text: row.eventName,
            note: row.isCorrection ? `${row.marketName} · Corrected` : row.marketName,
            href: `${hrefOf('userBetHistory', { marketId: row.marketId, sportsId: row.sportId })}${rangeSearch(period)}`,
          },
          { money: row.turnover },
          { text: rateText(row.rate) },
          { money: row.amount, isSigned: true },
        ],
      })),
    };
  },
};
