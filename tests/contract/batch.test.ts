import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { listOrders } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** Several instructions in one request, as the site sends them. Each has its own answer. */

let exchange: TestExchange;
let gateway: TestGateway;
let asha: Credentials;
let marketId: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
  marketId = await exchange.openMarket('batch');
  asha = await exchange.signIn('asha');
  const { bankBalance } = dataOf(await exchange.call(getBalance, {}, asha));
  await exchange.instruct(asha, marketId, aBet({ odds: 500, stake: bankBalance }));
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const send = (...instructions: object[]) =>
  gateway.run('SendInstructions', { marketId, instructions }, asha.token);

let lastId = 0;
const place = (changes: object = {}) => ({
  place: {
    clientId: `batch-bet-${++lastId}`,
    runnerId: 'r1',
    side: 'BACK',
    odds: 300,
    stake: 500_00,
    ...changes,
  },
});

test('a bettor whose whole balance is at risk is refused one bet, and told what became of the others', async () => {
  const [resting] = dataOf(
    await exchange.call(listOrders, { query: { marketId, state: 'UNMATCHED' } }, asha),
  );
  const { orderId, stake } = resting!;
  const batch = [
    { edit: { clientId: 'batch-edit', orderId, stake: stake - 100_00 } },
    place(),
    { cancel: { clientId: 'batch-cancel', orderId } },
  ];
  const { data, errors } = await send(...batch);
  expect(errors).toBeUndefined();
  expect(data.sendInstructions).toMatchObject([
    { __typename: 'InstructionAccepted', orders: [{ remaining: stake - 100_00 }] },
    { __typename: 'InstructionRefused', code: 'INSUFFICIENT_BALANCE', limit: 100_00 },
    { __typename: 'InstructionAccepted', orders: [{ remaining: 0, cancelled: stake - 100_00 }] },
  ]);
  const { data: again } = await send(...batch);
  expect(again).toEqual(data);
});

test('an instruction that cannot be read is refused alone, each with what is wrong with it', async () => {
  const { data, errors } = await send(
    place({ take: { policy: 'WITHIN', ticks: 101 } }),
    place({ stake: 0 }),
    { cancel: { clientId: 'short', orderId: '17' } },
    { edit: { clientId: 'batch-edit-nothing', orderId: 'x'.repeat(65), odds: 300 } },
    { cancelMarket: { clientId: 'batch-cancel-market' } },
  );
  expect(errors).toBeUndefined();
  const unread = { __typename: 'InstructionRefused', code: 'INVALID_INSTRUCTION' };
  expect(data.sendInstructions).toMatchObject([
    {
      ...unread,
      message: expect.stringMatching(
        /^We could not read this bet \(take\.ticks: .*\)\. Nothing was placed\.$/,
      ),
    },
    { __typename: 'InstructionRefused', code: 'STAKE_TOO_SMALL' },
    { ...unread, clientId: 'short', message: expect.stringContaining('clientId') },
    { ...unread, clientId: 'batch-edit-nothing', message: expect.stringContaining('orderId') },
    { __typename: 'InstructionAccepted', clientId: 'batch-cancel-market' },
  ]);
});
