import { CalendarDays } from 'lucide-react';
import { isDay } from '#domain/calendar/day.ts';
import { dayWords, type EventDay } from '#domain/market/event-days.ts';
import { readersDay } from '#domain/words/reader-day.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { CountedChips } from '#ui/counted-chips/counted-chips.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import css from './choices.module.css';

const DateChip = lazyPart(async () => (await import('#ui/pickers/date-chip.tsx')).DateChip);

/** What is in play, today, tomorrow and a few more have a chip; the calendar has all the others. */
const chipsShown = 6;
const label = 'Date';

export interface DayChoiceViewProps {
  days: readonly { day: EventDay; count: number }[];
  /** Null: every day. */
  chosen: EventDay | null;
  /** RFC 3339; it says which day is today. */
  now: string;
  onChoose: (day: EventDay | null) => void;
}

/** Which days' events are listed, with how many there are. */
export function DayChoiceView({ days, chosen, now, onChoose }: DayChoiceViewProps) {
  const all = days.reduce((sum, { count }) => sum + count, 0);
  const first = days.slice(0, chipsShown);
  // A day of the calendar, or of an old address, stands among them while it is chosen.
  const isAmong = chosen === null || first.some(({ day }) => day === chosen);
  const known = days.find(({ day }) => day === chosen);
  const shown = isAmong ? first : [...first, { day: chosen, count: known?.count ?? 0 }];
  const today = readersDay(now);
  const isAhead = isDay(chosen) && chosen >= today;
  return (
    <div className={css.days}>
      <CountedChips
        label="When"
        chips={[
          { id: null, words: 'All', count: all },
          ...shown.map(({ day, count }) => ({ id: day, words: dayWords(day, now), count })),
        ]}
        {...{ chosen, onChoose }}
      />
      <PartBoundary
        name="The calendar"
        isAsked={false}
        loading={
          <Chip disabled>
            <CalendarDays aria-hidden /> {label}
          </Chip>
        }
      >
        <DateChip
          {...{ label, today }}
          value={isAhead ? chosen : null}
          onChange={onChoose}
          options={{ min: today, selectOtherMonth: true, showWeekNumbers: false }}
        />
      </PartBoundary>
    </div>
  );
}
