import { stakeProblem, type StakeLimits } from '#domain/bet/stake-problem.ts';

/** Whether a quick stake (minor units) can be bet: the market refuses any other. */
export const mayBeStaked =
  (limits: StakeLimits) =>
  (amount: number): boolean =>
    stakeProblem(limits, amount) === null;
