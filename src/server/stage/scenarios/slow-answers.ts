import type { Scenario } from '../scenario.ts';
import { holdFault } from '../hold-fault.ts';

export const slowAnswers: Scenario = {
  name: 'slow-answers',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'For a minute the exchange’s answers take half a second to ten seconds.',
  sees: 'A bet waits as “Placing…”, after eight seconds as not known yet, and ends as what became of it, never twice.',
  run: (stage) => holdFault(stage, stage.faults.slow(500, 10_000), 60, 'Answers are slow.'),
};
