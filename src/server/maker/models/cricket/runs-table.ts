import {
  ballsAnInnings,
  deliveryAt,
  extraAt,
  outcomeCount,
  runsOfOutcome,
  wicketAt,
  wicketsAnInnings,
} from './ball.ts';
import { settingAggression } from './aggression.ts';
import { mostRuns, rowAt, tableSize } from './layout.ts';

/** The chances of each number of runs, from no run upwards. */
export type RunChances = Float32Array;

/**
 * Returns what the side that bats first still scores until `until` balls are bowled, by balls to go until then and
 * wickets left, as a table of `layout.ts`. Exact for the deliveries of `book`.
 */
export function runsTable(book: Float64Array, until: number): Float32Array {
  const table = new Float32Array(tableSize(until));
  const after = ballsAnInnings - until;
  for (let wickets = 0; wickets <= wicketsAnInnings; wickets++) table[rowAt(0, wickets)] = 1;
  for (let toGo = 1; toGo <= until; toGo++) {
    table[rowAt(toGo, 0)] = 1;
    for (let wickets = 1; wickets <= wicketsAnInnings; wickets++) {
      const balls = after + toGo;
      writeRow(table, book, {
        toGo,
        wickets,
        delivery: deliveryAt(balls, wickets, settingAggression(balls, wickets)),
      });
    }
  }
  return table;
}

interface Row {
  toGo: number;
  wickets: number;
  /** Where its delivery stands in the book. */
  delivery: number;
}

function writeRow(table: Float32Array, book: Float64Array, { toGo, wickets, delivery }: Row): void {
  const row = rowAt(toGo, wickets);
  const next = rowAt(toGo - 1, wickets);
  const fallen = rowAt(toGo - 1, wickets - 1);
  const nextMost = mostRuns(toGo - 1);
  for (let outcome = 0; outcome < outcomeCount; outcome++) {
    if (outcome === extraAt) continue;
    const chance = book[delivery + outcome] ?? 0;
    const from = outcome === wicketAt ? fallen : next;
    const to = row + (runsOfOutcome[outcome] ?? 0);
    const last = Math.min(nextMost, row + mostRuns(toGo) - to);
    for (let runs = 0; runs <= last; runs++) {
      table[to + runs] = (table[to + runs] ?? 0) + chance * (table[from + runs] ?? 0);
    }
  }
  // An extra leaves the balls as they are, so its chance carries on along the row.
  const extra = book[delivery + extraAt] ?? 0;
  for (let runs = 1; runs <= mostRuns(toGo); runs++) {
    table[row + runs] = (table[row + runs] ?? 0) + extra * (table[row + runs - 1] ?? 0);
  }
}

/** The row of a table, for balls to go and wickets left. */
export const runChances = (table: Float32Array, toGo: number, wickets: number): RunChances =>
  table.subarray(rowAt(toGo, wickets), rowAt(toGo, wickets) + mostRuns(toGo) + 1);

/** The least number of runs that is not exceeded with a chance of at least one half. */
export function medianRuns(chances: RunChances): number {
  let below = 0;
  return chances.findIndex((chance) => (below += chance) >= 0.5);
}
