import { expect, test } from 'vitest';
import { foldClosed } from './folded-markets.ts';

const markets = [
  { marketId: 'winner', status: 'CLOSED' },
  { marketId: 'six overs', status: 'CLOSED' },
  { marketId: 'ten overs', status: 'SUSPENDED' },
  { marketId: 'innings', status: 'OPEN' },
  { marketId: 'next match', status: 'INACTIVE' },
] as const;
const idsOf = (...closedSince: string[]) => {
  const { whole, folded } = foldClosed(markets, new Set(closedSince));
  return [whole, folded].map((its) => its.map(({ marketId }) => marketId).join(', '));
};

test('closed markets are folded, in their order; those that may still open are shown whole', () => {
  expect(idsOf()).toEqual(['ten overs, innings, next match', 'winner, six overs']);
});

test('a market that has closed since it was listed is folded, too', () => {
  expect(idsOf('ten overs')).toEqual(['innings, next match', 'winner, six overs, ten overs']);
});
