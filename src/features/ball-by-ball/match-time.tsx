import { useEffect, useState } from 'react';
import { clockText, type MatchClock } from '#domain/market/match-clock.ts';
import { secondsPlayed } from '#domain/market/seconds-played.ts';
import { timing } from '#domain/site/timing.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

export interface MatchTimeProps {
  clock: MatchClock;
  /** Epoch ms. */
  exchangeTime?: () => number;
  /** False: the clock stops where it is, because what comes next is not known. */
  isLive: boolean;
}

/** The match clock, running on between messages. It is not read out. */
export function MatchTime({ clock, exchangeTime = exchangeClock.now, isLive }: MatchTimeProps) {
  const read = () => secondsPlayed(clock, exchangeTime());
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    if (!isLive) return;
    const look = () => setSeconds(secondsPlayed(clock, exchangeTime()));
    look();
    if (clock.rate === 0) return;
    const timer = setInterval(look, timing.clockLook);
    return () => clearInterval(timer);
  }, [clock, exchangeTime, isLive]);
  return (
    <span role="timer" aria-label="Match clock">
      {clockText(seconds)}
    </span>
  );
}
