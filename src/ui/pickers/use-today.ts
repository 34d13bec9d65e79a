import { useEffect, useState } from 'react';
import { localDay, type Day } from '#domain/calendar/day.ts';

const minute = 60_000;

/** The local calendar day; it changes at most a minute after midnight. */
export function useToday(given?: Day): Day {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(localDay(new Date())), minute);
    return () => clearInterval(timer);
  }, []);
  return given ?? today;
}
