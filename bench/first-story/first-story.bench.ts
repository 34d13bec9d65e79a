import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { chromium, type Browser } from 'playwright';
import { foundBrowser } from '../support/browser.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';
import { buildFreshStorybook, buildOwnStorybook } from './fresh-storybook.ts';

/** The longest until our first story is shown, in multiples of the fresh Storybook's. */
const goal = 1.3;
/** Opened one after the other, each in a browser that has nothing of it yet. */
const visits = 3;

/** From the address to the first story on the screen, for somebody who opens the Storybook. */
async function visit(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
  await context.close();
}

async function serve(folder: string) {
  const server = Fastify();
  await server.register(fastifyStatic, { root: folder });
  return { url: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() };
}

/** Our Storybook opened at its first story, beside a fresh one with one empty story; both from a static server. */
export async function benchFirstStory(): Promise<Verdict> {
  const own = await serve(buildOwnStorybook());
  const fresh = await serve(buildFreshStorybook());
  const launched = await chromium.launchServer(foundBrowser());
  try {
    const pid = launched.process().pid!;
    const browser = await chromium.connect(launched.wsEndpoint());
    const take = (url: string) => async (): Promise<Sample> => {
      const clock = startClock(cpuMsOf([pid]), ownCpuMs());
      for (let at = 0; at < visits; at++) await visit(browser, url);
      return stopClock(clock, visits, cpuMsOf([pid]), ownCpuMs());
    };
    for (const { url } of [own, fresh]) await visit(browser, url);
    const samples = await interleave({ layline: take(own.url), fresh: take(fresh.url) });
    await browser.close();
    const of = (name: string) => samples[name]!.counted.map(({ wallMs, operations }) => wallMs / operations);
    printTable([
      ['', 'first story, ms', 'dropped samples'],
      ...Object.entries(samples).map(([name, { dropped }]) => [name, spread(of(name)), String(dropped)]),
    ]);
    const ratio = median(of('layline')) / median(of('fresh'));
    const verdict = verdictOf(goal / ratio, 1, isConclusive(samples));
    console.log(`${figure(ratio)} × a fresh Storybook's; goal at most ${goal} ×: ${verdict} (${loadNote()})`);
    return verdict;
  } finally {
    await launched.close();
    await Promise.all([own.close(), fresh.close()]);
  }
}
