import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSearchEvents } from '#contract/reference.ts';
import { listResults } from '#contract/results.ts';
import { getScore } from '#contract/score.ts';
import { openRecordDesk } from '#server/maker/history/record-desk.ts';
import { tellPast } from '#server/maker/history/tell-past.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const sportIds = [...new Set(madeSports.map(({ sportId }) => sportId))];

/** Tells the past once, as a maker that starts. `stopAfter`: it ends after so many. */
function tell({ stopAfter = Infinity } = {}) {
  let told = 0;
  return tellPast({
    baseUrl: exchange.url,
    recorder: openRecordDesk(exchange.url, exchange.operator.operatorKey ?? ''),
    sports: madeSports,
    listed: [],
    seed: 'past',
    sealedSeed: 'secret',
    speed: 1,
    clock: Date.now,
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
  const now = Date.now();
  for (const sportId of sportIds) {
    const results = await resultsOf(sportId);
    expect(results.length, sportId).toBeGreaterThan(80);
    expect(results.every(({ ended, result }) => ended && result !== '')).toBe(true);
    // Some of a sport's matches may be in play for half an hour.
    expect(now - Date.parse(results[0]!.eventTime), sportId).toBeLessThan(45 * 60_000);
  }
  expect(await tell()).toBeLessThan(5);
}, 300_000);

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
