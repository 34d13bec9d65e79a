import { getEvent } from '#contract/market.ts';
import { allOut, runsIn, shortRunsText } from '#domain/words/cricket-words.ts';
import type { Scenario } from '../scenario.ts';
import { quoteAt, reopen, suspend, takeOffersOut, tellScore } from '../stage.ts';

/** `84/2` after one more wicket; `0/1` if there was no such score. A side that is out stays so. */
function oneMoreWicket(figure: string | undefined): string {
  const { runs, wickets } = runsIn(figure ?? '') ?? { runs: 0, wickets: 0 };
  return shortRunsText({ runs, wickets: Math.min(wickets + 1, allOut) });
}

export const wicket: Scenario = {
  name: 'wicket',
  scene: 'cricket',
  // The maker of a match of the day keeps its score, and would take this one back.
  onAnyEvent: false,
  happens: 'The batting side loses a wicket: suspended for ten seconds, then other prices.',
  sees: 'The prices are covered with “Wicket”, the score changes, and the batting side’s odds are longer.',
  run: async (stage) => {
    await suspend(stage, 'WICKET');
    const { eventId } = stage.scene;
    const { score } = await stage.operator(getEvent, { params: { eventId } });
    const now = { period: '1st innings', note: '', away: '', ...score, home: oneMoreWicket(score?.home) };
    await tellScore(stage, now, { moment: '7.2', mark: 'W', text: 'Wicket' });
    await takeOffersOut(stage);
    await stage.wait(10);
    await reopen(stage);
    await quoteAt(stage, [240, 170]);
  },
};
