import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

const row = { accrualId: '7-1', at, marketId: 'm1', sportId: '4', eventName: 'Dunes v Harbour' };

/** What an exchange answers to who asks what accrues to them. */
export const accrualAnswers = {
  referrer: async () => ({ name: 'a•••a' }),
  referrals: async () => ({
    code: 'ASHA7-Q2K4M',
    noCode: null,
    share: 1_000,
    days: 365,
    accrued: 2_44,
    paid: 0,
    dueAt: at,
    count: 1,
    referrals: [{ name: 'm•••k', since: at, until: at, earned: 2_44 }],
    sentBy: null,
  }),
  rollingTerms: async () => ({ rate: 50, accrued: 2_50, paid: 1_00, dueAt: at }),
  rollingCommission: async () => ({
    turnover: 500_00,
    accrued: 2_50,
    paid: 1_00,
    count: 1,
    rows: [
      { ...row, marketName: 'Match Odds', turnover: 500_00, rate: 50, amount: 2_50, isCorrection: false },
    ],
  }),
} satisfies Partial<Upstream>;
