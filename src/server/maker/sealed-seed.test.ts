import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sealedEventOf, termsOf } from '#domain/market/sealed-event.ts';
import { sportIds } from '#domain/market/sport.ts';
import { beginningOf, endingOf } from '#domain/market/virtual-outcomes.ts';
import { fixtureOf, occasionOf } from './fixtures.ts';
import type { MadeSport } from './made-sport.ts';
import { madeSports } from './made-sports.ts';
import { openMatch, type Match } from './match.ts';
import { eventSeedOf, sealedRandom, sealedSeedOf, textOnce } from './sealed-seed.ts';

const sealed = madeSports.filter(({ isSealed }) => isSealed);
const virtual = sealed.filter(({ model }) => model.sealedTerms);
const indices = sealed.filter(({ sportId }) => sportId === sportIds.binary);
const each = (sports: readonly MadeSport[]) =>
  sports.map((sport) => [sport.series ?? sport.sportId, sport] as const);

const matchOf = (sport: MadeSport, secret: string, slot = 1_000) =>
  openMatch(fixtureOf(sport, slot, secret, 1));

function playOut(match: Match): Match {
  while (match.result() === null) match.step();
  return match;
}

/** All that is told of one event. */
const told = (sport: MadeSport, givenSeed: string | undefined, operatorKey: string): string =>
  JSON.stringify(playOut(matchOf(sport, sealedSeedOf(givenSeed, operatorKey))).incidents());

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The numbers that follow from a text, with no function of this program, only SHA-256. */
function numbersOf(text: string) {
  let taken = 0;
  return () => sha256(`${text}:${taken++}`).readUInt32BE(0) / 2 ** 32;
}

test('draws, virtual events and indices are sealed', () => {
  expect(sealed.map(({ series, sportId }) => series ?? sportId)).toEqual([
    '66103-l',
    '66103-h',
    '66104',
    '66101-r',
    '66101-f',
    '66101-c',
  ]);
});

test.each(each(sealed))('with a given seed two installations play %s alike', (_, sport) => {
  expect(told(sport, 'monday', 'key one')).toBe(told(sport, 'monday', 'key two'));
  expect(told(sport, 'monday', 'key one')).not.toBe(told(sport, 'tuesday', 'key one'));
});

test.each(each(sealed))(
  'without one each installation plays %s for itself, the same again after a restart, and never tells its key',
  (_, sport) => {
    expect(told(sport, undefined, 'key one')).toBe(told(sport, undefined, 'key one'));
    expect(told(sport, undefined, 'key one')).not.toBe(told(sport, undefined, 'key two'));
    expect(told(sport, '', 'key one')).toBe(told(sport, undefined, 'key one'));
    expect(told(sport, undefined, 'key one')).not.toContain(sealedSeedOf(undefined, 'key one'));
  },
);

test('each event has a seed of its own, and none is told by another or by the secret’s own text', () => {
  const seeds = each(sealed).flatMap(([, sport]) =>
    [1_000, 1_001].map((slot) => fixtureOf(sport, slot, 'secret', 1).seed.slice(0, 64)),
  );
  expect(new Set(seeds).size).toBe(sealed.length * 2);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  // An HMAC, so that no event’s seed can be worked out from those that are known.
  expect(seeds).toContain(eventSeedOf('secret', `66101-r-${(1_000).toString(36)}`));
});

test.each(each(sealed))(
  '%s tells its seal first, what was sealed last, and nothing of it before',
  (_, sport) => {
    for (let slot = 0; slot < 20; slot++) {
      const match = matchOf(sport, 'secret', slot);
      const [seed = ''] = match.fixture.seed.split(' ');
      const publicly = () =>
        JSON.stringify([match.incidents(), match.score(), match.board(), match.plays(), match.market]);
      while (match.result() === null) {
        expect(publicly()).not.toContain(seed);
        match.step();
      }
      const texts = match.incidents().map(({ text }) => text);
      expect(texts[0]).toBe(`Sealed: sha256 ${sha256(match.fixture.seed).toString('hex')}`);
      expect(texts.at(-1)).toBe(`Revealed: ${match.fixture.seed}`);
    }
  },
);

test.each(each(virtual))(
  'how %s ends follows from what was sealed, by SHA-256 and sums alone',
  (_, sport) => {
    for (let slot = 0; slot < 60; slot++) {
      const { revealed, told: texts } = sealedEventOf(playOut(matchOf(sport, 'secret', slot)).incidents())!;
      const terms = termsOf(revealed!)!;
      const ending = endingOf(terms, numbersOf(revealed!));
      expect(texts.filter((text) => ending.includes(text))).toEqual(ending);
      expect(texts.slice(0, beginningOf(terms).length)).toEqual(beginningOf(terms));
    }
  },
);

test.each(each(indices))(
  'the close that %s tells, and is settled on, follows from what is revealed, and the next event starts there',
  (_, sport) => {
    const day = 288 * 3;
    let close = 20_000_00;
    for (const slot of [0, 1, 2, 3, 4]) {
      const match = playOut(matchOf(sport, 'secret', day + slot));
      const text = match.fixture.seed;
      expect(text).toMatch(new RegExp(`^[0-9a-f]{64} index: start ${close}$`));
      const number = numbersOf(text);
      const sum = Array.from({ length: 12 }, number).reduce((before, one) => before + one, -6);
      close += Math.round(sum * 450 * Math.sqrt(120));
      expect(match.result()).toEqual({ number: close });
      expect(match.incidents().at(-2)!.text).toBe(`Closed at ${close / 100}`);
      expect(match.incidents().at(-2)!.mark).toBe((close / 100).toFixed(2));
    }
    // The last event of a day, asked for first, and the first of the next.
    expect(fixtureOf(sport, day + 287, 'another secret', 1).seed).toMatch(/ index: start \d+$/);
    expect(fixtureOf(sport, day + 288, 'secret', 1).seed).toMatch(/ index: start 2000000$/);
  },
);

test('the whole way of an index follows from its sealed text, and two indices go two ways', () => {
  const ways = indices.map((sport) => {
    const match = playOut(matchOf(sport, 'secret'));
    const random = sealedRandom(match.fixture.seed);
    let state = sport.model.start(random, [], occasionOf(match.fixture));
    const texts = sport.model.opening!(state).map(({ text }) => text);
    while (sport.model.winner(state) === null) {
      const step = sport.model.step(state, random);
      state = step.state;
      texts.push(...step.happenings.map(({ text }) => text));
    }
    expect(sealedEventOf(match.incidents())!.told).toEqual(texts);
    return texts;
  });
  const shared = ways[0]!.filter((text) => ways[1]!.includes(text));
  expect(ways[0]).toHaveLength(121);
  expect(shared.length).toBeLessThan(5);
});

test('the sealed text of an event is made once', () => {
  const make = vi.fn(() => 'the text');
  expect([textOnce('its seed', make), textOnce('its seed', make)]).toEqual(['the text', 'the text']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the longest text that can be sealed is not too long to be told', () => {
  const names = sealed.flatMap((sport) =>
    Array.from({ length: 240 }, (_, slot) => fixtureOf(sport, slot, 'secret', 1)).map(
      ({ seed }) => `Revealed: ${seed}`.length,
    ),
  );
  expect(Math.max(...names)).toBeLessThanOrEqual(200);
});
