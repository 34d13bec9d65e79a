import type { Scenario } from '../scenario.ts';
import { reopen, suspend, voidSince } from '../stage.ts';

export const lateSuspension: Scenario = {
  name: 'late-suspension',
  scene: 'soccer',
  onAnyEvent: true,
  happens:
    'Something happens on the field, the suspension comes fifteen seconds late, and bets matched meanwhile are void.',
  sees: 'A bet matched in those seconds turns void and its stake is free again; earlier bets stand.',
  run: async (stage) => {
    const moment = stage.now();
    stage.tell('It has happened, and the market is still open.');
    await stage.wait(15);
    await suspend(stage, 'GOAL');
    await voidSince(stage, moment);
    await stage.wait(5);
    await reopen(stage);
  },
};
