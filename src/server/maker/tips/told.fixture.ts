import { madeSports } from '../made-sports.ts';

/** What the tests of sentences share. They read the words back by patterns that share no code with what wrote them. */

export const at = '2026-06-10T12:00:00.000Z';
export const tippedSports = madeSports
  .filter(({ calendar, series }) => calendar && !series)
  .map((sport) => [sport.sportId, sport] as const);
/** A hundred and fifty matches of all sports together; in a long run a thousand. */
export const slots = Array.from(
  { length: process.env.LAYLINE_LONG ? 200 : 30 },
  (_, index) => 5_000_000 + index * 7,
);

/** What a sentence says, and what it must say by the figures. */
export type Read = (text: string) => { said: unknown; so: unknown };

/** The parts of a text that a pattern finds; null if the text is another. */
export const partsOf = (text: string, pattern: RegExp): (string | undefined)[] | null =>
  pattern.exec(text)?.slice(1) ?? null;

export const percentOf = (basisPoints: number): number => Math.round(basisPoints / 100);
export const basisPoints = (chance: number): number => Math.round(chance * 10_000);

/** Those with the highest share, in whole percent. */
export function favouritesOf(shares: ReadonlyMap<string, number>): string[] {
  const most = Math.max(...shares.values());
  return [...shares].filter(([, share]) => share === most).map(([name]) => name);
}
