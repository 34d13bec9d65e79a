import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

test('a position is cashed out, and what became of it is told again to who asks', async () => {
  const marketId = await exchange.openMarket('cashed');
  const ben = await exchange.signIn('ben');
  const { token: asha } = await exchange.signIn('asha');
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct({ token: asha! }, marketId, aBet());
  await exchange.instruct(ben, marketId, aBet({ odds: 200, stake: 5_000_00 }));
  const request = {
    clientId: 'gateway-cash-out',
    runnerId: null,
    percent: 100,
    legs: [{ runnerId: 'r1', side: 'LAY', odds: 200, stake: 1_180_00 }],
    before: [
      { runnerId: 'r1', ifWins: 136_000_00 },
      { runnerId: 'r2', ifWins: -100_000_00 },
    ],
  };
  const { data } = await gateway.run('CashOut', { marketId, request }, asha);
  expect(data.cashOut).toMatchObject({
    __typename: 'CashOutDone',
    achieved: [{ runnerId: 'r1', side: 'LAY', stake: 1_180_00, averageOdds: 200 }],
    after: [{ ifWins: 180_00_00 }, { ifWins: 180_00_00 }],
  });
  const lookUp = await gateway.run('CashOutLookup', { clientId: 'gateway-cash-out' }, asha);
  expect(lookUp.data.cashOutResult).toEqual(data.cashOut);
  const late = { ...request, clientId: 'gateway-cash-out-2' };
  const refused = await gateway.run('CashOut', { marketId, request: late }, asha);
  expect(refused.data.cashOut).toMatchObject({ __typename: 'InstructionRefused', code: 'POSITION_CHANGED' });
  const never = await gateway.run('CashOutLookup', { clientId: 'gateway-never' }, asha);
  expect(never.data.cashOutResult).toBeNull();
});
