import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import css from '../pages/title-page.module.css';

/** In the place of banking where nobody pays in or out. In a popup, which has a title, it needs none. */
export function NoMoneyHere({ title }: { title?: string }) {
  return (
    <section className={css.page}>
      {title !== undefined && <h1 className={css.title}>{title}</h1>}
      <EmptyState title="No money is paid in or out here">
        Everybody bets with practice money, on the same markets. It is worth nothing and cannot be lost.
      </EmptyState>
    </section>
  );
}
