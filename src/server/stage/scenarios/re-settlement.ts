import { must } from '#domain/must.ts';
import { resettleMarket } from '#contract/operator.ts';
import type { Scenario } from '../scenario.ts';
import { endEvent, settle } from '../stage.ts';

export const reSettlement: Scenario = {
  name: 're-settlement',
  scene: 'soccer',
  onAnyEvent: false,
  happens: 'The market is settled on the first runner, and fifteen seconds later anew on the second.',
  sees: 'What was paid is taken back, and the other result is paid; the market says that it was settled again.',
  run: async (stage) => {
    const { market, operator } = stage;
    await settle(stage, market, [0]);
    await endEvent(stage);
    await stage.wait(15);
    const { runnerId, name } = must(market.runners[1]);
    const input = { params: { marketId: market.marketId }, body: { winners: [runnerId] } };
    await operator(resettleMarket, input);
    stage.tell(`Settled again: ${name} won.`);
  },
};
