/**
 * Two states of a machine whose bettor is owed an answer: `asking`, and where that was in vain a `waiting` that grows each
 * time and that the network's return cuts short. `known` says where each answer leads, `inVain` where a fault or a
 * silence does. The machine has the actor `src`, the action `countAttempt`, and the delays `backOff` and `callAnswer`.
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
    },
  }) as const;
