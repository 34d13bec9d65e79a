import { expect, test } from 'vitest';
import { foldSessions } from './folded-sessions.ts';

const markets = [
  { marketId: 'winner', kind: 'WINNER', status: 'CLOSED' },
  { marketId: 'six overs', kind: 'SESSION', status: 'CLOSED' },
  { marketId: 'ten overs', kind: 'SESSION', status: 'SUSPENDED' },
  { marketId: 'innings', kind: 'LINE', status: 'OPEN' },
] as const;
const idsOf = (...closedSince: string[]) => {
  const { whole, folded } = foldSessions(markets, new Set(closedSince));
  return [whole, folded].map((its) => its.map(({ marketId }) => marketId).join(', '));
};

test('closed sessions are folded, in their order; other markets are shown whole even if closed', () => {
  expect(idsOf()).toEqual(['winner, ten overs, innings', 'six overs']);
});

test('a session that has closed since it was listed is folded, too', () => {
  expect(idsOf('ten overs', 'innings')).toEqual(['winner, innings', 'six overs, ten overs']);
});
