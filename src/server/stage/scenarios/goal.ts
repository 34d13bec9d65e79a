import { getEvent } from '#contract/market.ts';
import type { Scenario } from '../scenario.ts';
import { quoteAt, reopen, suspend, takeOffersOut, tellScore } from '../stage.ts';

export const goal: Scenario = {
  name: 'goal',
  scene: 'soccer',
  // The maker of a match of the day keeps its score, and would take this one back.
  onAnyEvent: false,
  happens: 'The home side scores: the market is suspended for ten seconds and opens at other prices.',
  sees: 'The prices are covered with “Goal”, the score changes, and the scorer is the favourite afterwards.',
  run: async (stage) => {
    await suspend(stage, 'GOAL');
    const { scene, operator } = stage;
    const { score } = await operator(getEvent, { params: { eventId: scene.eventId } });
    const goals = Number(score?.home ?? 0) + 1;
    const now = { period: '61', note: '', away: '0', ...score, home: String(goals) };
    await tellScore(stage, now, { moment: '61', mark: 'Goal', text: 'Goal' });
    await takeOffersOut(stage);
    await stage.wait(10);
    await reopen(stage);
    await quoteAt(stage, [140, 900, 480]);
  },
};
