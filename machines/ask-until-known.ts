/**
 * Two states of a machine that asks until it has an answer: `asking`, and after a failed attempt `waiting`, which grows
 * each time and ends early when the network returns. `known` says where each answer leads, `inVain` where an error or a
 * timeout does. The machine has the actor `src`, the action `countAttempt` and the delays `backOff` and `callAnswer`.
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
