import { expect, test } from 'vitest';
import { fixtureOf } from '../../fixtures.ts';
import { madeSports } from '../../made-sports.ts';
import { openMatch } from '../../match.ts';

const sport = madeSports[0]!;
const matchOf = (slot: number) => openMatch(fixtureOf(sport, slot, 'sides', 1));

test('a session ends at its last ball with the runs of that ball', () => {
  const match = matchOf(3);
  const [, six] = match.sides();
  while (six!.result() === null) match.step();
  const [, runs, , overs] = /^(\d+)\/(\d+) \(([\d.]+)\)/.exec(
    match.score().home === '' ? match.score().away : match.score().home,
  )!;
  expect([six!.result(), overs]).toEqual([{ number: Number(runs) }, '6.0']);
});
