import type { Scenario } from '../scenario.ts';
import { endEvent, settle, suspend } from '../stage.ts';

export const lateSettlement: Scenario = {
  name: 'late-settlement',
  scene: 'soccer',
  onAnyEvent: false,
  happens: 'The match ends, and its result comes only twenty seconds later.',
  sees: 'The market stays suspended and the bet stays in the exposure until the result; then it is paid.',
  run: async (stage) => {
    await suspend(stage, 'AWAITING_RESULT');
    await endEvent(stage);
    await stage.wait(20);
    await settle(stage, stage.market, [0]);
  },
};
