import type { Scenario } from '../scenario.ts';
import { settle } from '../stage.ts';

export const voidMarket: Scenario = {
  name: 'void',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'The operator voids the whole market.',
  sees: 'The market closes as void, and every stake is back in the balance.',
  run: (stage) => settle(stage, stage.market, []),
};
