import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { PlayRecordQuery } from '#graphql/__generated__/graphql.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import limits from './limits.module.css';
import { minutesText, monthText } from './play-record-text.ts';
import css from './play-record.module.css';

export type PlayRecord = PlayRecordQuery['playRecord'];
type Month = PlayRecord['months'][number];

const sumOf = (months: readonly Month[], of: 'deposited' | 'withdrawn'): number =>
  months.reduce((sum, month) => sum + month[of], 0);

/** What a bettor put in and took out, and for how long they were signed in. Neither is good or bad: no green, no red. */
export function PlayRecordView({ record }: { record: PlayRecord }) {
  const { months, minutesToday, minutesThisWeek } = record;
  const [isEver, setIsEver] = useState(false);
  const deposited = isEver ? record.deposited : sumOf(months, 'deposited');
  const withdrawn = isEver ? record.withdrawn : sumOf(months, 'withdrawn');
  const figures: readonly (readonly [name: string, minor: number])[] = [
    ['Put in', deposited],
    ['Taken out', withdrawn],
    ['Net', deposited - withdrawn],
  ];
  return (
    <div className={limits.limits}>
      <section className={limits.card} aria-label="Net deposits">
        <h3>Net deposits</h3>
        <p className={limits.muted}>What you put in, less what you took out.</p>
        <div role="group" aria-label="Over how long" className={limits.chips}>
          <Chip pressed={!isEver} onClick={() => setIsEver(false)}>
            12 months
          </Chip>
          <Chip pressed={isEver} onClick={() => setIsEver(true)}>
            All
          </Chip>
        </div>
        <dl className={css.figures}>
          {figures.map(([name, minor]) => (
            <div key={name} data-of={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(minor)}</dd>
            </div>
          ))}
        </dl>
        <Months months={months} />
      </section>
      <section className={limits.card} aria-label="Time signed in">
        <h3>Time signed in</h3>
        <p className={limits.muted}>On all your devices together; a week begins on Monday.</p>
        <dl className={css.figures}>
          <div>
            <dt>Today</dt>
            <dd>{minutesText(minutesToday)}</dd>
          </div>
          <div>
            <dt>This week</dt>
            <dd>{minutesText(minutesThisWeek)}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

/** Each month's two columns: what was put in above the line, what was taken out below it, on one scale. */
function Months({ months }: { months: readonly Month[] }) {
  const largest = (of: 'deposited' | 'withdrawn') => Math.max(0, ...months.map((month) => month[of]));
  const [above, below] = [largest('deposited'), largest('withdrawn')];
  const share = (part: number, whole: number) => `${whole === 0 ? 0 : (Math.max(0, part) / whole) * 100}%`;
  const rows = above + below === 0 ? '1fr 0fr' : `${above}fr ${below}fr`;
  return (
    <ol className={css.months} aria-label="By month">
      {months.map(({ month, deposited, withdrawn }) => (
        <li key={month}>
          <div className={css.columns} style={{ gridTemplateRows: rows }} aria-hidden>
            <span className={css.in}>
              <span style={{ blockSize: share(deposited, above) }} />
            </span>
            <span className={css.out}>
              <span style={{ blockSize: share(withdrawn, below) }} />
            </span>
          </div>
          <span className={css.name} aria-hidden>
            {monthText(month).slice(0, 3)}
          </span>
          <VisuallyHidden>
            {monthText(month)}: {formatMoney(deposited)} put in, {formatMoney(withdrawn)} taken out
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
