import type { Scenario } from '../scenario.ts';
import { reopen, suspend } from '../stage.ts';

export const suspension: Scenario = {
  name: 'suspension',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'The operator suspends the market for fifteen seconds, without a reason.',
  sees: 'The prices are covered with “Suspended” and cannot be pressed; then they open again.',
  run: async (stage) => {
    await suspend(stage, null);
    await stage.wait(15);
    await reopen(stage);
  },
};
