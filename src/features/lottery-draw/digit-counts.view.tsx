import css from './lottery-draw.module.css';

export interface DigitCountsViewProps {
  /** Which digit of the draws: its market's name. */
  name: string;
  /** How often each digit came, by digit. */
  counts: readonly number[];
}

/** How often each digit came in the last draws, and that this says nothing of the next. */
export function DigitCountsView({ name, counts }: DigitCountsViewProps) {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  if (draws === 0) return null;
  const most = Math.max(...counts);
  return (
    <section className={css.counts} aria-label="How often each digit came">
      <header className={css.countsHead}>
        <h2 className={css.title}>How often, last {draws} draws</h2>
        <span>{name.toLowerCase()}</span>
      </header>
      <ol className={css.bars}>
        {counts.map((count, digit) => (
          // The ten digits are what the list is of.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={digit} aria-label={`${digit}: ${count} ${count === 1 ? 'time' : 'times'}`}>
            <span className={css.count} aria-hidden>
              {count}
            </span>
            <span className={css.barOf} style={{ blockSize: `${(count / most) * 64}px` }} aria-hidden />
            <span aria-hidden>{digit}</span>
          </li>
        ))}
      </ol>
      <p className={css.none}>
        Each digit is one in ten every time. The past does not lean on the next draw.
      </p>
    </section>
  );
}
