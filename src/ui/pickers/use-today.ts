import { useEffect, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { readersDay } from '#domain/words/reader-day.ts';
import { exchangeClock } from '../exchange-clock/exchange-clock.ts';

const minute = 60_000;

/** The calendar day where the reader is. */
export const todayHere = (): Day => readersDay(exchangeClock.now());

const dayOf = (zone: string | undefined): Day =>
  zone === undefined ? todayHere() : dayIn(zone, exchangeClock.now());

/** The calendar day, here or in a zone; it changes at most a minute after midnight. */
export function useToday(zone?: string): Day {
  const [today, setToday] = useState(() => dayOf(zone));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(zone)), minute);
    return () => clearInterval(timer);
  }, [zone]);
  return today;
}
