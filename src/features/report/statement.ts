import type { EntryGroup } from '#domain/report/entry-group.ts';
import { statementFile } from '#domain/report/statement-file.ts';
import { statementCells, statementColumns } from '#domain/report/statement-row.ts';
import { StatementDocument, type StatementSort } from '#graphql/__generated__/graphql.ts';
import { byDay } from './by-day.ts';
import { reportOf, type ReportKind } from './report-kind.ts';

const groupTexts: Readonly<Record<EntryGroup, string>> = {
  SETTLEMENTS: 'Settlements',
  COMMISSION: 'Commission',
  DEPOSITS: 'Deposits',
  WITHDRAWALS: 'Withdrawals',
  GAMES: 'Games',
  TRANSFERS: 'Transfers',
  REWARDS: 'Rewards',
};

export const entryGroupText = (group: EntryGroup): string => groupTexts[group];

/** Every movement on the bettor's account, each as its own entry; of one group where it is given. */
export const statementOf = (group?: EntryGroup): ReportKind => ({
  id: group ? `statement ${groupTexts[group].toLowerCase()}` : 'statement',
  hasDays: true,
  label: 'Account statement',
  columns: statementColumns,
  filePath: (period, { sort, direction, isPractice }) =>
    sort === 'AT' ? statementFile(period, { direction, group, isPractice }) : null,
  note: 'The balance at the top of the page leaves out what your open bets may lose.',
  order: { sort: 'AT', direction: 'DESC' },
  emptyTitle: group ? `No ${groupTexts[group].toLowerCase()} in this period` : 'No entries in this period',
  emptyText:
    'Deposits, withdrawals, transfers, settled markets, commission, casino rounds and bonuses are listed here.',
  async read(client, { period, page, sort, isPractice: practice }) {
    const variables = { period, page, statementSort: sort as StatementSort, group, practice };
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
        cells: statementCells(entry, period),
      },
    }));
    return {
      count,
      place,
      sums: group
        ? [{ label: `${groupTexts[group]} of the period`, money: total, isSigned: true }]
        : [
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
});

export const statementReport = statementOf();
