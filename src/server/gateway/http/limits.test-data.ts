import type { BettorLimitsView } from '#contract/limits.ts';
import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

const held: BettorLimitsView = {
  zone: 'Asia/Kolkata',
  limits: [
    {
      kind: 'DEPOSIT',
      frame: 'WEEK',
      amount: 2_000_00,
      since: at,
      asked: { amount: null, at, from: at, until: at },
      used: 500_00,
      left: 1_500_00,
      until: at,
    },
  ],
  timedOutUntil: null,
  exclusion: { since: at, until: at, backAt: null },
  realityEvery: 30,
};

/** What an exchange answers about limits and breaks. */
export const limitAnswers = {
  limits: async () => held,
  realityCheck: async () => ({
    every: 30,
    isDue: true,
    dueIn: null,
    since: at,
    minutes: 31,
    staked: 5,
    won: 3,
    lost: 2,
    deposited: 1,
    bets: 4,
    rounds: 0,
  }),
  playRecord: async () => ({
    months: [{ month: '2026-05', deposited: 300_00, withdrawn: 100_00 }],
    deposited: 300_00,
    withdrawn: 100_00,
    minutesToday: 5,
    minutesThisWeek: 65,
    minutesSignedIn: 3,
  }),
  setLimit: async () => held,
  confirmLimit: async () => ({ isRefusal: true, code: 'TOO_EARLY', message: 'Not yet.' }) as const,
  takeTimeOut: async () => held,
  excludeMyself: async () => held,
  askToReturn: async () => ({ isRefusal: true, code: 'NOT_EXCLUDED', message: 'No.' }) as const,
  setRealityCheck: async () => held,
  answerRealityCheck: async () => held,
} satisfies Partial<Upstream>;
