import type { Verdict } from './report.ts';

/**
 * Throws unless what is measured was done often enough: a figure of nothing done looks like any other. Says `what`,
 * e.g. “bets were matched”. NaN is not enough.
 */
export function mustHappen(what: string, count: number, least = 1): void {
  if (!(count >= least)) throw new Error(`Not measured: ${count} ${what}, at least ${least} should be.`);
}

/** The verdict on how many of some tries hit: the share of fewer than `least` may be luck. */
export function verdictOfShare(hits: number, tries: number, goal: number, least: number): Verdict {
  if (!(tries >= least)) return 'inconclusive';
  return hits / tries >= goal ? 'met' : 'MISSED';
}

/** Met only if all are. Of nothing there is no verdict. */
export function overall(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('MISSED')) return 'MISSED';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'met') ? 'met' : 'inconclusive';
}

/** Says why a bench has no verdict. */
export function inconclusive(why: string): Verdict {
  console.log(`Inconclusive: ${why}`);
  return 'inconclusive';
}

/**
 * Runs benches one after the other, also after one that could not measure. Returns the exit code: 1 if a goal was
 * missed or a bench failed, else 0. What is inconclusive is said and holds nothing up: a noisy machine is no fault of ours.
 */
export async function exitCodeOf(
  benches: readonly (readonly [string, () => Promise<Verdict>])[],
): Promise<number> {
  const verdicts: Verdict[] = [];
  for (const [name, bench] of benches)
    try {
      const verdict = await bench();
      if (verdict !== 'met') console.error(`${name}: ${verdict}`);
      verdicts.push(verdict);
    } catch (error) {
      console.error(`${name} failed:`, error);
      verdicts.push('MISSED');
    }
  return verdicts.includes('MISSED') ? 1 : 0;
}
