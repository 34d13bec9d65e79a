import type { Scenario } from '../scenario.ts';
import { endEvent, settle } from '../stage.ts';

export const voidMarket: Scenario = {
  name: 'void',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'The operator voids the whole market.',
  sees: 'The market closes as void, and every stake is back in the balance.',
  run: async (stage) => {
    await settle(stage, stage.market, []);
    // Nothing is left of an event that was put on for this; one of the day goes on.
    if (stage.scene.isOwn) await endEvent(stage);
  },
};
