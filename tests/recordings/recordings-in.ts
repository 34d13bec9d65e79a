import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectations, type Expectations } from '#server/replay/checkpoints.ts';

/** A recording of markets in a folder, and what it must lead to. */
export interface FoundRecording {
  name: string;
  file: string;
  /** Null: nothing is expected of it, so there is nothing to compare. */
  expected: Expectations | null;
}

const ofMarkets = /^(.+)\.mcm(?:\.gz|\.bz2)?$/;

/** Every market recording in `streams/`, with the file of the same name in `expected/`. Throws when there is none. */
export function recordingsIn(folder: string): FoundRecording[] {
  const streams = join(folder, 'streams');
  const files = existsSync(streams) ? readdirSync(streams) : [];
  const found = files.flatMap((file) => {
    const name = ofMarkets.exec(file)?.[1];
    if (name === undefined) return [];
    const path = join(folder, 'expected', `${name}.json`);
    const expected = existsSync(path) ? expectations.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
    return [{ name, file: join(streams, file), expected }];
  });
  if (found.length === 0) throw new Error(`There is no recording of markets (.mcm) in ${streams}`);
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The matches that were recorded both ball by ball (`.ccm`) and as a match market, by the start of their names. */
export function matchesIn(folder: string): { name: string; market: string; balls: string }[] {
  const streams = join(folder, 'streams');
  const files = existsSync(streams) ? readdirSync(streams) : [];
  return files.flatMap((file) => {
    const name = /^(.+)-ball-by-ball\.ccm(?:\.gz|\.bz2)?$/.exec(file)?.[1];
    const market = files.find(
      (other) => name !== undefined && other.startsWith(`${name}-`) && ofMarkets.test(other),
    );
    if (name === undefined || market === undefined) return [];
    return [{ name, market: join(streams, market), balls: join(streams, file) }];
  });
}

/** How many markets to compare, over all checkpoints. */
export const comparisonsOf = ({ checkpoints }: Expectations): number =>
  checkpoints.reduce((sum, { markets }) => sum + Object.keys(markets).length, 0);

/** How many runner sides it describes, over all checkpoints. */
export const sidesOf = ({ checkpoints }: Expectations): number =>
  checkpoints
    .flatMap(({ markets }) => Object.values(markets))
    .reduce((sum, { book = {} }) => sum + 2 * Object.keys(book).length, 0);
