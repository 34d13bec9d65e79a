import type { Scenario } from '../scenario.ts';
import { holdFault } from '../hold-fault.ts';

export const blocked: Scenario = {
  name: 'blocked',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'For thirty seconds every bettor’s account is answered as a blocked one.',
  sees: 'A bet is refused with “Your account is blocked: no new bets. You can still cancel.”; cancelling works.',
  run: (stage) => holdFault(stage, stage.faults.block(), 30, 'Bettors are blocked.'),
};
