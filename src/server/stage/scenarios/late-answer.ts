import type { Scenario } from '../scenario.ts';
import { holdFault } from '../hold-fault.ts';

/** s; longer than the page waits for an answer, so that there is time to look at what it does without one. */
const late = 45;

export const lateAnswer: Scenario = {
  name: 'late-answer',
  scene: 'soccer',
  onAnyEvent: true,
  happens: `For a minute the answer to a bet comes ${late} seconds late; everything else is as usual.`,
  sees: 'A bet is said to be not known, never failed, and is asked about; then it stands as placed, once.',
  run: (stage) => holdFault(stage, stage.faults.delayBets(late * 1_000), 60, 'Answers to bets are late.'),
};
