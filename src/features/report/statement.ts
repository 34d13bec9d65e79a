import type { ReportCell } from '#domain/site/report.ts';
import { rangeSearch } from '#domain/site/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import {
  StatementDocument,
  type StatementQuery,
  type StatementSort,
} from '#graphql/__generated__/graphql.ts';
import { reportOf, type ReportKind } from './report-kind.ts';

type Entry = Extract<StatementQuery['statement'], { entries: unknown }>['entries'][number];

const kindTexts: Readonly<Record<string, string>> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  settlement: 'Settlement',
  commission: 'Commission',
  rounding: 'Rounding',
  'settlement-reversal': 'Settlement taken back',
  'commission-reversal': 'Commission given back',
  'casino-stake': 'Casino stake',
  'casino-payout': 'Casino payout',
};

/** Entries whose reference is how the market ended: without a word it reads like what was bet on. */
const paidKinds: ReadonlySet<string> = new Set(['settlement', 'commission']);

function subjectOf(entry: Entry, range: { from: string; to: string }): ReportCell {
  const { marketId, sportId, eventName, marketName, reference } = entry;
  if (marketId === null || sportId === null) return { text: reference };
  const href = `${hrefOf('userBetHistory', { marketId, sportsId: sportId })}${rangeSearch(range)}`;
  return {
    text: `${eventName} – ${marketName}`,
    href,
    note: paidKinds.has(entry.kind) ? `Result: ${reference}` : reference,
  };
}

/** Every movement on the bettor's account, each as its own entry. */
export const statementReport: ReportKind = {
  id: 'statement',
  label: 'Account statement',
  columns: [
    { label: 'Date', sort: 'AT' },
    { label: 'Entry', sort: 'KIND' },
    { label: 'For', place: 'head' },
    { label: 'Amount', sort: 'AMOUNT', isFigure: true, place: 'amount' },
    { label: 'Balance', isFigure: true },
  ],
  order: { sort: 'AT', direction: 'DESC' },
  emptyTitle: 'No entries in this period',
  emptyText: 'Deposits, withdrawals, settled markets, commission and casino rounds stand here.',
  async read(client, { period, page, sort }) {
    const variables = { period, page, statementSort: sort as StatementSort };
    const { data } = await client.query({ query: StatementDocument, variables, fetchPolicy: 'network-only' });
    const answer = reportOf(data?.statement);
    if ('refusal' in answer) return answer;
    return {
      count: answer.count,
      sums: [
        { label: 'Opening balance', money: answer.opening },
        { label: 'Total of the period', money: answer.total, isSigned: true },
        { label: 'Closing balance', money: answer.closing },
      ],
      rows: answer.entries.map((entry) => ({
        id: entry.entryId,
        cells: [
          { at: entry.at },
          { text: kindTexts[entry.kind] ?? entry.kind },
          subjectOf(entry, period),
          { money: entry.amount, isSigned: true },
          { money: entry.balanceAfter },
        ],
      })),
    };
  },
};
