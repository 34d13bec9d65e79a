import { expect, test } from 'vitest';
import { isSettledOnNumber, marketKinds } from '#domain/market/market-kind.ts';
import { listMarketRules, publishMarketRules } from '#contract/market-rules.ts';
import { firstMarketRules } from './market-rules.ts';

test.each(marketKinds)('the first rules of %s say how it is settled, and fit the contract', (kind) => {
  const paragraphs = firstMarketRules[kind];
  const titles = paragraphs.map(({ title }) => title);
  expect(titles[0]).toBe('Settlement');
  expect(titles).toEqual(
    expect.arrayContaining(['Void', 'Commission', 'In play', 'Matching', 'Corrections']),
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(publishMarketRules.body.safeParse({ paragraphs }).error).toBeUndefined();
  const rules = { kind, version: 1, since: '2026-05-01T12:00:00.000Z', paragraphs };
  expect(listMarketRules.data.safeParse([rules]).error).toBeUndefined();
});

test.each(marketKinds)('a dead heat and withdrawals are spoken of where %s can have them', (kind) => {
  const titles = firstMarketRules[kind].map(({ title }) => title);
  const hasRunnersThatTie = !isSettledOnNumber(kind) && kind !== 'BINARY' && kind !== 'LOTTERY';
  expect(titles.includes('Dead heat')).toBe(hasRunnersThatTie);
  expect(titles.includes('Withdrawals')).toBe(hasRunnersThatTie);
});
