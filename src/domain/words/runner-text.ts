import { formatLine } from '../odds/odds.ts';

/** A runner's name, with its handicap (hundredths) in a handicap market: Ridgeway +0.5. */
export const runnerText = ({ name, handicap }: { name: string; handicap?: number | null }): string =>
  handicap == null ? name : `${name} ${handicap > 0 ? '+' : ''}${formatLine(handicap)}`;
