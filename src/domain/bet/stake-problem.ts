/** The stakes a market takes, in minor units. */
export interface StakeLimits {
  minStake: number;
  maxStake: number;
}

export interface StakeProblem {
  code: 'STAKE_TOO_SMALL' | 'STAKE_TOO_LARGE';
  /** The nearest stake that is allowed. */
  limit: number;
}

/**
 * Why a whole stake is refused; null if it is not. The slip and the exchange both ask here, so that they never disagree
 * about a stake. Even without a minimum, nothing and less than nothing cannot be staked.
 */
export function stakeProblem({ minStake, maxStake }: StakeLimits, stake: number): StakeProblem | null {
  const least = Math.max(minStake, 1);
  if (stake < least) return { code: 'STAKE_TOO_SMALL', limit: least };
  return stake > maxStake ? { code: 'STAKE_TOO_LARGE', limit: maxStake } : null;
}
