import { useEffect, useState } from 'react';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

const everyMs = 15_000;

/** The exchange's time, RFC 3339, updated often enough for "In 7 min". */
export function useNow(): string {
  const [now, setNow] = useState(exchangeClock.text);
  useEffect(() => {
    const look = () => setNow(exchangeClock.text());
    const timer = setInterval(look, everyMs);
    const stop = exchangeClock.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
