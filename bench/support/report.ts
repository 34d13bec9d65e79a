import { loadavg } from 'node:os';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
export const figure = (value: number): string => number.format(value);

/** The median, with the least and the most. */
export const spread = (values: readonly number[]): string =>
  `${figure(median(values))} (${figure(Math.min(...values))}–${figure(Math.max(...values))})`;

/** Prints a table whose first row is its head. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    );
}

/** The other load of the machine. */
export const loadNote = (): string =>
  `load average ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`;

export type Verdict = 'met' | 'MISSED' | 'inconclusive';

/** Whether a ratio reaches its goal; inconclusive on a machine that other work kept busy. */
export function verdictOf(ratio: number, goal: number, conclusive: boolean): Verdict {
  if (!conclusive) return 'inconclusive';
  return ratio >= goal ? 'met' : 'MISSED';
}
