import { mustHappen } from './outcome.ts';
import { isClean, type Sample } from './sample.ts';

export type Contestants<One extends Sample = Sample> = Readonly<Record<string, () => Promise<One>>>;

export interface Samples<One extends Sample = Sample> {
  /** The samples that other work did not disturb; all of them when the result is inconclusive. */
  counted: One[];
  dropped: number;
}

const leastRepeats = 5;
const mostRepeats = 9;
const leastClean = 3;

/**
 * Takes samples of each in turn, A B A B, so that what else the machine does affects all alike: five times, and up to
 * nine where samples had to be dropped. Throws if nothing was done in one.
 */
export async function interleave<One extends Sample>(
  contestants: Contestants<One>,
): Promise<Record<string, Samples<One>>> {
  const names = Object.keys(contestants);
  const taken: Record<string, One[]> = Object.fromEntries(names.map((name) => [name, []]));
  const cleanOf = (name: string) => taken[name]!.filter(isClean);
  for (let repeat = 0; repeat < mostRepeats; repeat++) {
    if (repeat >= leastRepeats && names.every((name) => cleanOf(name).length >= leastRepeats)) break;
    for (const name of names) {
      const sample = await contestants[name]!();
      mustHappen(`operations were done in a sample of ${name}`, sample.operations);
      taken[name]!.push(sample);
    }
  }
  return Object.fromEntries(
    names.map((name) => {
      const clean = cleanOf(name);
      const counted = clean.length >= leastClean ? clean : taken[name]!;
      return [name, { counted, dropped: taken[name]!.length - clean.length }];
    }),
  );
}

/** Whether enough samples of all were undisturbed to draw a conclusion. */
export const isConclusive = (samples: Record<string, Samples>): boolean =>
  Object.values(samples).every(({ counted }) => counted.length >= leastClean && counted.every(isClean));
