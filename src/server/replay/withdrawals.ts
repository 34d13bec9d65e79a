import type { RecordedMarket } from './recorded-market.ts';

/** `REMOVED_VACANT` is an empty trap. */
export const isWithdrawn = ({ status }: { status: string }): boolean => status.startsWith('REMOVED');

/** The exchange's limit, basis points. */
const greatestReduction = 9_900;

/**
 * Returns the runners that are out of the market by now, withdrawn or no longer listed, with the basis points by which
 * each reduces the odds of the others.
 */
export function leaversOf({ definition, factors }: RecordedMarket): Map<string, number> {
  const runners = new Map(definition?.runners.map((runner) => [runner.id, runner]));
  const isOut = (id: number) => {
    const runner = runners.get(id);
    return !runner || isWithdrawn(runner);
  };
  const leavers = [...factors].filter(([id]) => isOut(id));
  return new Map(leavers.map(([id, percent]) => [String(id), reductionOf(percent)]));
}

/** Recorders write factors that are no numbers as words. */
function reductionOf(percent: number): number {
  const basisPoints = Math.round(percent * 100);
  return Number.isNaN(basisPoints) ? 0 : Math.min(Math.max(basisPoints, 0), greatestReduction);
}
