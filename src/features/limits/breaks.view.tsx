import { useState } from 'react';
import { monthsAfter, timeOutEnd, type TimeOut } from '#domain/limits/break.ts';
import type { LimitChange, SeenLimits } from '#domain/limits/limit-change.ts';
import { realityIntervals } from '#domain/limits/bettor-limits.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import css from './limits.module.css';

interface BreaksProps {
  limits: SeenLimits;
  /** RFC 3339. */
  now: string;
  /** That times are shown in. */
  zone: string;
  isBusy: boolean;
  onChange: (change: LimitChange) => void;
}

const timeOutNames: Readonly<Record<TimeOut, string>> = {
  DAY: '24 hours',
  WEEK: '7 days',
  MONTH: 'A month',
  SIX_WEEKS: '6 weeks',
};
const exclusionNames = new Map([
  [6, '6 months'],
  [12, '1 year'],
  [24, '2 years'],
  [60, '5 years'],
]);

/** How often to look up, and breaks of days or months. */
export function BreaksView(props: BreaksProps) {
  const { limits, isBusy, onChange } = props;
  return (
    <>
      <section className={css.card} aria-label="Reality check">
        <h4>Reality check</h4>
        <p className={css.muted}>Stops you for a look at time and money, on whatever device you are.</p>
        <div role="group" aria-label="How often" className={css.chips}>
          {[null, ...realityIntervals].map((every) => (
            <Chip
              key={every}
              pressed={limits.realityEvery === every}
              disabled={isBusy}
              onClick={() => onChange({ type: 'REALITY', every })}
            >
              {every === null ? 'Off' : `${every} min`}
            </Chip>
          ))}
        </div>
      </section>
      <TimeOutCard {...props} />
      <ExclusionCard {...props} />
    </>
  );
}

function TimeOutCard({ limits, now, zone, isBusy, onChange }: BreaksProps) {
  const { timedOutUntil } = limits;
  const [length, setLength] = useState<TimeOut>('DAY');
  const isOn = timedOutUntil !== null && timedOutUntil > now;
  return (
    <section className={css.card} aria-label="Time-out">
      <h4>Time-out</h4>
      <p className={css.muted}>
        {isOn
          ? `You take a break until ${formatMinute(timedOutUntil, zone)}. It can be lengthened, not shortened.`
          : 'A break from betting. You can still sign in, take money out and see your bets. It cannot be ended early.'}
      </p>
      <div role="group" aria-label="How long a time-out" className={css.chips}>
        {(Object.keys(timeOutNames) as TimeOut[]).map((one) => (
          <Chip key={one} pressed={length === one} onClick={() => setLength(one)}>
            {timeOutNames[one]}
          </Chip>
        ))}
      </div>
      <p>
        Until <strong>{formatMinute(timeOutEnd(length, now, limits.zone), zone)}</strong>
      </p>
      <Button wide loading={isBusy} onClick={() => onChange({ type: 'TIME_OUT', length })}>
        Take a time-out: {timeOutNames[length].toLowerCase()}
      </Button>
    </section>
  );
}

function ExclusionCard({ limits, now, zone, isBusy, onChange }: BreaksProps) {
  const { exclusion } = limits;
  const [months, setMonths] = useState(6);
  const isOn = exclusion !== null && (exclusion.backAt === null || exclusion.backAt > now);
  return (
    <section className={css.card} aria-label="Self-exclusion">
      <h4>Self-exclusion</h4>
      <p className={css.muted}>
        {isOn
          ? `You have excluded yourself until ${formatMinute(exclusion.until, zone)}. Nobody can shorten it.`
          : 'Closes your account to betting for months. Matched bets stand and are paid; your money can be taken out. Nobody can shorten it.'}
      </p>
      {isOn && exclusion.until <= now && (
        <Button
          wide
          loading={isBusy || exclusion.backAt !== null}
          onClick={() => onChange({ type: 'RETURN' })}
        >
          {exclusion.backAt === null
            ? 'Ask to come back'
            : `You can bet again from ${formatMinute(exclusion.backAt, zone)} on`}
        </Button>
      )}
      <div role="group" aria-label="How long an exclusion" className={css.chips}>
        {[...exclusionNames].map(([one, name]) => (
          <Chip key={one} pressed={months === one} onClick={() => setMonths(one)}>
            {name}
          </Chip>
        ))}
      </div>
      <p>
        Until <strong>{formatMinute(monthsAfter(now, months, limits.zone), zone)}</strong>
      </p>
      <Button wide loading={isBusy} onClick={() => onChange({ type: 'EXCLUDE', months })}>
        Exclude myself: {exclusionNames.get(months)}
      </Button>
    </section>
  );
}
