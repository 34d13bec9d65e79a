import { cpus } from 'node:os';

/** One measurement of a known amount of work. */
export interface Sample {
  operations: number;
  /** CPU milliseconds of the measured processes. */
  cpuMs: number;
  wallMs: number;
  /** Cores that other work used meanwhile. */
  otherCores: number;
}

export const cpuPerOperation = ({ cpuMs, operations }: Sample): number => (cpuMs * 1_000) / operations;
export const perSecond = ({ wallMs, operations }: Sample): number => (operations * 1_000) / wallMs;

/** A sample that other work disturbed by more than this is not counted. */
const toleratedCores = 0.25;
export const isClean = ({ otherCores }: Sample): boolean => otherCores <= toleratedCores;

/** Milliseconds that the machine's cores have been busy since it started. */
const busyMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

export interface Clock {
  wall: number;
  busy: number;
  cpu: number;
  besides: number;
}

/** `cpuMs`: of the measured processes so far; `besides`: of those that only drive them. */
export const startClock = (cpuMs: number, besides = 0): Clock => ({
  wall: performance.now(),
  busy: busyMs(),
  cpu: cpuMs,
  besides,
});

export function stopClock(clock: Clock, operations: number, cpuMs: number, besides = 0): Sample {
  const wallMs = performance.now() - clock.wall;
  const ownMs = cpuMs - clock.cpu;
  const otherMs = busyMs() - clock.busy - ownMs - (besides - clock.besides);
  return { operations, cpuMs: ownMs, wallMs, otherCores: Math.max(0, otherMs) / wallMs };
}

/** CPU milliseconds of this process, including its own threads. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Repeats a round, which returns how many operations it did, until there is enough to measure. */
export function measureRounds(round: () => number, leastMs = 500): Sample {
  const clock = startClock(ownCpuMs());
  let operations = 0;
  do operations += round();
  while (performance.now() - clock.wall < leastMs);
  return stopClock(clock, operations, ownCpuMs());
}
