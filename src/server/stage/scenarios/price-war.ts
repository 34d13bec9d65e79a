import type { Scenario } from '../scenario.ts';

const seconds = 20;
/** Three runners quoted at three levels on both sides: 18 levels change with each quote. */
const quotesPerSecond = 200 / 18;

export const priceWar: Scenario = {
  name: 'price-war',
  scene: 'soccer',
  onAnyEvent: false,
  happens: 'Prices change two hundred times a second for twenty seconds.',
  sees: 'Prices keep moving, the page answers at once, and a bet is matched at the odds shown or told what they are now.',
  run: async ({ market, maker, wait, now, tell }) => {
    const begin = now();
    let quotes = 0;
    while (now() - begin < seconds * 1_000) {
      const swing = 1 + 0.25 * Math.sin(quotes / 3);
      const fair = market.runners.map((runner) => ({ ...runner, odds: Math.round(runner.odds * swing) }));
      await maker.quote(market.marketId, fair);
      quotes++;
      await wait(Math.max(0, quotes / quotesPerSecond - (now() - begin) / 1_000));
    }
    tell(`${quotes} quotes of 18 levels in ${seconds} seconds.`);
  },
};
