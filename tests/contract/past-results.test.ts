import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSearchEvents } from '#contract/reference.ts';
import { listResults } from '#contract/results.ts';
import { getScore } from '#contract/score.ts';
import { getHeadToHead, listStandings } from '#contract/standings.ts';
import { openArchive } from '#server/maker/history/archive.ts';
import { openRecordDesk } from '#server/maker/history/record-desk.ts';
import { tellPast } from '#server/maker/history/tell-past.ts';
import { keepStandings } from '#server/maker/history/tell-standings.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

/** Those with tables, races and a sealed draw; in a long run all. */
const few = new Set(['4', '1', '7522', '7', '66104']);
const sports = madeSports.filter(({ sportId }) => process.env.LAYLINE_LONG || few.has(sportId));
const sportIds = [...new Set(sports.map(({ sportId }) => sportId))];

const now = Date.now();
const world = {
  sports,
  listed: [],
  seed: 'past',
  sealedSeed: 'secret',
  speed: 1,
  clock: () => now,
};
const recorder = () => openRecordDesk(exchange.url, exchange.operator.operatorKey ?? '');

/** Tells the past once, as a maker that starts. `stopAfter`: it ends after so many. */
function tell({ stopAfter = Infinity } = {}) {
  let told = 0;
  return tellPast({
    ...world,
    baseUrl: exchange.url,
    recorder: recorder(),
    wait: () => (++told >= stopAfter ? Promise.reject(new Error('stopped')) : Promise.resolve()),
  });
}

async function resultsOf(sportId: string) {
  const all = [];
  for (let after: string | undefined; ; after = all.at(-1)!.exEventId) {
    const query = { limit: 100, ...(after && { after }) };
    const page = dataOf(await exchange.call(listResults, { params: { sportId }, query }));
    all.push(...page);
    if (page.length < 100) return all;
  }
}

test('a fresh exchange is told the last day of every sport, each sport’s last first, and once', async () => {
  // A maker that is stopped early has told a bit of every sport.
  await expect(tell({ stopAfter: 100 })).rejects.toThrow('stopped');
  for (const sportId of sportIds) expect((await resultsOf(sportId)).length, sportId).toBeGreaterThan(3);

  const started = performance.now();
  const rest = await tell();
  console.log(`${rest} past results told in ${Math.round(performance.now() - started)} ms`);
  for (const sportId of sportIds) {
    const results = await resultsOf(sportId);
    expect(results.length, sportId).toBeGreaterThan(80);
    expect(results.every(({ ended, result }) => ended && result !== '')).toBe(true);
    // Some of a sport's matches may be in play for half an hour.
    expect(now - Date.parse(results[0]!.eventTime), sportId).toBeLessThan(45 * 60_000);
  }
  expect(await tell()).toBe(0);
}, 900_000);

test('a past event is found by search and read with its score, and its draw can be checked', async () => {
  const found = dataOf(await exchange.call(listSearchEvents, { body: { key: 'site' } }));
  expect(new Set(found.filter(({ ended }) => ended).map(({ sportId }) => sportId))).toEqual(
    new Set(sportIds),
  );
  const [draw] = await resultsOf('66104');
  const { incidents } = dataOf(await exchange.call(getScore, { params: { eventId: draw!.exEventId } }));
  expect(incidents[0]!.text).toMatch(/^Sealed: sha256 [0-9a-f]{64}$/);
  expect(incidents.at(-1)!.text).toMatch(/^Revealed: [0-9a-f]{64}$/);
}, 60_000);

/** Tells the tables once. */
async function tellStandings(): Promise<void> {
  const wait = (ms: number) => (ms > 1 ? Promise.reject(new Error('told')) : Promise.resolve());
  const told = keepStandings({ ...world, archive: openArchive(world), recorder: recorder(), wait });
  await expect(told).rejects.toThrow('told');
}

test.each(['4', '1', '7522'])(
  'the tables of sport %s are the sum of the results that are listed',
  async (sportId) => {
    await tellStandings();
    const results = await resultsOf(sportId);
    const standings = dataOf(await exchange.call(listStandings, { params: { sportId } }));
    expect(standings).toHaveLength(2);
    for (const { tournamentId, columns, rows } of standings) {
      const figure = (label: string, figures: string[]) =>
        Number(figures[columns.findIndex((column) => column.label === label)]!.replace('−', '-'));
      const matches = rows.reduce((sum, { figures }) => sum + figure('P', figures), 0) / 2;
      // The season's are the last of its league to have started.
      const season = results.filter((one) => one.tournamentId === tournamentId).slice(0, matches);
      expect(season).toHaveLength(matches);
      for (const { name, figures } of rows) {
        const own = season.filter(({ home, away }) => home === name || away === name);
        const scoreOf = (isOwn: boolean) =>
          own.reduce((sum, { home, score }) => {
            const line = (home === name) === isOwn ? score!.home : score!.away;
            // Runs come first: `141/6 (20.0)`, `111 (18.4)`.
            return sum + Number.parseInt(line, 10);
          }, 0);
        expect(figure('P', figures), name).toBe(own.length);
        expect(figure('W', figures), name).toBe(own.filter(({ result }) => result === name).length);
        expect(figure('F', figures), name).toBe(scoreOf(true));
        expect(figure('A', figures), name).toBe(scoreOf(false));
      }
    }
  },
  60_000,
);

test('the form of two sides that were told of is their last five matches before', async () => {
  const results = await resultsOf('1');
  const { exEventId: eventId, home, eventTime } = results[0]!;
  const { sides } = dataOf(await exchange.call(getHeadToHead, { params: { eventId } }));
  const last = results.filter(
    (one) => (one.home === home || one.away === home) && Date.parse(one.eventTime) < Date.parse(eventTime),
  );
  expect(sides[0]!.form.map((match) => match.eventId)).toEqual(
    last.slice(0, 5).map(({ exEventId }) => exEventId),
  );
  expect(sides[0]!.form.map(({ outcome }) => outcome)).toEqual(
    last
      .slice(0, 5)
      .map(({ result }) => (result === home ? 'WON' : result === 'The Draw' ? 'DRAWN' : 'LOST')),
  );
}, 60_000);
