import { deepStrictEqual } from 'node:assert/strict';
import { chromium, type Browser } from 'playwright';
import { foundBrowser } from '../support/browser.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { openPage, type Page } from '../support/page.ts';
import { inconclusive, mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';
import { buildStage, names, type Name } from './build-stage.ts';
import type { Measured } from './stage.ts';
import { openStream } from './stream.ts';

/** Changes per second, and for how long, ms. */
const loads = [
  { rate: 50, ms: 2_000 },
  { rate: 1_000, ms: 2_000 },
  { rate: 5_000, ms: 1_000 },
] as const;
/** `LAYLINE_UI_RATES=1000,5000` measures only these. */
const asked = process.env.LAYLINE_UI_RATES?.split(',').map(Number);
/** How long after the last change a page may still be working on it. */
const graceMs = 100;
/** How many percentage points the floor's own samples may differ for pages' missed frames to be told apart. */
const steadyPoints = 5;
/** How long to wait for a page that fell behind. */
const patienceMs = 60_000;

interface Shown extends Sample, Measured {
  sent: number;
  /** Of the page's thread, milliseconds. */
  scriptMs: number;
  taskMs: number;
}

/** The market page compared with Apollo's `useSubscription`, AG Grid and the bare DOM, on the same changes. */
export async function benchUi(): Promise<Verdict> {
  const wanted = loads.filter(({ rate }) => !asked || asked.includes(rate));
  mustHappen('of the asked rates are known', wanted.length, asked?.length);
  const pages = new Map<Name, Page>();
  for (const name of names) pages.set(name, await buildStage(name));
  const server = await chromium.launchServer(foundBrowser());
  const stream = await openStream();
  try {
    const pid = server.process().pid!;
    const browser = await chromium.connect(server.wsEndpoint());
    const verdicts: Verdict[] = [];
    for (const { rate, ms } of wanted) {
      const samples = await interleave(
        Object.fromEntries(
          names.map((name) => [
            name,
            () => take({ browser, pid, page: pages.get(name)!, isLit: name === 'layline' }, stream, rate, ms),
          ]),
        ),
      );
      verdicts.push(...tell(rate, samples));
    }
    await browser.close();
    console.log(loadNote());
    return verdicts.length > 0 ? overall(verdicts) : inconclusive('none of the asked rates has a goal.');
  } finally {
    stream.close();
    await server.close();
  }
}

interface Stand {
  browser: Browser;
  pid: number;
  page: Page;
  /** Cells light up when their prices change. */
  isLit: boolean;
}

async function take(
  { browser, pid, page, isLit }: Stand,
  stream: Awaited<ReturnType<typeof openStream>>,
  rate: number,
  ms: number,
): Promise<Shown> {
  const tab = await openPage(browser, page);
  await tab.evaluate((url) => window.ui.show(url), stream.url);
  await tab.waitForFunction(() => window.ui.cells().every((text) => text !== ''));
  // First runs are not measured.
  const lit = tab.locator('[data-movement]').first();
  await Promise.all([stream.run(1_000, 500), isLit && lit.waitFor({ state: 'attached' })]);
  await tab.waitForTimeout(500);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const msOf = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1_000;
    return { scriptMs: msOf('ScriptDuration'), taskMs: msOf('TaskDuration') };
  };
  await tab.evaluate(() => window.ui.start());
  const before = await spent();
  const clock = startClock(cpuMsOf([pid]), ownCpuMs());
  const { sent, cells } = await stream.run(rate, ms);
  await tab.waitForFunction((all) => window.ui.count() >= all, sent, { timeout: patienceMs, polling: 100 });
  await tab.waitForTimeout(2 * graceMs);
  const sample = stopClock(clock, sent, cpuMsOf([pid]), ownCpuMs());
  const after = await spent();
  const measured = await tab.evaluate((until) => window.ui.stop(until), ms + graceMs);
  await tab
    .waitForFunction((wanted) => window.ui.cells().join() === wanted, cells.join(), { timeout: patienceMs })
    .catch(() => undefined);
  deepStrictEqual(await tab.evaluate(() => window.ui.cells()), cells, 'the cells are not what was sent');
  await tab.context().close();
  const shown: Shown = {
    ...sample,
    ...measured,
    sent,
    scriptMs: after.scriptMs - before.scriptMs,
    taskMs: after.taskMs - before.taskMs,
  };
  mustHappen('changes were received', shown.received);
  mustHappen('changes were watched until they were painted', shown.painted.length);
  mustHappen('frames were shown', shown.frames);
  mustHappen('microseconds of script ran', shown.scriptMs * 1_000);
  return shown;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** Prints a load's figures and its goals; the lightest load has none. */
function tell(rate: number, samples: Record<string, Samples<Shown>>): Verdict[] {
  const conclusive = isConclusive(samples);
  const each = (name: Name, value: (one: Shown) => number) => samples[name]!.counted.map(value);
  const script = (one: Shown) => (one.scriptMs * 1_000) / one.sent;
  const task = (one: Shown) => (one.taskMs * 1_000) / one.sent;
  const received = (one: Shown) => (100 * one.received) / one.sent;
  const missed = (one: Shown) => (100 * one.missed) / one.frames;
  const paint = (one: Shown) => p99(one.painted);
  console.log(`\n${figure(rate)} changes a second over 240 cells`);
  printTable([
    ['', 'script ms/1,000', 'all ms/1,000', 'paint p99 ms', 'missed %', 'received %', 'dropped samples'],
    ...names.map((name) => [
      name,
      ...[script, task, paint, missed, received].map((value) => spread(each(name, value))),
      String(samples[name]!.dropped),
    ]),
  ]);
  const at = (name: Name, value: (one: Shown) => number) => median(each(name, value));
  const isAtMost = (what: string, value: number, goal: number, isTold = conclusive) => {
    const verdict = verdictOf(goal / value, 1, isTold);
    console.log(`${what}: ${figure(value)}; goal at most ${figure(goal)}: ${verdict}`);
    return verdict;
  };
  const ratio = (name: Name) => at('layline', script) / at(name, script);
  if (rate === 1_000)
    return [
      isAtMost('P1 script, × AG Grid', ratio('ag-grid'), 0.4),
      isAtMost('P1 script, × LyteNyte Grid', ratio('lytenyte'), 0.5),
      isAtMost('P2 script, × Apollo useSubscription', ratio('apollo'), 0.1),
      isAtMost('P3 script, × raw DOM', ratio('raw-dom'), 1.5),
      isAtMost('P5 message to paint p99, ms', at('layline', paint), 34),
      isAtMost(
        'P6 all of the thread, × without flash',
        at('layline', task) / at('layline without flash', task),
        1.25,
      ),
    ];
  if (rate === 5_000) {
    const floor = each('raw-dom', missed);
    const isSteady = Math.max(...floor) - Math.min(...floor) <= steadyPoints;
    const keepsUp = at('raw-dom', received) >= 99;
    return [
      isAtMost('P4 not received in time, %', 100 - at('layline', received), 1, conclusive && keepsUp),
      isAtMost('P4 missed frames, %', at('layline', missed), median(floor) + 1, conclusive && isSteady),
    ];
  }
  return [];
}
