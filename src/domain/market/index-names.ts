import { formatLine } from '../odds/odds.ts';

/** What an index may close at: the names of the two runners of a market on it. `strike`: hundredths. */
export const closeNames = (strike: number): [above: string, below: string] => [
  `At or above ${formatLine(strike)}`,
  `Below ${formatLine(strike)}`,
];

/** Whether the runner with that name won because the index closed at its strike or above; null for other names. */
export const isNameOfAbove = (name: string): boolean | null =>
  name.startsWith('At or above ') ? true : name.startsWith('Below ') ? false : null;
