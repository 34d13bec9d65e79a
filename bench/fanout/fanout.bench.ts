import { deepStrictEqual } from 'node:assert/strict';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { cpuPerOperation, startClock, stopClock, type Sample } from '../support/sample.ts';
import { runnerCount, type Emission } from './changes.ts';

const subscribers = Number(process.env.LAYLINE_SUBSCRIBERS || 5_000);
/** The changes in a sample, and the time between them. */
const sample = { count: 3, gapMs: 500 };
const patienceMs = 60_000;
const goals = { timesBare: 1.5, kilobytes: 20 };

interface Change {
  /** How many runners it is of. */
  runners: number;
  /** The goal; null: only printed. */
  lessThanPlain: number | null;
}

/**
 * The goal compared with graphql-ws applies to a change of all eight runners, for which it was set. The smaller a
 * change, the more of its cost is the system's own writing to the socket, which is the same for all three.
 */
const changes: readonly Change[] = [
  { runners: runnerCount, lessThanPlain: 10 },
  { runners: 1, lessThanPlain: null },
];

const contestants = ['layline', 'graphql-ws', 'bare-ws'] as const;
type Name = (typeof contestants)[number];

interface Heard {
  changes: number;
  delays: number[];
  last: string;
}

interface Held {
  name: Name;
  server: Program;
  url: string;
  bytesEach: number;
  delays: number[];
  last: string;
}

/** One market's changes to many sockets of one process, compared with plain graphql-ws and a bare `ws` broadcast. */
export async function benchFanout(): Promise<Verdict> {
  mustHappen('subscribers are asked for', subscribers, 2);
  const programs: Program[] = [];
  const start = async (file: string) => {
    const program = await startProgram(new URL(file, import.meta.url), undefined);
    programs.push(program);
    return program;
  };
  try {
    const browsers = [await start('subscribers-program.ts'), await start('subscribers-program.ts')];
    const held: Held[] = [];
    for (const name of contestants) held.push(await hold(name, await start(`${name}-program.ts`), browsers));
    const verdicts: Verdict[] = [];
    for (const change of changes) verdicts.push(...(await compare(change, held, browsers)));
    const kilobytes = held[0]!.bytesEach / 1_000;
    const isSmall = verdictOf(goals.kilobytes / kilobytes, 1, kilobytes > 0);
    console.log(`${figure(kilobytes)} kB a subscriber, goal ${goals.kilobytes}: ${isSmall}`);
    console.log(`${subscribers} subscribers on one process; ${loadNote()}`);
    return overall([...verdicts, isSmall]);
  } finally {
    for (const program of programs.reverse()) await program.stop();
  }
}

async function hold(name: Name, server: Program, browsers: readonly Program[]): Promise<Held> {
  const url = await server.ask<string>('listen');
  const speaksGraphql = name !== 'bare-ws';
  const connect = (count: number) =>
    Promise.all(
      browsers.map((one) => one.ask('connect', { url, count: count / browsers.length, speaksGraphql })),
    );
  const before = await server.ask<number>('memory');
  await connect(subscribers);
  const bytesEach = ((await server.ask<number>('memory')) - before) / subscribers;
  return { name, server, url, bytesEach, delays: [], last: '' };
}

/** Compares changes of one size from each in turn. Throws if not everything was delivered. */
async function compare(
  change: Change,
  held: readonly Held[],
  browsers: readonly Program[],
): Promise<Verdict[]> {
  for (const one of held) await take(one, browsers, change);
  const bytes = checkEqual(held);
  for (const one of held) Object.assign(one, { delays: [] });
  const samples = await interleave(
    Object.fromEntries(held.map((one) => [one.name, () => take(one, browsers, change)])),
  );
  const cpu = (name: Name) => median(samples[name]!.counted.map(cpuPerOperation));
  console.log(`\nA change of ${change.runners} of ${runnerCount} runners, ${bytes} bytes:`);
  printTable([
    ['', 'CPU µs a delivery', 'p99 delivery ms', 'kB a subscriber', 'dropped samples'],
    ...held.map(({ name, delays, bytesEach }) => [
      name,
      spread(samples[name]!.counted.map(cpuPerOperation)),
      figure(percentile(delays, 0.99)),
      figure(bytesEach / 1_000),
      String(samples[name]!.dropped),
    ]),
  ]);
  const conclusive = isConclusive(samples);
  const lessThanPlain = cpu('graphql-ws') / cpu('layline');
  const timesBare = cpu('layline') / cpu('bare-ws');
  const plain = change.lessThanPlain && verdictOf(lessThanPlain, change.lessThanPlain, conclusive);
  const bare = verdictOf(goals.timesBare / timesBare, 1, conclusive);
  console.log(
    `${figure(lessThanPlain)} × less CPU than graphql-ws${plain ? `, goal ${change.lessThanPlain}: ${plain}` : ''}`,
  );
  console.log(`${figure(timesBare)} × a bare ws broadcast, goal ${goals.timesBare}: ${bare}`);
  return plain ? [plain, bare] : [bare];
}

/** Sends some changes to all. Counts the CPU of the server alone, until the last has been heard. */
async function take(one: Held, browsers: readonly Program[], { runners }: Change): Promise<Sample> {
  const { server, url } = one;
  const pids = browsers.map(({ pid }) => pid);
  const clock = startClock(await server.ask<number>('cpuMs'), cpuMsOf(pids));
  await server.ask('emit', { ...sample, runners } satisfies Emission);
  const expected = (subscribers / browsers.length) * sample.count;
  const heard = await Promise.all(
    browsers.map((browser) => browser.ask<Heard>('heard', { url, changes: expected, patienceMs })),
  );
  const delivered = heard.reduce((sum, { changes: some }) => sum + some, 0);
  mustHappen(`changes of ${one.name} were delivered`, delivered, subscribers * sample.count);
  one.delays.push(...heard.flatMap(({ delays }) => delays));
  one.last = heard[0]!.last;
  return stopClock(clock, delivered, await server.ask<number>('cpuMs'), cpuMsOf(pids));
}

/** Checks that all received the same, except for the time of day. Returns its length in bytes. */
function checkEqual(held: readonly Held[]): number {
  const payloads = held.map(({ last }) => {
    const { payload } = JSON.parse(last) as { payload: { data: { marketChanges: { at?: string } } } };
    delete payload.data.marketChanges.at;
    return payload;
  });
  for (const payload of payloads) deepStrictEqual(payload, payloads[0]);
  return Buffer.byteLength(held[0]!.last);
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
