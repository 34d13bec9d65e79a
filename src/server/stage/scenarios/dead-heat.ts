import type { Scenario } from '../scenario.ts';
import { endEvent, settle } from '../stage.ts';

export const deadHeat: Scenario = {
  name: 'dead-heat',
  scene: 'race',
  onAnyEvent: false,
  happens: 'The first two runners cross the line together, and both are winners.',
  sees: 'A back of either is paid on half its stake and loses the other half.',
  run: async (stage) => {
    await settle(stage, stage.market, [0, 1]);
    await endEvent(stage);
  },
};
