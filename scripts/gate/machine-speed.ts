import { createHash } from 'node:crypto';

/** What the work below takes on a usual machine of two cores, while nothing else runs, ms. */
const usual = 100;

/** Hashing, parsing and sorting: what tests do most. */
function work(): number {
  const started = performance.now();
  let text = 'layline';
  for (let round = 0; round < 40; round++) {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({
      id: `${text.slice(0, 8)}-${(at * 7919) % 2_000}`,
      at,
    }));
    rows.sort((a, b) => a.id.localeCompare(b.id));
    text = createHash('sha256')
      .update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
      .digest('hex');
  }
  return performance.now() - started;
}

/** How many times slower than usual this machine is just now: 1 to 3. Limits and patience are multiplied by it. */
export function machineSlowness(): number {
  work();
  const times = Array.from({ length: 3 }, work).sort((a, b) => a - b);
  return Math.min(Math.max(times[1]! / usual, 1), 3);
}
