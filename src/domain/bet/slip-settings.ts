import type { OddsPolicy } from '../odds/odds-policy.ts';

/** One press on a price places a bet: opt-in, of one stake, and never at more risk than the cap. Minor units. */
export interface OneClick {
  isOn: boolean;
  stake: number;
  /** The most that one press may risk; a bet that would risk more waits in the slip. */
  cap: number;
}

/** How a bettor wants the slip to work. */
export interface SlipSettings {
  /** Offered beside the stake, minor units. */
  quickStakes: readonly number[];
  oneClick: OneClick;
  /** A confirm step stands between "place" and the exchange. */
  isConfirmed: boolean;
  /** What a clicked price that has moved may become, and still be taken. */
  oddsPolicy: OddsPolicy;
  /** WITHIN: how many ticks worse may be taken. */
  policyTicks: number;
}

/** Until the bettor chooses otherwise. */
export const defaultSlipSettings: SlipSettings = {
  quickStakes: [10_000, 50_000, 100_000, 500_000, 1_000_000],
  oneClick: { isOn: false, stake: 10_000, cap: 100_000 },
  isConfirmed: false,
  oddsPolicy: 'BETTER',
  policyTicks: 3,
};
