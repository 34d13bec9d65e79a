import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { createEvent, createMarket, setEventState, settleMarket } from '#contract/operator.ts';
import { listSearchEvents } from '#contract/reference.ts';
import { listResults } from '#contract/results.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const runners = ['Ridgeway', 'Dunmore'];

/** Plays a match: announced, its markets settled, ended. */
async function end(eventId: string, { sportId = '1', start = hoursAgo(1), winner = 0 } = {}): Promise<void> {
  const event = { sportId, eventName: runners.join(' v '), eventTime: start, tournamentId: 't' };
  const body = { ...event, tournamentName: 'Cup', home: 'Ridgeway', away: 'Dunmore' };
  const operator = exchange.operator;
  dataOf(await exchange.call(createEvent, { params: { eventId }, body }, operator));
  for (const suffix of ['main', 'side']) {
    const params = { marketId: `${eventId}.${suffix}` };
    const named = runners.map((name, at) => ({ runnerId: `${params.marketId}.${at}`, name }));
    const market = { eventId, marketName: suffix, startTime: start, runners: named };
    dataOf(await exchange.call(createMarket, { params, body: market }, operator));
    const won = named[suffix === 'main' ? winner : 1]!;
    dataOf(await exchange.call(settleMarket, { params, body: { winners: [won.runnerId] } }, operator));
  }
  const score = { home: '2', away: '1', period: 'Full time', note: '' };
  dataOf(await exchange.call(setEventState, { params: { eventId }, body: { ended: true, score } }, operator));
}

const results = async (query: { after?: string; limit?: number } = {}, sportId = '1') =>
  dataOf(await exchange.call(listResults, { params: { sportId }, query }));

test('an event that has ended is among its sport’s results, with its score and how its main market ended', async () => {
  await end('soccer-1', { winner: 1 });
  await end('tennis-1', { sportId: '2' });
  expect(await results()).toMatchObject([
    { exEventId: 'soccer-1', result: 'Dunmore', score: { home: '2', away: '1' }, ended: true },
  ]);
  expect(await results({}, '4')).toEqual([]);
});

test('results come page by page, the last to start first, also where starts are equal', async () => {
  const same = hoursAgo(3);
  for (const name of ['b', 'a', 'c']) await end(`page-${name}`, { sportId: '4', start: same });
  await end('page-old', { sportId: '4', start: hoursAgo(5) });
  await end('page-new', { sportId: '4', start: hoursAgo(2) });
  const seen: string[] = [];
  for (let after: string | undefined; ; after = seen.at(-1)) {
    const page = await results({ limit: 2, ...(after && { after }) }, '4');
    if (page.length === 0) break;
    seen.push(...page.map(({ exEventId }) => exEventId));
  }
  expect(seen).toEqual(['page-new', 'page-c', 'page-b', 'page-a', 'page-old']);
});

test('search finds what ended within a week, after all that has not', async () => {
  await end('found', { sportId: '7522', start: hoursAgo(6 * 24) });
  await end('too-old', { sportId: '7522', start: hoursAgo(8 * 24) });
  const list = dataOf(await exchange.call(listSearchEvents, { body: { key: 'site' } }));
  const ids = list.map(({ exEventId }) => exEventId);
  expect(list.find(({ exEventId }) => exEventId === 'found')).toMatchObject({ ended: true });
  expect(ids).not.toContain('too-old');
  expect(list.findLastIndex(({ ended }) => !ended)).toBeLessThan(list.findIndex(({ ended }) => ended));
});
