import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import type { BodyOf } from '#contract/call.ts';
import { getScorecard, putScorecard } from '#contract/scorecard.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

type Told = BodyOf<typeof putScorecard>;

const batter = { name: 'A. Joshi', runs: 34, balls: 21, fours: 4, sixes: 1, howOut: 'c Nair b Dhar' };
const innings = {
  side: 'HOME' as const,
  runs: 41,
  wickets: 1,
  balls: 30,
  extras: 3,
  batters: [batter, { ...batter, name: 'S. Tambe', runs: 4, howOut: null }],
  bowlers: [{ name: 'P. Dhar', balls: 18, runs: 20, wickets: 1 }],
};

const put = (eventId: string, body: Told, by = exchange.operator) =>
  exchange.call(putScorecard, { params: { eventId }, body }, by);
const scorecardOf = async (eventId: string) =>
  dataOf(await exchange.call(getScorecard, { params: { eventId } }));

test('a scorecard is read as it was told last, after a restart too', async () => {
  await exchange.openMarket('carded');
  expect(await scorecardOf('carded')).toEqual({ eventId: 'carded', innings: [] });
  dataOf(await put('carded', { innings: [innings] }));
  dataOf(await put('carded', { innings: [{ ...innings, runs: 45 }] }));
  const told = { eventId: 'carded', innings: [{ ...innings, runs: 45 }] };
  expect(await scorecardOf('carded')).toEqual(told);
  await exchange.reopen();
  expect(await scorecardOf('carded')).toEqual(told);
});

test.each<[string, unknown, string]>([
  ['five innings', { innings: Array.from({ length: 5 }, () => innings) }, 'body.innings'],
  [
    'sixteen batters',
    { innings: [{ ...innings, batters: Array.from({ length: 16 }, () => batter) }] },
    'body.innings.0.batters',
  ],
  ['runs below nothing', { innings: [{ ...innings, runs: -1 }] }, 'body.innings.0.runs'],
  ['a third side', { innings: [{ ...innings, side: 'NEITHER' }] }, 'body.innings.0.side'],
])('%s are refused, and the answer says where', async (_, body, path) => {
  await exchange.openMarket('wrong');
  const refused = { ok: false, code: 'INVALID_REQUEST', issues: [{ path }] };
  expect(await put('wrong', body as Told)).toMatchObject(refused);
});

test('only the operator tells, and an unknown event is refused to all', async () => {
  await exchange.openMarket('guarded');
  expect(await put('guarded', { innings: [] }, {})).toMatchObject({ ok: false, status: 403 });
  const refused = { ok: false, code: 'UNKNOWN_EVENT' };
  expect(await put('nowhere', { innings: [] })).toMatchObject(refused);
  expect(await exchange.call(getScorecard, { params: { eventId: 'nowhere' } })).toMatchObject(refused);
});
