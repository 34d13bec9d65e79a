import type { Play } from '#domain/market/play.ts';
import { fixtureOf, type Fixture } from '../../fixtures.ts';
import type { MadeSport } from '../../made-sport.ts';
import { madeSports } from '../../made-sports.ts';
import { openMatch, type Match } from '../../match.ts';

/** A match's step: the plays it told, and the match as it stands after it. */
export interface ToldStep {
  plays: Play[];
  match: Match;
}

/** The sport of that series or id. */
export const sportOf = (name: string): MadeSport =>
  madeSports.find(({ sportId, series = sportId }) => series === name)!;

export const fixturesOf = (name: string, count: number): Fixture[] =>
  Array.from({ length: count }, (_, slot) => fixtureOf(sportOf(name), slot + 1, 'plays', 1));

/** Plays the match to its end and calls `seen` after each step. Returns the match and all its plays. */
export function playOut(fixture: Fixture, seen: (step: ToldStep) => void = () => undefined) {
  const match = openMatch(fixture);
  const all: Play[] = [];
  while (match.result() === null) {
    match.step();
    const last = all.at(-1)?.number ?? 0;
    const plays = match.plays().filter(({ number }) => number > last);
    all.push(...plays);
    seen({ plays, match });
  }
  return { match, all };
}

/** The plays of one kind. */
export const ofKind = <Kind extends Play['kind']>(
  plays: readonly Play[],
  kind: Kind,
): Extract<Play, { kind: Kind }>[] => plays.filter((one) => one.kind === kind) as never;

export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
