import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import { listMarketRules, publishMarketRules } from '#contract/market-rules.ts';
import { settleMarket } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { getWhyAmount } from '#contract/why-amount.ts';
import { marketKinds } from '#domain/market/market-kind.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const rulesOf = async (query: { kind?: 'WINNER' | 'LINE'; version?: number } = {}) =>
  dataOf(await exchange.call(listMarketRules, { query }));

const publish = (version: number, text: string, by: Credentials = exchange.operator) =>
  exchange.call(
    publishMarketRules,
    { params: { kind: 'WINNER', version }, body: { paragraphs: [{ title: 'Settlement', text }] } },
    by,
  );

test('every kind has rules from the start, in force since before any bet', async () => {
  const rules = await rulesOf();
  expect(rules.map(({ kind }) => kind).sort()).toEqual([...marketKinds].sort());
  for (const { version, since } of rules) {
    expect(version).toBe(1);
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
  }
});

test('a bet keeps the version it was placed under, in orders, history and reasons, after a restart as well', async () => {
  const marketId = await exchange.openMarket('ruled');
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet({ stake: 100_00 }));
  const second = dataOf(await publish(2, 'The first past the post wins.'));
  expect(second).toMatchObject({ kind: 'WINNER', version: 2 });
  await exchange.instruct(asha, marketId, aBet({ stake: 200_00 }), aBet({ odds: 960, stake: 300_00 }));

  const versionsSeen = async () => {
    const orders = dataOf(await exchange.call(listOrders, { query: { marketId, state: 'ALL' } }, asha));
    const { bets } = dataOf(await exchange.call(getBetHistory, { query: { marketId } }, asha));
    return [orders, bets].map((of) =>
      of.toSorted((a, b) => a.stake - b.stake).map(({ stake, rulesVersion }) => [stake, rulesVersion]),
    );
  };
  const expected = [
    [100_00, 1],
    [200_00, 2],
    [300_00, 2],
  ];
  expect(await versionsSeen()).toEqual([expected, expected]);
  await exchange.reopen();
  expect(await versionsSeen()).toEqual([expected, expected]);
  await exchange.instruct(asha, marketId, aBet({ odds: 980, stake: 400_00 }));
  expect((await versionsSeen())[0]).toEqual([...expected, [400_00, 2]]);

  const settled = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settled, exchange.operator));
  const { settlements, unmatched } = dataOf(
    await exchange.call(getWhyAmount, { params: { marketId } }, asha),
  );
  expect(settlements[0]?.bets.map(({ stake, rulesVersion }) => [stake, rulesVersion])).toEqual([
    [100_00, 1],
    [200_00, 2],
  ]);
  expect(unmatched.map(({ lapsed, rulesVersion }) => [lapsed, rulesVersion])).toEqual([
    [300_00, 2],
    [400_00, 2],
  ]);
});

test('each version can be read, with the text and the date it has had from the start', async () => {
  const [first] = await rulesOf({ kind: 'WINNER', version: 1 });
  const [second] = await rulesOf({ kind: 'WINNER', version: 2 });
  expect(first?.paragraphs[0]?.text).toContain('One runner wins.');
  expect(second?.paragraphs).toEqual([{ title: 'Settlement', text: 'The first past the post wins.' }]);
  expect(await rulesOf({ kind: 'WINNER' })).toEqual([second]);
  expect(await rulesOf({ kind: 'LINE', version: 2 })).toEqual([]);
});

test('publishing the same version again changes nothing; another text, or a version out of turn, is refused', async () => {
  const [second] = await rulesOf({ kind: 'WINNER' });
  expect(dataOf(await publish(2, 'The first past the post wins.'))).toEqual(second);
  for (const [version, text] of [
    [2, 'Something else.'],
    [1, 'The first past the post wins.'],
    [4, 'Too far.'],
  ] as const)
    expect(await publish(version, text)).toMatchObject({ ok: false, code: 'NOT_NEXT_VERSION' });
  expect(await rulesOf({ kind: 'WINNER' })).toEqual([second]);
});

test('nobody but the operator publishes', async () => {
  expect(await publish(3, 'Mine.', asha)).toMatchObject({ ok: false, status: 403 });
  expect((await rulesOf({ kind: 'WINNER' }))[0]?.version).toBe(2);
});
