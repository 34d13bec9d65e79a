import { Rules } from '../popups/rules.tsx';
import css from './title-page.module.css';

/** What the rules popup says, as a page of its own. */
export function RulesPage() {
  return (
    <section className={css.page}>
      <h1 className={css.title}>Rules</h1>
      <Rules below="h1" />
    </section>
  );
}
