import { deepStrictEqual } from 'node:assert/strict';
import { tellFromChild } from '../support/child-sample.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { contestants, eventCount, type ContestantName } from './contestants.ts';
import { makeEvents, makeKeystrokes } from './events.ts';
import type { SearchSample } from './sample-program.ts';

const program = new URL('./sample-program.ts', import.meta.url);
const ratioGoal = 10;
const frameMs = 16.7;

/** Throws when one keystroke's results are not the filter's first, in the order of the list, or none finds anything. */
function checkEqualResults(): string {
  const events = makeEvents(eventCount);
  const keystrokes = makeKeystrokes(events, 12);
  const [ours, filter, peer] = Object.values(contestants).map((open) => open(events));
  let [peerEqual, found] = [0, 0];
  for (const typed of keystrokes) {
    const right = filter!(typed);
    if (right.length > 0) found += 1;
    deepStrictEqual(ours!(typed), right, `the results of "${typed}" differ`);
    if (JSON.stringify(peer!(typed)) === JSON.stringify(right)) peerEqual += 1;
  }
  mustHappen('keystrokes found an event', found);
  return `${keystrokes.length} keystrokes, ${found} of which find something: our results are the filter's first 50 in all; MiniSearch's in ${peerEqual}`;
}

/** The event search compared with the specification's filter and MiniSearch. */
export async function benchSearch(): Promise<Verdict> {
  console.log(`\nEvent search over ${figure(eventCount)} events`);
  console.log(checkEqualResults());
  const samples = await interleave<SearchSample>(
    Object.fromEntries(
      Object.keys(contestants).map((name) => [name, () => tellFromChild<SearchSample>(program, [name])]),
    ),
  );
  const of = (name: ContestantName, what: 'firstMs' | 'nowhereMs' | 'p50Ms' | 'p99Ms') =>
    samples[name]!.counted.map((sample) => sample[what]);
  const rows = (Object.keys(contestants) as ContestantName[]).map((name) => [
    name,
    spread(of(name, 'p50Ms')),
    spread(of(name, 'p99Ms')),
    spread(of(name, 'firstMs')),
    spread(of(name, 'nowhereMs')),
    `${samples[name]!.counted.length}, ${samples[name]!.dropped} disturbed`,
  ]);
  printTable([['', 'p50 ms', 'p99 ms', 'list and first letter ms', 'first miss ms', 'samples'], ...rows]);
  const conclusive = isConclusive(samples);
  const ratio = median(of('plain filter', 'p99Ms')) / median(of('layline', 'p99Ms'));
  const isFast = verdictOf(ratio, ratioGoal, conclusive);
  const first = median(of('layline', 'firstMs'));
  const isPrompt = verdictOf(frameMs / first, 1, conclusive);
  console.log(`p99 ${figure(ratio)} × less than the filter's; goal at least ${ratioGoal} ×: ${isFast}`);
  console.log(`first keystroke ${figure(first)} ms; goal at most ${frameMs} ms: ${isPrompt} (${loadNote()})`);
  return overall([isFast, isPrompt]);
}
