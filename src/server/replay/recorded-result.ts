import type { RecordedDefinition } from './mcm-message.ts';

/** How a market ends, in the exchange's words. Without winners and tied runners it is void. */
export interface RecordedResult {
  winners: string[];
  /** Runners in a dead heat for the places the winners leave. */
  tied: string[];
}

/**
 * Returns the result of a closed market of so many places. It is void if places are left over or the recording does not
 * say who tied.
 */
export function resultOf({ runners }: RecordedDefinition, places: number): RecordedResult {
  const winners = runners.filter(({ status }) => status === 'WINNER').map(({ id }) => String(id));
  if (winners.length === places) return { winners, tied: [] };
  // If there is only one place, all its winners tied.
  return { winners: [], tied: places === 1 ? winners : [] };
}

/** Whether two results pay the same. */
export const isSameResult = (a: RecordedResult, b: RecordedResult): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ winners, tied }: RecordedResult): string =>
  JSON.stringify([winners.toSorted(), tied.toSorted()]);
