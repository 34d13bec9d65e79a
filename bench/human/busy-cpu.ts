import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningLayline } from '../../tests/support/start-layline.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { sleep } from './exchange.ts';
import { inconclusive } from '../support/outcome.ts';
import type { Verdict } from '../support/report.ts';
import type { Lists } from './lists.ts';

/** Cores of maker and crowd together; the crowd's is half of it. */
const cpuGoal = 0.5;
const busyMarkets = 200;

export interface Cpu {
  maker: number;
  crowd: number;
  exchange: number;
  markets: number;
}

/** CPU of maker and crowd while the most markets are in play, cores. */
export async function measureCpu(
  layline: RunningLayline,
  lists: Lists,
  signal: AbortSignal,
): Promise<Cpu | null> {
  const pids = JSON.parse(readFileSync(join(layline.dataDir, 'processes.json'), 'utf8')) as Record<
    string,
    { pid: number }
  >;
  const names = ['maker', 'crowd', 'exchange'] as const;
  const read = () => names.map((name) => cpuMsOf([pids[name]?.pid ?? -1]));
  let best: Cpu | null = null;
  const spanMs = 20_000;
  while (!signal.aborted) {
    const [before, counted] = [read(), [lists.inPlay.length]];
    for (let at = 0; at < 10; at++) {
      await sleep(spanMs / 10);
      counted.push(lists.inPlay.length);
    }
    const [maker = 0, crowd = 0, exchange = 0] = read().map((ms, at) => (ms - (before[at] ?? 0)) / spanMs);
    const markets = Math.min(...counted);
    // Of the moments with enough markets, the dearest counts.
    const isBusier =
      !best ||
      (markets >= busyMarkets
        ? best.markets < busyMarkets || maker + crowd > best.maker + best.crowd
        : markets > best.markets);
    if (isBusier) best = { maker, crowd, exchange, markets };
  }
  return best;
}

/** Prints it beside its goal, which is for enough markets in play. */
export function printCpu(cpu: Cpu | null): Verdict {
  if (!cpu || Number.isNaN(cpu.maker + cpu.crowd))
    return inconclusive('the CPU of maker and crowd was not read.');
  const { maker, crowd, exchange, markets } = cpu;
  const isCheap = maker + crowd <= cpuGoal && crowd <= cpuGoal / 2;
  const verdict = markets < busyMarkets ? 'inconclusive' : isCheap ? 'met' : 'MISSED';
  console.log(
    `\nCPU with at least ${markets} markets in play, cores: maker ${maker.toFixed(2)}, crowd ${crowd.toFixed(2)}, ` +
      `together ${(maker + crowd).toFixed(2)} (goal ${cpuGoal}, crowd ${cpuGoal / 2}; ${markets >= busyMarkets ? '' : 'too few markets, '}${verdict}); exchange ${exchange.toFixed(2)}`,
  );
  return verdict;
}
