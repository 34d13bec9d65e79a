import { expect, test } from 'vitest';
import type { LimitChange, SeenLimits } from '../limits/limit-change.ts';
import { limitChangeWords } from './limit-change-words.ts';

const week = { kind: 'DEPOSIT', frame: 'WEEK' } as const;
const at = '2026-12-01T18:30:00.000Z';
const after: SeenLimits = {
  zone: 'Asia/Kolkata',
  limits: [
    { ...week, amount: 2_000_00, since: at, asked: null, used: 0, left: 2_000_00, until: at },
    {
      kind: 'SESSION',
      frame: 'DAY',
      amount: 60,
      since: at,
      used: 0,
      left: 60,
      until: at,
      asked: { amount: null, at, from: at, until: at },
    },
  ],
  timedOutUntil: at,
  exclusion: { since: at, until: at, backAt: null },
  realityEvery: 30,
};

test.each<[LimitChange, string]>([
  [{ type: 'SET', ...week, amount: 2_000_00 }, 'Deposits, week: ₹2,000.00'],
  [{ type: 'SET', kind: 'SESSION', frame: 'DAY', amount: null }, 'Time signed in: none asked for'],
  [{ type: 'CONFIRM', kind: 'SESSION', frame: 'DAY' }, 'Time signed in: 60 min'],
  [{ type: 'SET', kind: 'LOSS', frame: 'DAY', amount: null }, 'Losses, day: none'],
  [{ type: 'TIME_OUT', length: 'DAY' }, 'Time-out until 2 Dec 2026, 00:00 (Asia/Kolkata)'],
  [{ type: 'EXCLUDE', months: 6 }, 'Self-exclusion until 2 Dec 2026, 00:00 (Asia/Kolkata)'],
  [{ type: 'RETURN' }, 'Asked to come back'],
  [{ type: 'REALITY', every: 30 }, 'Reality check: every 30 min'],
  [{ type: 'REALITY', every: null }, 'Reality check: none'],
])('%j is told as it stands afterwards', (change, words) => {
  expect(limitChangeWords(change, after)).toBe(words);
});
