import { writeFileSync } from 'node:fs';

/** A letter-only name, so that slugs stay apart. */
const nameOf = (number: number): string => {
  const letters = 'abcdefghij';
  return `Bench ${String(number).replace(/\d/g, (digit) => letters[Number(digit)] ?? '')}`;
};

const minute = 60_000;
/** What a match of the sport has in play: its main market and those beside it that stay open. */
const listed = [
  { sport: 'soccer', matches: 24 },
  { sport: 'cricket', matches: 12 },
  { sport: 'tennis', matches: 16 },
  { sport: 'basketball', matches: 16 },
] as const;

/** Writes fixtures that start within a minute or two of `from` (epoch ms), so that 200 markets are in play at once. */
export function writeBusyDay(file: string, from: number): void {
  let team = 0;
  const fixtures = listed.flatMap(({ sport, matches }) =>
    Array.from({ length: matches }, (_, at) => ({
      sport,
      league: `Bench ${sport}`,
      home: nameOf(++team),
      away: nameOf(++team),
      start: new Date(from + (at / matches) * minute).toISOString(),
    })),
  );
  writeFileSync(file, JSON.stringify(fixtures));
}
