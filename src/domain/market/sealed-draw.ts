import type { Incident } from './scoreboard.ts';

/** What has been told of a draw whose digits follow from a sealed seed. */
export interface SealedDraw {
  /** The seed's SHA-256, in hex. */
  seal: string;
  /** Null until it is revealed. */
  seed: string | null;
  /** The first digit first; null for one that is not drawn yet. */
  digits: readonly (number | null)[];
}

const places = ['First', 'Second', 'Third'] as const;

/** Reads what was told of a draw; null if no seal was. */
export function sealedDrawOf(incidents: readonly Pick<Incident, 'text'>[]): SealedDraw | null {
  const find = (told: RegExp) =>
    incidents.map(({ text }) => told.exec(text)?.[1]).find((found) => found !== undefined);
  const seal = find(/^Sealed: sha256 ([0-9a-f]{64})$/);
  if (seal === undefined) return null;
  return {
    seal,
    seed: find(/^Revealed: (.+)$/) ?? null,
    digits: places.map((place) => {
      const digit = find(new RegExp(`^${place} digit: (\\d)$`));
      return digit === undefined ? null : Number(digit);
    }),
  };
}

/** What a digit at a place (from 0) is the SHA-256 of. */
export const digitText = (seed: string, place: number): string => `${seed}:${place}`;

/** Returns the digit that follows from a SHA-256 in hex: its first four bytes as a number, modulo ten. */
export const digitOfHash = (hash: string): number => Number.parseInt(hash.slice(0, 8), 16) % 10;
