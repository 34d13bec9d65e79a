import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import type { BodyOf } from '#contract/call.ts';
import { setEventState } from '#contract/operator.ts';
import { recordResult } from '#contract/results.ts';
import { getTipRecord, listTips, putTip, type Preview, type Review } from '#contract/tips.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const at = '2026-05-01T11:40:00.000Z';
const sentence = { about: 'FAVOURITE', text: 'The model makes Dunes the favourite, at 60 %.' };
const previewOf = (odds: number | null = 165): Preview => ({
  at,
  runners: [
    { name: 'Dunes', chance: 6000, odds },
    { name: 'Harbour', chance: 4000, odds: 250 },
  ],
  sentences: [sentence],
  against: { about: 'AGAINST', text: 'Dunes loses 40 of 100 such matches.' },
});
const reviewOf = (hasWon = true): Review => ({
  at,
  favourite: { name: 'Dunes', chance: 6000, hasWon },
  turn: { moment: '14.3', text: 'Wicket, 120/5', name: 'Dunes', before: 4100, after: 6200 },
  sentences: [sentence],
});
const put = (eventId: string, body: BodyOf<typeof putTip>, by = exchange.operator) =>
  exchange.call(putTip, { params: { eventId }, body }, by);
const list = async (
  query: { part?: 'PREVIEWS' | 'REVIEWS'; sportId?: string; after?: string; limit?: number } = {},
) => dataOf(await exchange.call(listTips, { query }));
const end = async (eventId: string) =>
  dataOf(
    await exchange.call(setEventState, { params: { eventId }, body: { ended: true } }, exchange.operator),
  );
const record = async () => dataOf(await exchange.call(getTipRecord, {}));

test('a preview stands from its event’s announcement to its end, then its review, also after a restart', async () => {
  await exchange.openMarket('told');
  dataOf(await put('told', { preview: previewOf() }));
  expect(await list()).toMatchObject([
    { event: { exEventId: 'told', ended: false }, preview: previewOf(), review: null },
  ]);
  expect(await list({ part: 'REVIEWS' })).toEqual([]);
  await end('told');
  expect(await list()).toEqual([]);
  dataOf(await put('told', { review: reviewOf() }));
  await exchange.reopen();
  expect(await list({ part: 'REVIEWS' })).toMatchObject([
    { event: { exEventId: 'told', ended: true }, preview: previewOf(), review: reviewOf() },
  ]);
});

test('the first preview stands, whatever is told later; a review is replaced', async () => {
  await exchange.openMarket('first');
  dataOf(await put('first', { preview: previewOf() }));
  dataOf(await put('first', { preview: { ...previewOf(900), sentences: [] } }));
  expect((await list())[0]!.preview).toEqual(previewOf());
  await end('first');
  dataOf(await put('first', { review: reviewOf() }));
  dataOf(await put('first', { preview: previewOf(101), review: reviewOf(false) }));
  const [tip] = (await list({ part: 'REVIEWS' })).filter(({ event }) => event.exEventId === 'first');
  expect(tip).toMatchObject({ preview: previewOf(), review: { favourite: { hasWon: false } } });
});

test('the record adds up what a unit on each priced favourite brought', async () => {
  const before = await record();
  // Told: came in at 1.65. First: did not. Two more, one of which had no price.
  expect(before).toEqual({ tips: 2, cameIn: 1, atLevelStakes: Math.round((165 / 200 - 1) * 10_000) });
  for (const [name, odds] of [
    ['priced', 300],
    ['unpriced', null],
  ] as const) {
    await exchange.openMarket(name);
    dataOf(await put(name, { preview: previewOf(odds) }));
    await end(name);
    dataOf(await put(name, { review: reviewOf() }));
  }
  expect(await record()).toEqual({ tips: 3, cameIn: 2, atLevelStakes: Math.round((465 / 300 - 1) * 10_000) });
});

test('reviews come page by page, of one sport or all', async () => {
  for (const hours of [3, 1, 2]) {
    const eventTime = new Date(Date.now() - hours * 3_600_000).toISOString();
    const facts = {
      sportId: '2',
      eventName: 'x',
      tournamentId: 't',
      tournamentName: 'Cup',
      home: 'A',
      away: 'B',
    };
    const body = { ...facts, eventTime, incidents: [], result: 'A' };
    const eventId = `past-${hours}`;
    dataOf(await exchange.call(recordResult, { params: { eventId }, body }, exchange.operator));
    dataOf(await put(eventId, { review: reviewOf() }));
  }
  const seen: string[] = [];
  for (let after: string | undefined; ; after = seen.at(-1)) {
    const page = await list({ part: 'REVIEWS', sportId: '2', limit: 2, ...(after && { after }) });
    if (page.length === 0) break;
    seen.push(...page.map(({ event }) => event.exEventId));
  }
  expect(seen).toEqual(['past-1', 'past-2', 'past-3']);
  expect((await list({ part: 'REVIEWS', limit: 50 })).length).toBeGreaterThan(3);
});

test('a review of what goes on, a tip on nothing, and anybody but the operator are refused', async () => {
  await exchange.openMarket('goes-on');
  expect(await put('goes-on', { review: reviewOf() })).toMatchObject({ ok: false, code: 'EVENT_NOT_ENDED' });
  expect(await put('nowhere', { preview: previewOf() })).toMatchObject({ ok: false, code: 'UNKNOWN_EVENT' });
  expect(await put('goes-on', { preview: previewOf() }, {})).toMatchObject({ ok: false, status: 403 });
});
