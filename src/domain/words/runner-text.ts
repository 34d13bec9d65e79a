import { formatLine } from '../odds/odds.ts';

/** A runner's name, with its handicap (hundredths) in a handicap market: Ridgeway +0.5. */
export const runnerText = ({ name, handicap }: { name: string; handicap?: number | null }): string =>
  handicap == null ? name : `${name} ${handicapText(handicap)}`;

/** Hundredths: +0.5. */
export const handicapText = (handicap: number): string => `${handicap > 0 ? '+' : ''}${formatLine(handicap)}`;

/** What a bettor of this runner bet on, by name; its id if the market has no such runner. */
export function selectionNameOf(
  runners: readonly { runnerId: string; name: string; handicap?: number | null }[],
  runnerId: string,
): string {
  const runner = runners.find((one) => one.runnerId === runnerId);
  return runner ? runnerText(runner) : runnerId;
}

interface HandicapRunner {
  name: string;
  direction?: 'UP' | 'DOWN' | null | undefined;
}

/** The side of a handicap market that the number it was settled on is in favour of; undefined if it ended level. */
export const sideAhead = <Runner extends HandicapRunner>(
  number: number,
  runners: readonly Runner[],
): Runner | undefined =>
  number === 0 ? undefined : runners.find(({ direction }) => direction === (number > 0 ? 'UP' : 'DOWN'));

/** How far apart the sides of a handicap market ended: `Ridgeway by 2`, or `Level`. */
export function marginText(number: number, runners: readonly HandicapRunner[]): string {
  const ahead = sideAhead(number, runners);
  return ahead ? `${ahead.name} by ${Math.abs(number)}` : 'Level';
}
