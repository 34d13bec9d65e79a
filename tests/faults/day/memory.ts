import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningLayline } from '#tests/support/start-layline.ts';
import { processOf } from '../supervisor/processes.ts';

export const watched = ['exchange', 'gateway', 'games', 'demo-provider', 'maker', 'crowd'] as const;
export type Watched = (typeof watched)[number];

export interface Sample {
  /** Seconds since the start. */
  at: number;
  pid: number;
  /** Resident, MB. */
  memory: number;
  /** Seconds of processor time so far. */
  cpu: number;
}

/** What a process holds and has used, as the system tells it. */
export async function sampleOf(layline: RunningLayline, name: Watched, at: number): Promise<Sample | null> {
  const found = await processOf(layline, name);
  if (!found) return null;
  const told = await promisify(execFile)('ps', ['-o', 'rss=,time=', '-p', String(found.pid)]).catch(
    () => null,
  );
  const [rss, time] = told?.stdout.trim().split(/\s+/) ?? [];
  if (rss === undefined || time === undefined) return null;
  return { at, pid: found.pid, memory: Number(rss) / 1024, cpu: secondsOf(time) };
}

/** `1-02:03:04`, `02:03:04` or `03:04`. */
function secondsOf(time: string): number {
  const [days, clock] = time.includes('-') ? time.split('-') : ['0', time];
  return (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

/** How much memory grew over the samples, by the line that fits them best: MB from the first to the last. */
export function growthOf(samples: readonly Pick<Sample, 'at' | 'memory'>[]): number {
  const mean = (of: (sample: Pick<Sample, 'at' | 'memory'>) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, memory] = [mean((sample) => sample.at), mean((sample) => sample.memory)];
  const both = samples.reduce((sum, one) => sum + (one.at - at) * (one.memory - memory), 0);
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  const [first, last] = [samples[0], samples.at(-1)];
  return spread === 0 || !first || !last ? 0 : (both / spread) * (last.at - first.at);
}
