import type { Scenario } from '../scenario.ts';

export const exchangeRestart: Scenario = {
  name: 'exchange-restart',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'The exchange’s process is killed and starts again from its storage.',
  sees: 'The page is not live for some seconds; then bets, balance and prices are as they were.',
  run: (stage) => {
    stage.killExchange();
    stage.tell('The exchange was killed; it starts again by itself.');
    return Promise.resolve();
  },
};
