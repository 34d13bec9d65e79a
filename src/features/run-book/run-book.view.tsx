import { nothingMessages } from '#domain/words/nothing-words.ts';
import type { RunBookRow } from '#domain/bet/run-book.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './run-book.module.css';

export interface RunBookViewProps {
  /** What the rows are of: runs, or the side that wins or loses by so many. */
  of: string;
  rows: readonly RunBookRow[];
  paysCommission: boolean;
}

/** PNL-6: what the bettor's matched bets pay, before commission, by the number that the market ends on. */
export function RunBookView({ of, rows, paysCommission }: RunBookViewProps) {
  if (rows.length === 0) {
    return (
      <EmptyState title={nothingMessages.noFancyBook}>
        Once you have matched bets in the market, this shows what each result would pay.
      </EmptyState>
    );
  }
  return (
    <table className={css.book}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" className={css.figure}>
            Amount{paysCommission && ', before commission'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ run, amount }) => (
          <tr key={run} data-side={amount < 0 ? 'LAY' : 'BACK'}>
            <td>{run}</td>
            <td className={css.figure}>
              <MoneyText minor={amount} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
