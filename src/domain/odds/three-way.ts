import { must } from '../must.ts';
import { sportIds } from '../market/sport.ts';

/** The name of the runner that wins when nobody does. */
export const drawName = 'The Draw';

const threeWayHeads = ['1', 'X', '2'] as const;

/** The column heads over the prices of a sport's events; empty unless they are home, draw and away. */
export const headsOf = (sportId: string): readonly string[] =>
  sportId === sportIds.soccer ? threeWayHeads : [];

/** Runners as shown side by side: of three, the draw goes in the middle, as on coupons. Others keep their order. */
export function inOneRow<Runner extends { name: string }>(runners: readonly Runner[]): readonly Runner[] {
  const draw = runners.find(({ name }) => name === drawName);
  if (!draw || runners.length !== threeWayHeads.length) return runners;
  const [home, away] = runners.filter((runner) => runner !== draw);
  return [must(home), draw, must(away)];
}

/**
 * Runners as they stand below each other, each beside its side: the first side, the second, and the draw if there is
 * one. Null where they are not those: then they are no lines of this match.
 */
export function inLines<Runner extends { name: string }>(
  runners: readonly Runner[],
  sides: readonly string[],
): readonly Runner[] | null {
  const lines = [...sides, drawName].flatMap((side) => runners.find(({ name }) => name === side) ?? []);
  const isWhole = lines.length === runners.length && sides.every((side, at) => lines[at]?.name === side);
  return isWhole ? lines : null;
}
