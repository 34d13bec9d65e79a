import type { CashOutLeg, RunnerResult } from '#domain/risk/cash-out.ts';
import { setMarketStatus } from '#contract/operator.ts';
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

test('where runners are matched across, what is quoted is taken, and an own order on another runner is not counted', async () => {
  const marketId = await exchange.openMarket('crossed', { crossMatching: true });
  const ben = await exchange.signIn('ben');
  const { token: asha } = await exchange.signIn('asha');
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct({ token: asha! }, marketId, aBet());
  await exchange.instruct(
    { token: asha! },
    marketId,
    aBet({ runnerId: 'r2', side: 'LAY', odds: 200, stake: 500_00 }),
  );
  const asked = { marketId, runnerId: null, percent: 100 };
  const none = await gateway.run('CashOutQuote', asked, asha);
  expect(none.data.cashOutQuote).toMatchObject({
    __typename: 'CashOutNotOffered',
    code: 'NO_PRICES_TO_CASH_OUT',
  });
  // At a better price than Asha's; behind it there is only hers.
  await exchange.instruct(ben, marketId, aBet({ runnerId: 'r2', side: 'LAY', odds: 220, stake: 700_00 }));
  const { data } = await gateway.run('CashOutQuote', asked, asha);
  expect(data.cashOutQuote).toMatchObject({ __typename: 'CashOutQuote', isWhole: false });
  const { after } = data.cashOutQuote;
  const legs = data.cashOutQuote.legs.map(({ runnerId, side, odds, stake }: CashOutLeg) => {
    return { runnerId, side, odds, stake };
  });
  const before = data.cashOutQuote.before.map(({ runnerId, ifWins }: RunnerResult) => ({ runnerId, ifWins }));
  const request = { clientId: 'gateway-crossed', runnerId: null, percent: 100, legs, before };
  const taken = await gateway.run('CashOut', { marketId, request }, asha);
  expect(taken.data.cashOut).toMatchObject({
    __typename: 'CashOutDone',
    orders: legs.map(({ runnerId, side, stake }: CashOutLeg) => ({ runnerId, side, matched: stake })),
    after,
  });
});

test('while the ball is running none is offered, and that is the reason', async () => {
  const marketId = await exchange.openMarket('running');
  const { token: asha } = await exchange.signIn('asha');
  const body = { status: 'SUSPENDED' as const, suspendReason: 'BALL_RUNNING' };
  await exchange.call(setMarketStatus, { params: { marketId }, body }, exchange.operator);
  const { data } = await gateway.run('CashOutQuote', { marketId, runnerId: null, percent: 100 }, asha);
  expect(data.cashOutQuote).toMatchObject({ __typename: 'CashOutNotOffered', code: 'BALL_RUNNING' });
});

test('a position is cashed out, and whoever asks later is told what became of it', async () => {
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
    orders: [{ runnerId: 'r1', side: 'LAY', matched: 1_180_00, averageOdds: 200 }],
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
