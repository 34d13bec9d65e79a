import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { createEvent, createMarket, setEventState, settleMarket } from '#contract/operator.ts';
import type { BodyOf } from '#contract/call.ts';
import { getEvent, listMarkets } from '#contract/market.ts';
import { listAllEvents, listSearchEvents } from '#contract/reference.ts';
import { listResults, recordResult } from '#contract/results.ts';
import { getScore } from '#contract/score.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const runners = ['Ridgeway', 'Dunmore'];

/** Plays a match: announced, its markets settled, ended. */
async function end(
  eventId: string,
  { sportId = '1', start = hoursAgo(1), winner = 0, cup = 'Cup' } = {},
): Promise<void> {
  const event = { sportId, eventName: runners.join(' v '), eventTime: start, tournamentId: 't' };
  const body = { ...event, tournamentName: cup, home: 'Ridgeway', away: 'Dunmore' };
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

const results = async (
  query: { after?: string; limit?: number; tournamentName?: string } = {},
  sportId = '1',
) => dataOf(await exchange.call(listResults, { params: { sportId }, query }));

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

test('the results of one tournament come alone, also where others lie between', async () => {
  for (const [name, cup] of [
    ['a', 'Harbour 100'],
    ['b', 'Layline 50'],
    ['c', 'Harbour 100'],
  ])
    await end(`cup-${name}`, { sportId: '66103', cup });
  const ids = async (after?: string) => {
    const page = await results({ tournamentName: 'Harbour 100', limit: 1, ...(after && { after }) }, '66103');
    return page.map(({ exEventId }) => exEventId);
  };
  const [first] = await ids();
  const [second] = await ids(first);
  expect(new Set([first, second])).toEqual(new Set(['cup-a', 'cup-c']));
  expect(await ids(second)).toEqual([]);
  expect(await results({ tournamentName: 'No such cup' }, '66103')).toEqual([]);
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

const recorded = (changes: Partial<BodyOf<typeof recordResult>> = {}): BodyOf<typeof recordResult> => ({
  sportId: '2',
  eventName: 'Ridgeway v Dunmore',
  eventTime: hoursAgo(20),
  tournamentId: 't',
  tournamentName: 'Cup',
  home: 'Ridgeway',
  away: 'Dunmore',
  score: { home: '6 6', away: '3 4', period: 'Finished', note: '' },
  board: {
    columns: ['Set 1', 'Set 2'],
    home: ['6', '6'],
    away: ['3', '4'],
    active: null,
    detail: 'Finished',
  },
  incidents: [7, 9].map((number) => ({
    number,
    moment: '4–3',
    weight: 'KEY' as const,
    side: 'HOME' as const,
    mark: 'Set',
    text: 'Set',
    at: hoursAgo(19),
  })),
  result: 'Ridgeway',
  ...changes,
});
const record = (eventId: string, body: BodyOf<typeof recordResult>) =>
  exchange.call(recordResult, { params: { eventId }, body }, exchange.operator);

test('an event that had no market here is listed, found and read by its recorded result, also after a restart', async () => {
  const told = recorded();
  expect(dataOf(await record('yesterday', told))).toMatchObject({ ended: true, result: 'Ridgeway' });
  const expectRead = async () => {
    const listed = await results({ limit: 100 }, '2');
    expect(listed.find(({ exEventId }) => exEventId === 'yesterday')).toEqual({
      ...dataOf(await exchange.call(getEvent, { params: { eventId: 'yesterday' } })),
      result: 'Ridgeway',
      race: null,
    });
    const { board, incidents } = dataOf(await exchange.call(getScore, { params: { eventId: 'yesterday' } }));
    expect({ board, incidents }).toEqual({ board: told.board, incidents: told.incidents });
    const search = dataOf(await exchange.call(listSearchEvents, { body: { key: 'site' } }));
    expect(search.find(({ exEventId }) => exEventId === 'yesterday')).toMatchObject({ ended: true });
    expect(dataOf(await exchange.call(listMarkets, { query: { eventId: 'yesterday' } }))).toEqual([]);
    const open = dataOf(await exchange.call(listAllEvents, { body: { key: 'site' } }));
    expect(JSON.stringify(open)).not.toContain('yesterday');
  };
  await expectRead();
  await exchange.reopen();
  await expectRead();
});

test('a result recorded again changes nothing, a corrected one replaces it', async () => {
  const first = dataOf(await record('corrected', recorded()));
  expect(dataOf(await record('corrected', recorded({ eventTime: first.eventTime })))).toEqual(first);
  const score = { home: '3 4', away: '6 6', period: 'Finished', note: '' };
  dataOf(await record('corrected', recorded({ result: 'Dunmore', score })));
  const listed = (await results({ limit: 100 }, '2')).filter(({ exEventId }) => exEventId === 'corrected');
  expect(listed).toMatchObject([{ result: 'Dunmore', score }]);
});

test('an event with markets keeps the result they are settled on', async () => {
  await end('bet-on', { sportId: '2', winner: 1 });
  expect(await record('bet-on', recorded())).toMatchObject({ ok: false, code: 'EVENT_HAS_MARKETS' });
  const [kept] = (await results({ limit: 100 }, '2')).filter(({ exEventId }) => exEventId === 'bet-on');
  expect(kept).toMatchObject({ result: 'Dunmore', score: { home: '2', away: '1' } });
  await exchange.openMarket('being-played');
  expect(await record('being-played', recorded())).toMatchObject({ ok: false, code: 'EVENT_HAS_MARKETS' });
  const event = dataOf(await exchange.call(getEvent, { params: { eventId: 'being-played' } }));
  expect(event).toMatchObject({ ended: false, eventName: 'Dunes v Harbour (being-played)' });
});

test('a result of no known sport, of an event to come, and of anybody but the operator is refused', async () => {
  expect(await record('none', recorded({ sportId: '0' }))).toMatchObject({ code: 'UNKNOWN_SPORT' });
  expect(await record('none', recorded({ eventTime: hoursAgo(-1) }))).toMatchObject({
    code: 'EVENT_NOT_BEGUN',
  });
  const input = { params: { eventId: 'none' }, body: recorded() };
  expect(await exchange.call(recordResult, input)).toMatchObject({ ok: false, status: 403 });
  expect(await exchange.call(getEvent, { params: { eventId: 'none' } })).toMatchObject({
    code: 'UNKNOWN_EVENT',
  });
});
