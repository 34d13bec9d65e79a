import { useEffect, useState } from 'react';
import { localDay, type Day } from '#domain/calendar/day.ts';

const minute = 60_000;

/** The day it is where the user sits; another one a minute after midnight at the latest. */
export function useToday(given?: Day): Day {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(localDay(new Date())), minute);
    return () => clearInterval(timer);
  }, []);
  return given ?? today;
}
