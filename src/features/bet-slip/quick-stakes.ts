import { typedStake } from '#domain/bet/stake-keys.ts';
import { stakeProblem, type StakeLimits } from '#domain/bet/stake-problem.ts';
import { formatSize } from '#domain/money/money.ts';

/** Whether a quick stake (minor units) can be bet: the market refuses any other. */
export const mayBeStaked =
  (limits: StakeLimits) =>
  (amount: number): boolean =>
    stakeProblem(limits, amount) === null;

/** A quick stake on its button: grouped, with its decimals if it has any, as it is staked. */
export const quickStakeText = (stake: number): string =>
  formatSize(stake) + typedStake(stake).replace(/^\d+/, '');
