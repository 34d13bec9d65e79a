import type { MatchClock } from './match-clock.ts';

/** Whole seconds played at a moment, in epoch ms of the exchange's time. */
export function secondsPlayed({ elapsed, at, rate, end }: MatchClock, now: number): number {
  const since = Math.max(0, now - Date.parse(at));
  const seconds = elapsed + Math.floor((since * rate) / 1_000_000);
  return end === null ? seconds : Math.max(elapsed, Math.min(seconds, end));
}
