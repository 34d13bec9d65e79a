import { backOff, randomOf } from '#domain/wire/back-off.ts';
import { timing } from '#domain/site/timing.ts';

/** What every feed needs to time its next attempt. */
interface Attempts {
  /** Connections lost since a change or heartbeat last followed an image. */
  attempts: number;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

const waitOf = ({ context: { attempts, seed } }: { context: Attempts }, cap?: number): number =>
  backOff(attempts, randomOf(seed, attempts), cap);

/** How long a feed waits for an image and before it retries. `cap`: the longest wait after a lost stream, in ms. */
export const feedDelays = (cap?: number) => ({
  backOff: (args: { context: Attempts }) => waitOf(args, cap),
  /** The first gap asks for an image at once. If the stream keeps gaping, it waits like any other. */
  gapWait: (args: { context: Attempts }) => (args.context.attempts === 0 ? 0 : waitOf(args)),
  imageAnswer: timing.callAnswer,
  unknownRetry: timing.retryCap,
});

/** States of a feed that has lost its stream. Each returns to `watching`. The machine has the action `countAttempt`. */
export const lostStates = <const Watching extends string>(watching: Watching) =>
  ({
    silent: { exit: 'countAttempt', after: { backOff: watching } },
    gap: { exit: 'countAttempt', after: { gapWait: watching } },
    cut: { exit: 'countAttempt', after: { backOff: watching } },
  }) as const;
