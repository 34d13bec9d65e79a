import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The time, RFC 3339, updated often enough for "In 7 min". */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
