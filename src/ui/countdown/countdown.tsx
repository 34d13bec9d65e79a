import { useEffect, useState } from 'react';
import { clockText } from '#domain/market/match-clock.ts';
import { exchangeClock } from '../exchange-clock/exchange-clock.ts';

export interface CountdownProps {
  /** What it counts down to, RFC 3339. */
  to: string;
  /** Said once that moment has come. */
  over: string;
}

const everyMs = 1_000;
const secondsTo = (to: string): number =>
  Math.max(0, Math.ceil((Date.parse(to) - exchangeClock.now()) / 1_000));

/** Minutes and seconds to a moment, by the exchange's clock. It is not read out. */
export function Countdown({ to, over }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsTo(to));
  useEffect(() => {
    const look = () => setSeconds(secondsTo(to));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [to]);
  return (
    <time role="timer" dateTime={to}>
      {seconds === 0 ? over : `In ${clockText(seconds)}`}
    </time>
  );
}
