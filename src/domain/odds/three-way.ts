import { must } from '../must.ts';
import { sportIds } from '../market/sport.ts';

/** What a runner is called that wins when nobody does. */
export const drawName = 'The Draw';

const threeWayHeads = ['1', 'X', '2'] as const;

/** What stands over the prices of a sport's events: nothing where they are not home, draw and away. */
export const headsOf = (sportId: string): readonly string[] =>
  sportId === sportIds.soccer ? threeWayHeads : [];

/** Runners as they stand beside each other: of three the draw in the middle, as on every coupon. Others stay as they are. */
export function inOneRow<Runner extends { name: string }>(runners: readonly Runner[]): readonly Runner[] {
  const draw = runners.find(({ name }) => name === drawName);
  if (!draw || runners.length !== threeWayHeads.length) return runners;
  const [home, away] = runners.filter((runner) => runner !== draw);
  return [must(home), draw, must(away)];
}
