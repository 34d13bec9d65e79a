import { dayWords, type EventDay } from '#domain/market/event-days.ts';
import { CountedChips } from '#ui/counted-chips/counted-chips.tsx';

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
  // A day that an old address names stays among them while it is chosen.
  const isGone = chosen !== null && !days.some(({ day }) => day === chosen);
  const shown = isGone ? [...days, { day: chosen, count: 0 }] : days;
  return (
    <CountedChips
      label="When"
      chips={[
        { id: null, words: 'All', count: all },
        ...shown.map(({ day, count }) => ({ id: day, words: dayWords(day, now), count })),
      ]}
      {...{ chosen, onChoose }}
    />
  );
}
