import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { mustHappen } from '../support/outcome.ts';
import type { Program } from '../support/requests.ts';
import { startClock, stopClock, type Sample } from '../support/sample.ts';
import type { Emission } from './changes.ts';

/** The changes in a sample, and the time between them. */
const sample = { count: 3, gapMs: 500 };
const patienceMs = 60_000;

interface Heard {
  changes: number;
  delays: number[];
  last: string;
}

/** A server and the subscribers it holds. */
export interface Held {
  server: Program;
  url: string;
  subscribers: number;
  /** Resident memory of the server for each of them. */
  bytesEach: number;
  /** Of all changes heard so far, ms. */
  delays: number[];
  last: string;
}

/** Connects subscribers to a server, half from each of the browsers' processes. */
export async function hold(
  server: Program,
  browsers: readonly Program[],
  subscribers: number,
  speaksGraphql = true,
): Promise<Held> {
  const url = await server.ask<string>('listen');
  const count = subscribers / browsers.length;
  const before = await server.ask<number>('memory');
  await Promise.all(browsers.map((one) => one.ask('connect', { url, count, speaksGraphql })));
  const bytesEach = ((await server.ask<number>('memory')) - before) / subscribers;
  return { server, url, subscribers, bytesEach, delays: [], last: '' };
}

/**
 * Sends some changes of so many runners to all. Counts the CPU of the server alone, until the last has been heard. Throws if
 * not everything was delivered.
 */
export async function take(one: Held, browsers: readonly Program[], runners: number): Promise<Sample> {
  const { server, url, subscribers } = one;
  const pids = browsers.map(({ pid }) => pid);
  const clock = startClock(await server.ask<number>('cpuMs'), cpuMsOf(pids));
  await server.ask('emit', { ...sample, runners } satisfies Emission);
  const expected = (subscribers / browsers.length) * sample.count;
  const heard = await Promise.all(
    browsers.map((browser) => browser.ask<Heard>('heard', { url, changes: expected, patienceMs })),
  );
  const delivered = heard.reduce((sum, { changes: some }) => sum + some, 0);
  mustHappen('changes were delivered', delivered, subscribers * sample.count);
  one.delays.push(...heard.flatMap(({ delays }) => delays));
  one.last = heard[0]!.last;
  return stopClock(clock, delivered, await server.ask<number>('cpuMs'), cpuMsOf(pids));
}
