import { expect, test } from 'vitest';
import type { Play } from '#domain/market/play.ts';
import { openFakeExchange } from './fake-exchange.fixture.ts';
import { fixtureOf } from './fixtures.ts';
import { runMatch } from './match-runner.ts';
import { sportOf } from './models/plays/plays.fixture.ts';

/** Runs one match in simulated time, from its start on. Waiting is all that takes time. */
async function runFrom(name: string, speed: number, late = 0) {
  const exchange = openFakeExchange();
  const fixture = fixtureOf(sportOf(name), 10, 'runner', speed);
  let now = fixture.startsAt + late;
  await runMatch(fixture, {
    desk: exchange.desk,
    maker: exchange.openTrader(),
    speed,
    clock: () => now,
    wait: (ms) => {
      now += Math.max(1, ms);
      return Promise.resolve();
    },
  });
  const plays = exchange.told.flatMap((news) => news.plays ?? []);
  return { exchange, fixture, plays, lasted: now - fixture.startsAt };
}

const timesOf = (plays: readonly Play[], startsAt: number) =>
  plays.map(({ at }) => Date.parse(at) - startsAt);

test.each(['7', '66101-r'])(
  'while a race of %s runs, its field is told every second, each place once, and the last one is the result',
  async (name) => {
    const { exchange, fixture, plays, lasted } = await runFrom(name, 1);
    const times = timesOf(plays, fixture.startsAt);
    const gaps = times.map((time, at) => time - (times[at - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1_001);
    expect(plays.length).toBeLessThanOrEqual(Math.ceil((lasted / 1_000) * 1.4));
    expect(plays.every(({ number }, at) => at === 0 || number > plays[at - 1]!.number)).toBe(true);
    const last = plays.at(-1) as Extract<Play, { kind: 'POSITIONS' }>;
    const winner = last.run.indexOf(Math.max(...last.run.map((at) => at ?? 0)));
    expect(exchange.results.get(fixture.marketId)).toEqual({ winners: [winner] });
  },
);

test('at ten times the speed a field is told as often by the clock, so ten times less of a race', async () => {
  const { plays, lasted, fixture } = await runFrom('7', 10);
  expect(lasted).toBeLessThan(15_000);
  const steps = Math.round((lasted * 10) / fixture.sport.model.stepMs);
  expect(plays.length).toBeLessThanOrEqual(steps + lasted / 1_000 + 1);
});

test('what is not a race is told at its steps alone, and every play once', async () => {
  const { exchange, plays } = await runFrom('66101-f', 1);
  // After the seal each step is told with its score, and nothing between them.
  expect(exchange.told.slice(1).every(({ score }) => score !== undefined)).toBe(true);
  expect(new Set(plays.map(({ number }) => number)).size).toBe(plays.length);
  expect(plays[0]).toMatchObject({ number: 1, what: 'KICK_OFF' });
  expect(plays.at(-1)!.number).toBe(plays.length);
});

// An index is announced only as it starts, and bet on while it moves.
test.each([
  ['66104', -60_000],
  ['66101-r', -60_000],
  ['66101-f', -60_000],
  ['66101-c', -60_000],
  ['66103-l', 0],
  ['66103-h', 40_000],
])(
  'the seal of %s is told before any market opens, and what was sealed when all are closed',
  async (name, late) => {
    const { exchange, fixture } = await runFrom(name, 1, late);
    const whenTold = (mark: string) =>
      exchange.calls.findIndex((call) => call.startsWith('tell ') && call.includes(mark));
    const isOf = (what: string) => (call: string) => call.startsWith(`${what} ${fixture.eventId}`);
    const [seal, ...opening] = exchange.told[0]!.incidents;
    expect(exchange.told[0]!.score).toBeUndefined();
    expect(seal).toMatchObject({ number: 1, mark: 'Sealed' });
    // An index tells its start with its seal; of the others nothing is told before they begin.
    expect(opening.map(({ text }) => text.split(' ')[0])).toEqual(name.startsWith('66103') ? ['Starts'] : []);
    expect(whenTold('Sealed')).toBeLessThan(exchange.calls.findIndex(isOf('OPEN')));
    expect(whenTold('Revealed')).toBeGreaterThan(exchange.calls.findLastIndex(isOf('settle')));
  },
);

test('a maker that joins a race late tells the newest of its plays, and goes on from there', async () => {
  const { plays, fixture } = await runFrom('7', 1, 60_000);
  const times = timesOf(plays, fixture.startsAt);
  expect(times.at(-1)).toBeGreaterThan(110_000);
  expect(plays.every(({ number }, at) => at === 0 || number > plays[at - 1]!.number)).toBe(true);
});

test('a maker that joins a match late offers prices at once, whatever stopped it before', async () => {
  const { exchange, fixture } = await runFrom('1', 1, 10 * 60_000);
  const told = exchange.calls.findIndex((call) => call.startsWith('tell '));
  expect(exchange.calls[told]).toContain('Goal');
  expect(exchange.calls[told + 1]).toBe(`send ${fixture.marketId}`);
  expect(exchange.calls.slice(0, told).filter((call) => call.startsWith('SUSPENDED'))).toEqual([]);
});
