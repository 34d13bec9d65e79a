/** A match clock that runs by itself between two messages. */
export interface MatchClock {
  /** Whole seconds played at `at`. */
  elapsed: number;
  /** RFC 3339, UTC. */
  at: string;
  /** Match milliseconds per real second: 1000 for a live match, 0 for a stopped clock. */
  rate: number;
  /** Seconds played at which it stops by itself; null when it does not. */
  end: number | null;
}

/** `67:05`. Minutes go past 60; there are no hours. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
