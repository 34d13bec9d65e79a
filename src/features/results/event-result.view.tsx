import { RaceResultView, type RaceResult } from './race-result.view.tsx';
import css from './results.module.css';

/** How the race that a page is about ended, with every finisher. */
export function EventResultView({ race }: { race: RaceResult }) {
  return (
    <section className={css.list} aria-label="Result">
      <h2 className={css.title}>Result</h2>
      <RaceResultView race={race} isWhole />
    </section>
  );
}
