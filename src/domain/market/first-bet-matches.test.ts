import { expect, test } from 'vitest';
import { firstBetMatches, isForFirstBet } from './first-bet-matches.ts';

const now = '2026-11-21T14:00:00.000Z';
const match = (exEventId: string, changes: Partial<Parameters<typeof firstBetMatches>[0][number]> = {}) => ({
  exEventId,
  sportId: '1',
  eventTime: '2026-11-21T15:00:00.000Z',
  inPlay: false,
  ended: false,
  home: 'Home',
  marketIds: [`${exEventId}.m`],
  ...changes,
});
const idsOf = (events: Parameters<typeof firstBetMatches>[0], leading: readonly string[] = []) =>
  firstBetMatches(events, leading, now).map(({ exEventId }) => exEventId);

test('what leads in play comes first, then the others in play, then what starts next', () => {
  const late = match('late', { eventTime: '2026-11-21T16:00:00.000Z' });
  const playing = match('playing', { inPlay: true });
  const leader = match('leader', { inPlay: true });
  const second = match('second', { inPlay: true });
  expect(idsOf([late, playing, match('next'), second, leader], ['leader', 'second'])).toEqual([
    'leader',
    'second',
    'playing',
    'next',
    'late',
  ]);
});

test.each([
  ['has no two sides', { home: null }],
  ['has no market', { marketIds: [] }],
  ['is over', { ended: true }],
  ['should have begun long ago', { eventTime: '2026-11-21T13:00:00.000Z' }],
])('one that %s is none to bet on', (_, changes) => {
  expect(idsOf([match('one', changes)])).toEqual([]);
});

test.each([
  [{ kind: 'WINNER', status: 'OPEN', runners: [1, 2] }, true],
  [{ kind: 'WINNER', status: 'OPEN', runners: [1, 2, 3] }, true],
  [{ kind: 'WINNER', status: 'SUSPENDED', runners: [1, 2] }, false],
  [{ kind: 'WINNER', status: 'OPEN', runners: [1, 2, 3, 4] }, false],
  [{ kind: 'BOOKMAKER', status: 'OPEN', runners: [1, 2] }, false],
] as const)('%j is a market for a first bet: %s', (market, is) => {
  expect(isForFirstBet(market)).toBe(is);
});
