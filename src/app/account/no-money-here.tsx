import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { pageJurisdiction } from '../jurisdiction.ts';
import css from '../pages/title-page.module.css';

/**
 * In the place of banking where nobody pays in or out, or a practice account does not. In a popup, which has a title, it
 * needs none.
 */
export function NoMoneyHere({ title }: { title?: string }) {
  return (
    <section className={css.page}>
      {title !== undefined && <h1 className={css.title}>{title}</h1>}
      {pageJurisdiction().hasMoney ? (
        <EmptyState title="Practice money is not paid in or out">
          Keep the account, above, to pay money in. What you practise with is worth nothing outside.
        </EmptyState>
      ) : (
        <EmptyState title="No money is paid in or out here">
          Everybody bets with practice money, on the same markets. It is worth nothing outside.
        </EmptyState>
      )}
    </section>
  );
}
