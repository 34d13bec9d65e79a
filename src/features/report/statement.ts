import { isPlayMoney } from '#domain/money/play-money.ts';
import type { ReportCell } from '#domain/report/report.ts';
import { rangeSearch } from '#domain/report/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { fundText, transactionKindText } from '#domain/words/transaction-words.ts';
import {
  StatementDocument,
  type StatementQuery,
  type StatementSort,
} from '#graphql/__generated__/graphql.ts';
import { byDay } from './by-day.ts';
import { reportOf, type ReportKind } from './report-kind.ts';

type Entry = Extract<StatementQuery['statement'], { entries: unknown }>['entries'][number];

/** The house's money, which nobody sends with a reference. */
const givenKinds: ReadonlySet<string> = new Set(['bonus', 'rolling-paid']);

/** Entries whose reference is how the market ended: without a word it reads like what was bet on. */
const paidKinds: ReadonlySet<string> = new Set(['settlement', 'commission']);

function subjectOf(entry: Entry, range: { from: string; to: string }): ReportCell {
  const { marketId, sportId, eventName, marketName, reference } = entry;
  const fund = fundText(entry.kind, entry.amount);
  if (fund && isPlayMoney(reference)) return { text: 'Play money to begin with' };
  // Money that comes or goes is for no market: its reference is the one it was sent with.
  if (fund) return { text: fund, ...(!givenKinds.has(entry.kind) && { note: `Reference: ${reference}` }) };
  if (marketId === null || sportId === null) return { text: reference };
  const href = `${hrefOf('userBetHistory', { marketId, sportsId: sportId })}${rangeSearch(range)}`;
  const told = paidKinds.has(entry.kind) ? `Result: ${reference}` : reference;
  return { text: eventName ?? marketId, href, note: [marketName, told].filter(Boolean).join(' · ') };
}

/** Every movement on the bettor's account, each as its own entry. */
export const statementReport: ReportKind = {
  id: 'statement',
  label: 'Account statement',
  columns: [
    { label: 'Date', sort: 'AT', cardLabel: '' },
    { label: 'Entry', sort: 'KIND', cardLabel: '' },
    { label: 'For', place: 'head' },
    { label: 'Amount', sort: 'AMOUNT', isFigure: true, place: 'amount', cardLabel: '' },
    { label: 'Account balance', isFigure: true, cardLabel: 'Balance' },
  ],
  note: 'The balance at the top of the page leaves out what your open bets may lose.',
  order: { sort: 'AT', direction: 'DESC' },
  emptyTitle: 'No entries in this period',
  emptyText:
    'Deposits, withdrawals, transfers, settled markets, commission, casino rounds and bonuses are listed here.',
  async read(client, { period, page, sort, isPractice: practice }) {
    const variables = { period, page, statementSort: sort as StatementSort, practice };
    const { data } = await client.query({ query: StatementDocument, variables, fetchPolicy: 'network-only' });
    const answer = reportOf(data?.statement);
    if ('refusal' in answer) return answer;
    const { count, place, opening, total, funds, closing } = answer;
    const offset = place?.offset ?? page.offset ?? 0;
    const dated = answer.entries.map((entry) => ({
      at: entry.at,
      amount: entry.amount,
      row: {
        id: entry.entryId,
        cells: [
          { at: entry.at },
          { text: transactionKindText(entry.kind) },
          subjectOf(entry, period),
          { money: entry.amount, isSigned: true },
          { money: entry.balanceAfter },
        ],
      },
    }));
    return {
      count,
      place,
      sums: [
        { label: 'Opening balance', money: opening },
        ...(funds === null
          ? [{ label: 'Total of the period', money: total, isSigned: true }]
          : [
              { label: 'Money in less money out', money: funds, isSigned: true },
              { label: 'Betting, games and bonuses', money: total - funds, isSigned: true },
            ]),
        { label: 'Closing balance', money: closing },
      ],
      rows: sort === 'AT' ? byDay(dated, period.zone, { offset, count }) : dated.map(({ row }) => row),
    };
  },
};
