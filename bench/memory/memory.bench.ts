import { chromium, type Browser, type Page } from 'playwright';
import { startLayline } from '../../tests/support/start-layline.ts';
import { openHome } from '../support/bettor-page.ts';
import { foundBrowser } from '../support/browser.ts';
import { inconclusive, mustHappen } from '../support/outcome.ts';
import { openPage } from '../support/page.ts';
import { figure, median, printTable, type Verdict } from '../support/report.ts';
import { buildStage } from '../ui/build-stage.ts';
import { openStream } from '../ui/stream.ts';
import { openInTurn } from './in-turn.ts';

/** How long the pages stay open. `LAYLINE_MEMORY_MINUTES=60` for an hour. */
const minutes = Number(process.env.LAYLINE_MEMORY_MINUTES ?? 10);
const sampleMs = 20_000;
/** Changes per second to the page that only receives prices. */
const rate = 1_000;
/** The last third relative to the second; the first includes what is fetched and compiled once. */
const goal = 1.03;
/** A page that opens and closes markets: its end relative to its first five minutes, or half of a shorter time. */
const turnGoal = 1.1;
const turnMinutes = Math.min(5, minutes / 2);
const inTurn = 'events in turn';
/** With fewer samples in a third, its median is of one moment. */
const leastSamples = 9;

interface Held {
  /** The JavaScript heap, after a collection. */
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** The memory of pages after ten minutes of prices compared with before, in Chromium, all open at once. */
export async function benchMemory(): Promise<Verdict> {
  const layline = await startLayline({ LAYLINE_SPEED: '1' });
  const browser = await chromium.launch(foundBrowser());
  const stream = await openStream();
  try {
    const turn = await openInTurn(browser, layline.url);
    const pages = {
      [inTurn]: turn.page,
      home: await openHome(browser, layline.url),
      market: await openInPlay(browser, layline.url),
      'prices alone': await openPrices(browser, stream.url),
    };
    const held = new Map<string, Held[]>(Object.keys(pages).map((name) => [name, []]));
    const shown = new Map<string, Set<string>>(Object.keys(pages).map((name) => [name, new Set()]));
    const end = performance.now() + minutes * 60_000;
    while (performance.now() < end) {
      await Promise.all([stream.run(rate, sampleMs), turn.go(sampleMs)]);
      for (const [name, page] of Object.entries(pages)) {
        held.get(name)!.push(await heldBy(page));
        shown.get(name)!.add(await page.locator('body').innerText());
      }
    }
    // A page that stands still holds what it holds.
    for (const [name, texts] of shown) mustHappen(`contents were shown by ${name}`, texts.size, 2);
    return tell(held);
  } finally {
    stream.close();
    await browser.close();
    await layline.stop();
  }
}

/** The page of an event in play. */
async function openInPlay(browser: Browser, url: string): Promise<Page> {
  const page = await openHome(browser, url);
  await page.getByRole('region', { name: 'In play now' }).getByRole('link').first().click();
  await page.waitForURL(/marketdetails/);
  await page.locator('button[data-side="BACK"][data-depth="0"]').first().waitFor();
  return page;
}

async function openPrices(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, await buildStage('layline'));
  await page.evaluate((live) => window.ui.show(live), url);
  await page.waitForFunction(() => window.ui.cells().every((text) => text !== ''));
  return page;
}

async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * The samples that are compared: of the second and the last third, or, where markets come and go, as many around the
 * fifth minute and at the end.
 */
function comparedOf(
  name: string,
  samples: readonly Held[],
): { before: readonly Held[]; after: readonly Held[] } {
  const third = Math.floor(samples.length / 3);
  if (name !== inTurn) return { before: samples.slice(third, 2 * third), after: samples.slice(-third) };
  const some = Math.max(1, Math.floor(third / 2));
  const at = Math.round((samples.length * turnMinutes) / minutes);
  return { before: samples.slice(Math.max(0, at - some), at), after: samples.slice(-some) };
}

/** Prints what each page held earlier and at the end. The goal: none grew. */
function tell(held: ReadonlyMap<string, readonly Held[]>): Verdict {
  const kinds = ['heapMb', 'nodes', 'listeners'] as const;
  const rows = [...held].flatMap(([name, samples]) => {
    const compared = comparedOf(name, samples);
    return kinds.map((kind) => {
      const before = median(compared.before.map((one) => one[kind]));
      const after = median(compared.after.map((one) => one[kind]));
      return { name, kind, before, after, most: Math.max(...samples.map((one) => one[kind])) };
    });
  });
  console.log(`\nWhat pages hold, ${minutes} minutes, ${figure(rate)} changes a second for prices alone`);
  printTable([
    ['', 'of', 'earlier', 'at the end', 'most', '×'],
    ...rows.map(({ name, kind, before, after, most }) => [
      name,
      kind,
      ...[before, after, most, after / before].map(figure),
    ]),
  ]);
  const goalOf = (name: string) => (name === inTurn ? turnGoal : goal);
  const isFlat = rows.every(({ name, before, after }) => after <= goalOf(name) * before);
  const fewest = Math.min(...[...held.values()].map(({ length }) => length));
  if (fewest < leastSamples)
    return inconclusive(`${fewest} samples, and fewer than ${leastSamples} tell nothing.`);
  const verdict = isFlat ? 'met' : 'MISSED';
  console.log(
    `The last third beside the second; goal at most ${figure(goal)}. Events in turn: the end beside minute ${figure(turnMinutes)}; goal at most ${figure(turnGoal)}: ${verdict}`,
  );
  return verdict;
}
