import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { launchLayline, startLayline, type RunningLayline } from '../../tests/support/start-layline.ts';
import { foundBrowser } from './browser.ts';
import { besideCommitBefore } from './commit-before.ts';
import { cpuMsOf } from './cpu-of-processes.ts';
import type { Verdict } from './report.ts';
import { ownCpuMs, startClock, stopClock, type Sample } from './sample.ts';

/** The built products of this commit and of the one before, both running, and one browser for their pages. */
export interface BothBuilds {
  now: RunningLayline;
  before: RunningLayline;
  /** The commit before, as `git` shortens it. */
  commit: string;
  browser: Browser;
  /** Times work; what the products, the browser and this process use meanwhile disturbs no sample. */
  timed(work: () => Promise<number>): Promise<Sample>;
}

/** Builds the commit before, and starts both products with the same seed, at their own speed. */
export const besideBuildBefore = (bench: (both: BothBuilds) => Promise<Verdict>): Promise<Verdict> =>
  besideCommitBefore(async (commitBefore) => {
    await commitBefore.build();
    const settings = { LAYLINE_SPEED: '1', LAYLINE_SEED: 'bench' };
    const entry = join(commitBefore.folder, 'dist/server/main.js');
    const now = await startLayline(settings);
    try {
      const before = await (await launchLayline(settings, entry)).live;
      try {
        const server = await chromium.launchServer(foundBrowser());
        try {
          const pids = [now.pid, before.pid, server.process().pid!];
          return await bench({
            now,
            before,
            commit: commitBefore.name,
            browser: await chromium.connect(server.wsEndpoint()),
            timed: async (work) => {
              const clock = startClock(cpuMsOf(pids), ownCpuMs());
              const operations = await work();
              return stopClock(clock, operations, cpuMsOf(pids), ownCpuMs());
            },
          });
        } finally {
          await server.close();
        }
      } finally {
        await before.stop();
      }
    } finally {
      await now.stop();
    }
  });
