import type { Scenario } from '../scenario.ts';
import { holdFault } from '../hold-fault.ts';

export const refusedAnswers: Scenario = {
  name: 'refused-answers',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'For twenty-five seconds the exchange takes no calls, while its prices go on.',
  sees: 'A bet is said to be not known, never failed; when answers come again, it says that nothing was placed.',
  run: (stage) => holdFault(stage, stage.faults.refuse(), 25, 'Calls are refused.'),
};
