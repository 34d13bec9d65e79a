import { expect, test } from 'vitest';
import type { GraphqlClient } from './client.ts';
import { giveUp } from './give-up.ts';

type Answer = { kind: 'accepted' } | { kind: 'neverArrived' };

const open = (answer: Answer) => {
  const calls: string[] = [];
  const client = {
    mutate: ({ variables }) => {
      calls.push(`give up ${String(variables?.['clientId'])}`);
      return Promise.resolve({ data: null });
    },
    query: () => Promise.reject(new Error('It is asked by the caller’s own call')),
    clearStore: () => Promise.resolve(),
  } satisfies GraphqlClient;
  const lookUp = (_: GraphqlClient, clientId: string): Promise<Answer> => {
    calls.push(`look up ${clientId}`);
    return Promise.resolve(answer);
  };
  return { calls, outcome: giveUp(client, 'bet-1', lookUp) };
};

test('what had been received before it was given up has its result', async () => {
  const { calls, outcome } = open({ kind: 'accepted' });
  expect(await outcome).toEqual({ kind: 'accepted' });
  expect(calls).toEqual(['give up bet-1', 'look up bet-1']);
});

test('an exchange that knows nothing of what it was told to give up has not answered', async () => {
  await expect(open({ kind: 'neverArrived' }).outcome).rejects.toThrow('must have a result');
});
