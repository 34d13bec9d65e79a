import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import css from './title-page.module.css';

/** A page whose feature is not built yet: its title and a plain note that says so. */
export function TitlePage({ title }: { title: string }) {
  return (
    <section className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <EmptyState title="Nothing here yet">
        This page is not built yet. Your bets and balance are not affected.
      </EmptyState>
    </section>
  );
}
