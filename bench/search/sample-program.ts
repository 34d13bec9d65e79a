import { mustHappen } from '../support/outcome.ts';
import { ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';
import { contestants, eventCount, type ContestantName } from './contestants.ts';
import { makeEvents, makeKeystrokes } from './events.ts';

/** Started by the bench with a contestant's name. Sends one sample. All times are milliseconds. */
export interface SearchSample extends Sample {
  /** Preparing the list and answering the first letter, in code that has never run. */
  firstMs: number;
  /** The first text that is nowhere in the list, right after it. */
  nowhereMs: number;
  p50Ms: number;
  p99Ms: number;
}

const [name] = process.argv.slice(2) as [ContestantName];
const events = makeEvents(eventCount);
// A slow contestant gets few keystrokes; its figures are shown without a goal.
const keystrokes = makeKeystrokes(events, name === 'MiniSearch' ? 8 : 40);

const from = performance.now();
const search = contestants[name](events);
search(keystrokes[0]!);
const firstMs = performance.now() - from;
const thence = performance.now();
const nowhere = search('xq');
const nowhereMs = performance.now() - thence;
if (nowhere.length > 0) throw new Error(`${name} finds “xq”, which should be nowhere`);

for (const typed of keystrokes.slice(0, 60)) search(typed);
let found = 0;
const clock = startClock(ownCpuMs());
const times = keystrokes
  .map((typed) => {
    const before = performance.now();
    found += search(typed).length;
    return performance.now() - before;
  })
  .sort((a, b) => a - b);
const sample = stopClock(clock, times.length, ownCpuMs());
mustHappen(`events were found by ${name}`, found);
const at = (share: number) => times[Math.floor(times.length * share)]!;
process.send!({ ...sample, firstMs, nowhereMs, p50Ms: at(0.5), p99Ms: at(0.99) } satisfies SearchSample);
