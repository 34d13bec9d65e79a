import { removeRunner } from '#contract/operator.ts';
import type { Scenario } from '../scenario.ts';
import { quoteAt } from '../stage.ts';

/** Basis points: what a runner at odds of 4.00 took of the chances. */
const reductionFactor = 2_500;

export const withdrawal: Scenario = {
  name: 'withdrawal',
  scene: 'race',
  onAnyEvent: true,
  happens: 'The second runner is withdrawn with a reduction of 25 %.',
  sees: 'The runner is struck through as a non-runner with its reduction, bets on it are void, unmatched bets lapse, and matched odds are a quarter shorter.',
  run: async (stage) => {
    const { market, operator } = stage;
    const [, leaver] = market.runners;
    if (!leaver || market.runners.length < 3)
      throw new Error('A withdrawal needs a market of at least three runners.');
    const params = { marketId: market.marketId, runnerId: leaver.runnerId };
    await operator(removeRunner, { params, body: { reductionFactor } });
    stage.tell(`${leaver.name} is withdrawn, reduction 25 %.`);
    await quoteAt({ ...stage, market: withoutRunner(market, leaver.runnerId) }, [210, 380, 450]);
  },
};

const withoutRunner = <Market extends { runners: readonly { runnerId: string }[] }>(
  market: Market,
  runnerId: string,
): Market => ({ ...market, runners: market.runners.filter((runner) => runner.runnerId !== runnerId) });
