import { messages } from '#domain/words/page-words.ts';
import type { RunBookRow } from '#domain/bet/run-book.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './run-book.module.css';

/** PNL-6: what the bettor's matched bets in a session pay, before commission, by the number it ends on. */
export function RunBookView({ rows }: { rows: readonly RunBookRow[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState title={messages.noFancyBook}>
        The run book of a session market stands here once you have bets in it.
      </EmptyState>
    );
  }
  return (
    <table className={css.book}>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col" className={css.figure}>
            Amount
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
