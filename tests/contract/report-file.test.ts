import { aPerson } from '#contract/testing/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundAccount } from '#contract/operator.ts';
import { readWhole } from '#features/report/read-whole.ts';
import { statementReport } from '#features/report/statement.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** A report's file, read through the real gateway from the real exchange while entries arrive. */

const day = '2026-05-01';
let exchange: TestExchange;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => Date.parse(`${day}T12:00:00.000Z`) });
  gateway = await openTestGateway(exchange.url);
  const body = { userName: 'saver', password: 'a long password' };
  token = (await gateway.run('SignUp', { input: aPerson(body) })).data.signUp.token;
  for (let amount = 101; amount <= 700; amount++) await fund(amount);
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

async function fund(amount: number): Promise<void> {
  const deposit = { params: { userName: 'saver' }, body: { amount, reference: `deposit-of-${amount}` } };
  dataOf(await exchange.call(fundAccount, deposit, exchange.operator));
}

/** The site's client, as far as a report needs one. Something happens before each question after the first. */
function clientThen(between: (question: number) => Promise<void>): GraphqlClient {
  let questions = 0;
  const query = async ({ variables }: { variables: object }) => {
    if (questions++ > 0) await between(questions);
    return gateway.run('Statement', variables, token);
  };
  return { query } as unknown as GraphqlClient;
}

test.each(['AT', 'AMOUNT'])(
  'by %s the file has an entry that comes meanwhile, and each once',
  async (sort) => {
    const coming = sort === 'AT' ? 701 : 702;
    const client = clientThen((question) => (question === 2 ? fund(coming) : Promise.resolve()));
    const period = { from: day, to: day, zone: 'UTC' };
    const readPart = (part: Parameters<Parameters<typeof readWhole>[0]>[0]) =>
      statementReport.read(client, { period, page: { ...part, direction: 'DESC' }, sort });
    const rows = await readWhole(readPart, new AbortController().signal);
    const amounts = rows.map(({ cells: [, , , amount] }) =>
      amount && 'money' in amount ? amount.money : NaN,
    );
    expect(amounts).toEqual(Array.from({ length: coming - 100 }, (_, at) => coming - at));
    const told = await statementReport.read(
      clientThen(async () => {}),
      {
        period,
        page: { limit: 25, direction: 'DESC' },
        sort,
      },
    );
    expect(told).toMatchObject({
      count: rows.length,
      sums: [{ money: 0 }, { money: amounts.reduce((sum, one) => sum + one, 0) }, { money: 0 }, {}],
    });
  },
);
