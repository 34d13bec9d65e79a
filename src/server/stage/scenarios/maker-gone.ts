import type { Scenario } from '../scenario.ts';
import { quoteAt } from '../stage.ts';

export const makerGone: Scenario = {
  name: 'maker-gone',
  scene: 'soccer',
  onAnyEvent: false,
  happens: 'The maker of this market takes all its offers out and comes back after twenty seconds.',
  sees: 'Every price is empty and says that there are no offers; the market stays open. Then the prices return.',
  run: async (stage) => {
    await stage.maker.leave(stage.market.marketId);
    stage.tell('The maker is gone.');
    await stage.wait(20);
    await quoteAt(stage, []);
  },
};
