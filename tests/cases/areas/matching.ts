import { defineArea } from '../support/area.ts';
import { leaveOutMatching, matchingInput } from '../support/matching-input.ts';
import { playMatching } from '../support/matching-views.ts';

/** Orders placed and cancelled in turn, and the bets, prices and volumes they leave. */
export const matching = defineArea({
  input: matchingInput,
  leaveOut: leaveOutMatching,
  run: playMatching,
});
