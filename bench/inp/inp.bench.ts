import type { CDPSession, Page } from 'playwright';
import type { RunningLayline } from '../../tests/support/start-layline.ts';
import { openHome, openLastMatch } from '../support/bettor-page.ts';
import { besideBuildBefore, type BothBuilds } from '../support/both-builds.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { mustHappen } from '../support/outcome.ts';
import { loadNote, printTable, verdictOf, type Verdict } from '../support/report.ts';
import type { Sample } from '../support/sample.ts';
import { betAWhile, type Done } from './acts.ts';
import { hearInteractions, inpOf, takeInteractions, type Interactions } from './interactions.ts';

/** How many times slower the page's thread runs than the machine, as a phone does. */
const slowness = 4;
/** The longest, in multiples of the commit before. */
const beforeGoal = 0.8;
/** The same on a quiet machine, ms. */
const quietGoal = 100;
/** Fewer in a sample are no betting. */
const leastInteractions = 30;
/** How many of the slowest are named. */
const named = 6;

interface Betting extends Sample, Interactions, Done {}

interface Stand {
  page: Page;
  session: CDPSession;
}

/**
 * Interaction to Next Paint of betting on a slowed page: the longest time from a press or a key until the page shows
 * what it did, of all samples together, but one in fifty. Both builds run; one is bet on after the other.
 */
export const benchInp = (): Promise<Verdict> =>
  besideBuildBefore(async (both) => {
    const now = await openStand(both, both.now);
    const before = await openStand(both, both.before);
    return tell(
      both.commit,
      await interleave({ now: () => sampled(both, now), before: () => sampled(both, before) }),
    );
  });

async function openStand({ browser }: BothBuilds, layline: RunningLayline): Promise<Stand> {
  const page = await openHome(browser, layline.url);
  await page.addInitScript(hearInteractions);
  await page.reload();
  await openLastMatch(page);
  // Parts are fetched and code is compiled once.
  await betAWhile(page);
  const session = await page.context().newCDPSession(page);
  await takeInteractions(page);
  return { page, session };
}

async function sampled(both: BothBuilds, { page, session }: Stand): Promise<Betting> {
  let told: Interactions & Done = { slow: [], count: 0, placed: 0, cancelled: 0 };
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(slowness);
  const sample = await both.timed(async () => {
    const done = await betAWhile(page);
    told = { ...(await takeInteractions(page)), ...done };
    return told.count;
  });
  await slow(1);
  mustHappen('interactions in a sample', told.count, leastInteractions);
  mustHappen('bets were placed', told.placed);
  mustHappen('bets were cancelled', told.cancelled);
  return { ...sample, ...told };
}

type Told = 'now' | 'before';

function tell(commit: string, samples: Record<string, Samples<Betting>>): Verdict {
  const all = (name: Told): Interactions => ({
    slow: samples[name]!.counted.flatMap(({ slow }) => slow).sort((a, b) => b.ms - a.ms),
    count: samples[name]!.counted.reduce((sum, { count }) => sum + count, 0),
  });
  const inp = (name: Told) => inpOf(all(name));
  console.log(`\nInteractions of betting, the page's thread slowed ${slowness} times, ${loadNote()}`);
  printTable([
    ['', 'interactions', 'INP ms', 'most', 'of 100 ms and more', 'samples'],
    ...(['now', 'before'] as const).map((name) => [
      name === 'now' ? 'site' : `site at ${commit}`,
      String(all(name).count),
      String(inp(name)),
      String(all(name).slow[0]?.ms ?? 0),
      String(all(name).slow.filter(({ ms }) => ms >= 100).length),
      `${samples[name]!.counted.length}, ${samples[name]!.dropped} disturbed`,
    ]),
  ]);
  const slowest = all('now').slow.slice(0, named);
  console.log(`Slowest: ${slowest.map(({ ms, what }) => `${ms} ms ${what}`).join('; ')}`);
  const ratio = inp('now') / inp('before');
  const verdict = verdictOf(beforeGoal / ratio, 1, isConclusive(samples));
  console.log(`INP ${ratio.toFixed(2)} × that of ${commit}; goal at most ${beforeGoal} ×: ${verdict}`);
  const quiet = inp('now') <= quietGoal ? 'met' : 'goal missed';
  console.log(`INP ${inp('now')} ms; goal on a quiet machine at most ${quietGoal} ms: ${quiet}`);
  return verdict;
}
