import type { Scenario } from '../scenario.ts';
import { holdFault } from '../hold-fault.ts';

export const cutStream: Scenario = {
  name: 'cut-stream',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'For twenty seconds the streams of prices, scores and accounts are cut.',
  sees: 'The page says “Not live” and takes no bets on old prices; then it is live again by itself.',
  run: (stage) => holdFault(stage, stage.faults.cut(), 20, 'The streams are cut.'),
};
