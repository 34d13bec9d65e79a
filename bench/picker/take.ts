import type { Browser } from 'playwright';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { mustHappen } from '../support/outcome.ts';
import { openPage, type Page } from '../support/page.ts';
import { median } from '../support/report.ts';
import { ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';
import { acts, titles, type Act } from './contestant.ts';

/** How often each act is done before and during the measurement. */
const times = { before: 6, measured: 11 };

/** What each act took, the median. */
export interface Timed extends Sample {
  ms: Record<Act, number>;
}

export const open = (browser: Browser, page: Page) => openPage(browser, page, { reducedMotion: 'reduce' });

/** Does each act in a fresh page in which all have been done before. */
export async function take(browser: Browser, pid: number, page: Page): Promise<Timed> {
  const tab = await open(browser, page);
  const run = (act: Act, count: number) =>
    tab.evaluate(([name, often]) => window.stage.take(name, often), [act, count] as const);
  for (const act of acts) await run(act, times.before);
  const clock = startClock(cpuMsOf([pid]), ownCpuMs());
  const ms = { mount: 0, next: 0, open: 0 };
  let done = 0;
  for (const act of acts) {
    const taken = await run(act, times.measured);
    mustHappen(`times “${titles[act]}” was done`, taken.length, times.measured);
    done += taken.length;
    ms[act] = median(taken);
  }
  const sample = stopClock(clock, done, cpuMsOf([pid]), ownCpuMs());
  // Only now: the CPU time of processes that have ended cannot be read.
  await tab.context().close();
  return { ...sample, ms };
}
