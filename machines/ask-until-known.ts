import { backOff, randomOf } from '#domain/wire/back-off.ts';
import { timing } from '#domain/site/timing.ts';

/**
 * How long to wait before the next question, ms. Waits grow up to `cap`, but after a first `neverArrived` the second
 * question follows soon: two in a row are believed.
 */
export const waitToAsk = (
  { absences, attempts, seed }: { absences: number; attempts: number; seed: number },
  cap?: number,
): number => (absences === 1 ? timing.retryFirst : backOff(attempts, randomOf(seed, attempts), cap));

/**
 * Two states of a machine that asks until it has an answer: `asking`, and after a failed attempt `waiting`, which grows
 * each time. When the network returns, waiting ends early, and a question under way is put again. `known` says where each
 * answer leads, `inVain` where an error or a timeout does. The machine has the actor `src`, the action `countAttempt` and
 * the delays `backOff` and `callAnswer`.
 */
export const askUntilKnown = <const Src extends string, Input, const Known, const InVain>({
  src,
  input,
  known,
  inVain,
}: {
  src: Src;
  input: Input;
  known: Known;
  inVain: InVain;
}) =>
  ({
    waiting: {
      exit: 'countAttempt',
      after: { backOff: 'asking' },
      on: { 'network.returned': 'asking' },
    },
    asking: {
      invoke: { id: src, src, input, onDone: known, onError: inVain },
      after: { callAnswer: inVain },
      // A call from before may hang.
      on: { 'network.returned': { target: 'asking', reenter: true } },
    },
  }) as const;
