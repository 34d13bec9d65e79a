import { expect, test } from 'vitest';
import { withoutSeal } from '#domain/market/seal-incidents.ts';
import { sportIds } from '#domain/market/sport.ts';
import { factsOf } from '../event-facts.ts';
import { fixturesBetween } from '../fixtures.ts';
import { madeSports } from '../made-sports.ts';
import { endOf, openMatch } from '../match.ts';

const minute = 60_000;
const midnight = Date.parse('2026-06-10T00:00:00Z');
const virtual = madeSports.filter(({ sportId }) => sportId === sportIds.virtualSports);
const day = virtual
  .flatMap((sport) => fixturesBetween(sport, midnight, midnight + 24 * 60 * minute - 1, 'x', 1))
  .sort((one, other) => one.startsAt - other.startsAt);

test('a virtual event starts every two minutes around the clock, each kind in turn, and is over before the next', () => {
  expect(day).toHaveLength(720);
  day.forEach((fixture, at) => {
    expect(fixture.startsAt).toBe(midnight + at * 2 * minute);
    expect(fixture.tournamentName).toBe(['Virtual Race', 'Virtual Football', 'Virtual Over'][at % 3]);
  });
  for (const fixture of day.slice(0, 60))
    expect(endOf(fixture, 1)).toBeLessThan(fixture.startsAt + 2 * minute);
});

test('its name says that it is virtual, and names it once a day', () => {
  for (const { eventName } of day)
    expect(eventName).toMatch(/^Virtual (?:Race, .+ \d+|Football \d+, .+ v .+|Over \d+, .+ v .+)$/);
  expect(new Set(day.map(({ eventName }) => eventName)).size).toBe(720);
});

test('its entrants are drawn anew each time, and the series of one slot are not played with the same chances', () => {
  const races = day.filter(({ tournamentName }) => tournamentName === 'Virtual Race');
  expect(new Set(races.map(({ entrants }) => entrants.map(({ id }) => id).join())).size).toBeGreaterThan(235);
  for (const { entrants } of day) expect(new Set(entrants.map(({ id }) => id)).size).toBe(entrants.length);
  expect(new Set(day.map(({ seed }) => seed)).size).toBe(720);
});

test('the runners of a race are numbered from 1, and it is told; where two sides play nobody is', () => {
  for (const fixture of day) {
    const numbers = factsOf(fixture)?.entrants?.map(({ ride }) => ride?.number);
    const isRace = fixture.tournamentName === 'Virtual Race';
    expect(numbers).toEqual(isRace ? [1, 2, 3, 4, 5, 6] : [undefined, undefined]);
  }
});

test('an index goes on from event to event, and its seal and a draw’s are told before anything else', () => {
  const [index] = madeSports.filter(({ sportId }) => sportId === sportIds.binary);
  const [first, next] = fixturesBetween(index!, midnight + 60 * minute, midnight + 70 * minute, 'x', 1);
  const match = openMatch(first!);
  while (match.result() === null) match.step();
  expect(endOf(first!, 1)).toBe(next!.startsAt);
  expect(
    openMatch(next!)
      .incidents()
      .map(({ mark }) => mark),
  ).toEqual(['Sealed', withoutSeal(match.incidents()).at(-1)!.mark]);
  const [draws] = madeSports.filter(({ sportId }) => sportId === sportIds.lottery);
  const [draw] = fixturesBetween(draws!, midnight, midnight + 10 * minute, 'x', 1);
  expect(openMatch(draw!).incidents()).toMatchObject([{ number: 1, mark: 'Sealed' }]);
});
