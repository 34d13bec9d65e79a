import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { Rules } from '../popups/rules.tsx';
import css from './title-page.module.css';

// Only who is signed in has it.
const CoachAgain = lazyPart(async () => (await import('../practice/coach-ways.tsx')).CoachAgain);

/** What the rules popup says, as a page of its own. */
export function RulesPage() {
  return (
    <section className={css.page}>
      <h1 className={css.title}>Rules</h1>
      <Rules below="h1" />
      <PartBoundary name="Your first bet" isAsked={false}>
        <CoachAgain />
      </PartBoundary>
    </section>
  );
}
