import { itemAt } from '#domain/must.ts';
import { ballsAnInnings, deliveryAt, extraAt, runsOfOutcome, wicketAt, wicketsAnInnings } from './ball.ts';
import { chasingAggression } from './aggression.ts';
import { mostRuns, rowAt, tableSize } from './layout.ts';

/** The chance to win a super over. It is too short for the sides' levels to matter. */
const superOverChance = 0.5;
const batted = runsOfOutcome.slice(0, wicketAt);

/**
 * Returns the chance to win of a side that chases, by balls and wickets left and runs needed to win, as a table of
 * `layout.ts`. Exact for the deliveries of `book`. A side that ends one run short of the win is level.
 */
export function chaseTable(book: Float64Array): Float32Array {
  const table = new Float32Array(tableSize(ballsAnInnings));
  for (let balls = 0; balls <= ballsAnInnings; balls++) {
    for (let wickets = 0; wickets <= wicketsAnInnings; wickets++) {
      table[rowAt(balls, wickets)] = 1;
      if (balls === 0 || wickets === 0) table[rowAt(balls, wickets) + 1] = superOverChance;
      else writeRow(table, book, balls, wickets);
    }
  }
  return table;
}

function writeRow(table: Float32Array, book: Float64Array, balls: number, wickets: number): void {
  const row = rowAt(balls, wickets);
  const next = rowAt(balls - 1, wickets);
  const fallen = rowAt(balls - 1, wickets - 1);
  const nextMost = mostRuns(balls - 1);
  const most = mostRuns(balls);
  for (let needed = 1; needed <= most; needed++) {
    const at = deliveryAt(balls, wickets, chasingAggression(balls, wickets, needed));
    // An extra leaves the balls as they are, and needs a cell of this row that is written already.
    let chance = (book[at + extraAt] ?? 0) * (table[row + needed - 1] ?? 0);
    if (needed <= nextMost) chance += (book[at + wicketAt] ?? 0) * (table[fallen + needed] ?? 0);
    for (let outcome = 0; outcome < wicketAt; outcome++) {
      const rest = needed - (batted[outcome] ?? 0);
      if (rest <= nextMost) chance += (book[at + outcome] ?? 0) * (table[next + (rest > 0 ? rest : 0)] ?? 0);
    }
    table[row + needed] = chance;
  }
}

/** The chance to win with these balls and wickets left, `needed` runs short of the win. */
export function chaseChance(table: Float32Array, balls: number, wickets: number, needed: number): number {
  if (needed <= 0) return 1;
  return needed > mostRuns(balls) ? 0 : itemAt(table, rowAt(balls, wickets) + needed);
}
