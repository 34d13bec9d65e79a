import { leastPaid } from '../money/settlement.ts';

/** A row of the fancy book (ENT-7): runs, or by how much a side wins, and what the bettor's matched bets pay there, minor units. */
export interface RunBookRow {
  run: string;
  amount: number;
}

interface Stretch {
  /** The lowest number; null: no lower bound. */
  from: number | null;
  /** What the position pays there, hundredths of a minor unit. */
  pays: number;
}

/** What a position pays at every total, one row for each stretch of totals that pay the same, from 0 up. */
export const runBookOf = (numbers: readonly Stretch[]): RunBookRow[] =>
  rowsOf(numbers, (from, to) => {
    const first = Math.max(0, from ?? 0);
    if (to === null) return `${first} or more`;
    if (to < first) return null;
    return first === to ? String(first) : `${first} to ${to}`;
  });

/** The same by how much a side wins; where it does not, the number is below 0. */
export const marginBookOf = (numbers: readonly Stretch[]): RunBookRow[] =>
  rowsOf(numbers, (from, to) => {
    if (from === to && from !== null) return margin(from);
    if (from === null) return to === null ? 'However it ends' : to < 0 ? `${margin(to)} or more` : upTo(to);
    return to === null
      ? from > 0
        ? `${margin(from)} or more`
        : atLeast(from)
      : `${margin(from)} to ${margin(to)}`;
  });

const margin = (number: number): string =>
  number === 0 ? 'level' : number > 0 ? `wins by ${number}` : `loses by ${-number}`;
const upTo = (number: number): string =>
  number === 0 ? 'loses, or level' : `loses, level, or wins by ${number} at most`;
const atLeast = (number: number): string =>
  number === 0 ? 'wins, or level' : `wins, level, or loses by ${-number} at most`;

function rowsOf(
  numbers: readonly Stretch[],
  textOf: (from: number | null, to: number | null) => string | null,
): RunBookRow[] {
  return numbers.flatMap(({ from, pays }, at) => {
    const next = numbers[at + 1]?.from ?? null;
    const run = textOf(from, next === null ? null : next - 1);
    return run === null ? [] : [{ run, amount: leastPaid(pays) }];
  });
}
