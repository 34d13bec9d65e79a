import type { Scenario } from '../scenario.ts';
import { reopen, suspend } from '../stage.ts';

export const ballRunning: Scenario = {
  name: 'ball-running',
  scene: 'cricket',
  onAnyEvent: true,
  happens: 'Three balls are bowled, six seconds each, and no bets are taken while one runs.',
  sees: 'The prices are covered with “Ball running” three times, and are open in between.',
  run: async (stage) => {
    for (let ball = 0; ball < 3; ball++) {
      await suspend(stage, 'BALL_RUNNING');
      await stage.wait(6);
      await reopen(stage);
      await stage.wait(4);
    }
  },
};
