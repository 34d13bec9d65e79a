import type { Scenario } from '../scenario.ts';
import { endEvent, settle } from '../stage.ts';

export const abandonment: Scenario = {
  name: 'abandonment',
  scene: 'cricket',
  onAnyEvent: false,
  happens: 'Rain ends the match: the toss, which was decided, is settled, and the match market is void.',
  sees: 'Bets on the toss are paid; bets on the match get their stakes back.',
  run: async (stage) => {
    const [match, ...decided] = stage.scene.markets;
    for (const market of decided) await settle(stage, market, [0]);
    await settle(stage, match, []);
    await endEvent(stage);
  },
};
