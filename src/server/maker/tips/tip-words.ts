/** Basis points of a chance. */
export const toBasisPoints = (chance: number): number =>
  Math.round(Math.min(1, Math.max(0, chance)) * 10_000);

/** A chance in whole percent, as every sentence tells it. */
export const wholePercent = (basisPoints: number): number => Math.round(basisPoints / 100);

export const percentText = (basisPoints: number): string => `${wholePercent(basisPoints)} %`;

const numbers = ['none', 'one', 'two', 'three', 'four', 'five'] as const;
/** A small number in words. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

export interface Runner {
  name: string;
  /** Basis points. */
  chance: number;
}

/** Returns the likeliest runner; of several that are level in whole percent, all of them. */
export function likeliest<One extends Runner>(runners: readonly One[]): One[] {
  const most = Math.max(...runners.map(({ chance }) => wholePercent(chance)));
  return runners
    .filter(({ chance }) => wholePercent(chance) === most)
    .sort((one, other) => other.chance - one.chance);
}
