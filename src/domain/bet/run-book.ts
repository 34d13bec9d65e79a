import { leastPaid } from '../money/settlement.ts';

/** A row of the fancy book (ENT-7): runs, and what the bettor's matched bets pay there, minor units. */
export interface RunBookRow {
  run: string;
  amount: number;
}

/**
 * What a position pays at every total, one row for each stretch of totals that pay the same, from 0 up. `numbers`: each
 * stretch's lowest total (null: no lower bound) and what it pays, hundredths of a minor unit.
 */
export function runBookOf(numbers: readonly { from: number | null; pays: number }[]): RunBookRow[] {
  return numbers.flatMap(({ from, pays }, at) => {
    const next = numbers[at + 1]?.from ?? null;
    const [first, last] = [Math.max(0, from ?? 0), next === null ? null : next - 1];
    if (last !== null && last < first) return [];
    const run = last === null ? `${first} or more` : first === last ? String(first) : `${first} to ${last}`;
    return [{ run, amount: leastPaid(pays) }];
  });
}
