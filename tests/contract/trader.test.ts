import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, TestExchange, operatorKey } from '#tests/support/test-exchange.ts';
import { openTrader } from '#server/maker/trader.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now, tokenLife: 120_000 });
});
afterAll(() => exchange.close());

test('a program keeps its token for two thirds of its life, and signs in again after a long silence', async () => {
  const marketId = await exchange.openMarket('trader');
  const trader = await openTrader(
    exchange.url,
    'trader-1',
    'a-password-of-tests',
    'trader',
    () => now,
    operatorKey,
  );
  const tokenAfter = async (ms: number) => {
    now += ms;
    // It has no money: what matters is that the exchange knew who asked.
    expect(await trader.send(marketId, [aBet()])).toMatchObject([{ status: 'REFUSED' }]);
    return trader.token();
  };
  const first = trader.token();
  expect(await tokenAfter(79_000)).toBe(first);
  const second = await tokenAfter(1_000);
  expect(second).not.toBe(first);
  expect(await tokenAfter(60_000)).toBe(second);
  expect(await tokenAfter(3_600_000)).not.toBe(second);
});
