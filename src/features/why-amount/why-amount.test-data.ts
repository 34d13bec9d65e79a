import type { Why } from './why-amount.view.tsx';

type Settlement = Why['settlements'][number];
type Bet = Settlement['bets'][number];

/** A back of 100.00 at 2.36 that won, unless changed. */
export const sampleBet = (changes: Partial<Bet>): Bet => ({
  orderId: 'o1',
  selectionName: 'Harbour Town',
  side: 'BACK',
  odds: 236,
  line: null,
  rulesVersion: 1,
  stake: 100_00,
  struckOdds: null,
  fate: 'WON',
  voidReason: null,
  amount: 136_00,
  ...changes,
});

/** The first settlement, of that bet. */
export const sampleSettlement = (changes: Partial<Settlement>): Settlement => ({
  settlementId: '3-1',
  at: '2026-05-01T12:00:00.000Z',
  ending: { voided: false, winners: ['Harbour Town'], tied: [], places: 0, number: null },
  bets: [sampleBet({})],
  others: { count: 0, amount: 0 },
  rounding: 0,
  profit: 136_00,
  commission: 2_72,
  posted: { profit: changes.profit ?? 136_00, commission: changes.commission ?? 2_72 },
  ...changes,
});

/** A market of runners at 2 % commission. */
export const sampleWhy = (changes: Partial<Why>): Why => ({
  marketId: 'm1',
  kind: 'WINNER',
  commissionRate: 200,
  strike: null,
  removed: [],
  settlements: [sampleSettlement({})],
  unmatched: [],
  ...changes,
});
