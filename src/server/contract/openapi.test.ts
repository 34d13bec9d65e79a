import { expect, test } from 'vitest';
import { allCalls } from './calls.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  security: unknown[];
  responses: Record<string, unknown>;
}

const paths = openApiDocument().paths as Record<string, Record<string, Operation>>;

test('every call of the contract, and both streams, are in the document once', () => {
  const names = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(names.toSorted()).toEqual(
    [...allCalls.map(({ name }) => name), 'streamMarkets', 'streamAccount'].sort(),
  );
});

test('path parameters of the call are those of its path', () => {
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
    }
  }
});

test('a call for the bettor says so, and that it may answer 401', () => {
  const balance = paths['/me/balance']?.get;
  expect(balance?.security).toEqual([{ bettor: [] }]);
  expect(balance?.responses).toHaveProperty('401');
  expect(paths['/demo-bettors']?.get?.responses).not.toHaveProperty('401');
});

test('the odds of an order are hundredths, whole numbers', () => {
  expect(JSON.stringify(paths['/markets/{marketId}/orders'])).toContain('Integer hundredths');
});
