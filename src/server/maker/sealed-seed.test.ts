import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf } from './fixtures.ts';
import { madeSports } from './made-sports.ts';
import { openMatch } from './match.ts';
import { sealedSeedOf } from './sealed-seed.ts';

const lottery = madeSports.find(({ sportId }) => sportId === sportIds.lottery)!;

/** All that is told of one draw. */
function drawn(givenSeed: string | undefined, operatorKey: string): string {
  const match = openMatch(fixtureOf(lottery, 1_000, sealedSeedOf(givenSeed, operatorKey), 1));
  while (match.result() === null) match.step();
  return JSON.stringify(match.incidents());
}

test('with a given seed two installations draw alike', () => {
  expect(drawn('monday', 'key one')).toBe(drawn('monday', 'key two'));
  expect(drawn('monday', 'key one')).not.toBe(drawn('tuesday', 'key one'));
});

test('without one each installation draws for itself, the same again after a restart, and never tells its key', () => {
  expect(drawn(undefined, 'key one')).toBe(drawn(undefined, 'key one'));
  expect(drawn(undefined, 'key one')).not.toBe(drawn(undefined, 'key two'));
  expect(drawn('', 'key one')).toBe(drawn(undefined, 'key one'));
  expect(drawn(undefined, 'key one')).not.toContain(sealedSeedOf(undefined, 'key one'));
});
