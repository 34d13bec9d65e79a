import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarket } from '#contract/operator.ts';
import { operations } from '#server/gateway/__generated__/operations.ts';
import type { Context } from '#server/gateway/context.ts';
import { compiledExecutor } from '#server/gateway/http/compiled-executor.ts';
import { variables, variablesFor } from '#server/gateway/http/operation-variables.test-data.ts';
import { schema } from '#server/gateway/schema.ts';
import { restUpstream } from '#server/gateway/upstream/rest-upstream.ts';
import type { Upstream } from '#server/gateway/upstream/upstream.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Every operation of the site, compiled and by graphql-js, on what a real exchange answers. */

let exchange: TestExchange;
let given: object;
beforeAll(async () => {
  exchange = await TestExchange.open();
  const [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  for (const name of ['settled', 'open']) {
    const marketId = await exchange.openMarket(name);
    await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
    await exchange.instruct(asha, marketId, aBet({ stake: 400_00 }), aBet({ odds: 300 }));
  }
  const params = { marketId: 'settled-odds' };
  dataOf(await exchange.call(settleMarket, { params, body: { winners: ['r1'] } }, exchange.operator));
  const today = new Date().toISOString().slice(0, 10);
  given = {
    ...variables,
    eventId: 'open',
    marketId: 'open-odds',
    clientId: 'test-bet-5',
    userName: 'asha',
    password: 'demo-asha',
    text: 'Dunes',
    instructions: [
      { place: { clientId: 'compiled-1', runnerId: 'r1', side: 'LAY', odds: 236, stake: 100_00 } },
      { cancelMarket: { clientId: 'compiled-2' } },
    ],
    period: { from: today, to: today, zone: 'UTC' },
  };
});
afterAll(() => exchange.close());

/** Asks the exchange once for each thing, and gives whoever asks again the same answer. */
function askingOnce(upstream: Upstream): Upstream {
  const answers = new Map<string, unknown>();
  return new Proxy(upstream, {
    get:
      (target, name) =>
      (...input: unknown[]): unknown => {
        const key = JSON.stringify([name, input]);
        if (!answers.has(key)) answers.set(key, Reflect.apply(Reflect.get(target, name), target, input));
        return answers.get(key);
      },
  });
}

const overHttp = Object.entries(operations)
  .map(([hash, text]) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    return { hash, document, operation, name: operation?.name?.value ?? '' };
  })
  .filter(({ operation }) => operation?.operation !== OperationTypeNode.SUBSCRIPTION);

async function answerOf(isOwn: boolean, asked: (typeof overHttp)[number], context: Context) {
  const { executor } = await compiledExecutor(schema, () => isOwn).load({} as never);
  const { hash: queryHash, document, operation, name } = asked;
  const request = { variables: variablesFor(name, given), operationName: null };
  const result = await executor?.({ document, operation, queryHash, request, context } as never);
  // Locations in the text are not reported to anyone.
  const text = JSON.stringify(result, (key, value: unknown) => (key === 'locations' ? undefined : value));
  return JSON.parse(text) as { data?: object; errors?: unknown[] };
}

/** What both answer to a caller, after comparing them. */
async function comparedAnswer(asked: (typeof overHttp)[number], token: string | null) {
  const upstream = askingOnce(restUpstream({ baseUrl: exchange.url }));
  const context: Context = { upstream, caller: { token }, tokenRenewed: () => {}, keepDevice: () => {} };
  const interpreted = await answerOf(false, asked, context);
  expect(await answerOf(true, asked, context)).toEqual(interpreted);
  return interpreted;
}

test.each(overHttp)('$name is answered alike by both, to a bettor and to a visitor', async (asked) => {
  const { token = null } = await exchange.signIn('asha');
  expect(await comparedAnswer(asked, token)).not.toHaveProperty('errors');
  await comparedAnswer(asked, null);
});
