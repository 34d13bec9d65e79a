import type { FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { data, exchangeOf, refusal, type Answer } from '../testing/answering-exchange.ts';
import { schema } from '../schema.ts';
import { startApollo } from './apollo.ts';

const user = { userName: 'asha', isLogin: 1, isSelfExcluded: false, isTimedOut: false };

/** What a page is told and what is logged when the exchange answers so to a question about the balance. */
async function afterAnswer(answer: Answer) {
  const logged: { err: Error }[] = [];
  const log = { warn: (said: { err: Error }) => void logged.push(said) };
  const apollo = await startApollo(schema, {
    introspection: false,
    log: log as unknown as FastifyBaseLogger,
  });
  onTestFinished(() => apollo.stop());
  const { upstream } = await exchangeOf({ 'GET /me': data(user), 'GET /me/balance': answer });
  const contextValue = {
    upstream,
    caller: { token: 't1' },
    tokenRenewed: () => undefined,
    keepDevice: () => undefined,
  };
  const { body } = await apollo.executeOperation(
    { query: '{ me { balance { bankBalance } } }' },
    { contextValue },
  );
  const errors = body.kind === 'single' ? body.singleResult.errors : [];
  return { told: errors?.[0], logged: logged.map(({ err }) => err.message) };
}

test('that the exchange did not answer is one sentence, and that it was not understood another', async () => {
  expect((await afterAnswer(refusal(500, 'FAULT'))).told).toMatchObject({
    message: 'The exchange did not answer. Please try again.',
    extensions: { code: 'NO_ANSWER' },
  });
  expect((await afterAnswer(data(null))).told).toMatchObject({
    message: 'The answer of the exchange was not understood. Please try again.',
    extensions: { code: 'NO_ANSWER' },
  });
});

test('of an answer that was not understood the log names the field', async () => {
  const { logged } = await afterAnswer(data({ bankBalance: 5 }));
  expect(logged).toEqual([expect.stringContaining('getBalance: data.exposure: Invalid input')]);
});
