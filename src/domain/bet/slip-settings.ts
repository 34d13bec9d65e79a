import type { OddsPolicy, Take } from '../odds/odds-policy.ts';

/** One press on a price places a bet: opt-in, at one stake, never risking more than the cap. Minor units. */
export interface OneClick {
  isOn: boolean;
  stake: number;
  /** The most that one press may risk. A bet that would risk more waits in the slip. */
  cap: number;
}

export interface SlipSettings {
  /** Offered beside the stake, minor units. */
  quickStakes: readonly number[];
  oneClick: OneClick;
  /** Whether a confirm step comes before the bet is sent. */
  isConfirmed: boolean;
  /** How far a clicked price may have moved and still be taken. */
  oddsPolicy: OddsPolicy;
  /** WITHIN: how many ticks worse may be taken. */
  policyTicks: number;
  /** Whether what is not matched of a bet stays when its market turns in play. */
  keepsInPlay: boolean;
}

/** Apply until the bettor chooses otherwise. */
export const defaultSlipSettings: SlipSettings = {
  quickStakes: [10_000, 50_000, 100_000, 500_000, 1_000_000],
  oneClick: { isOn: false, stake: 10_000, cap: 100_000 },
  isConfirmed: false,
  oddsPolicy: 'BETTER',
  policyTicks: 3,
  keepsInPlay: false,
};

/** What a take may become if its price has moved. */
export const takeOf = ({ oddsPolicy, policyTicks }: SlipSettings): Take => ({
  policy: oddsPolicy,
  ticks: policyTicks,
});

/** How the bets of the slip are meant. */
export const meantBy = (settings: SlipSettings): { policy: Take; isKept: boolean } => ({
  policy: takeOf(settings),
  isKept: settings.keepsInPlay,
});
