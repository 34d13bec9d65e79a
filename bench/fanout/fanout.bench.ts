import { deepStrictEqual } from 'node:assert/strict';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { cpuPerOperation, startClock, stopClock, type Sample } from '../support/sample.ts';

const subscribers = Number(process.env.LAYLINE_SUBSCRIBERS || 5_000);
/** Changes in a sample, and the time between them. */
const sample = { count: 10, gapMs: 250 };
const patienceMs = 60_000;
const goals = { lessThanPlain: 10, timesBare: 1.5, kilobytes: 20 };

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
  missing: number;
  last: string;
}

/** One market's changes to many sockets of one process, beside plain graphql-ws and a bare `ws` broadcast. */
export async function benchFanout(): Promise<boolean> {
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
    for (const one of held) await take(one, browsers);
    checkEqual(held);
    for (const one of held) Object.assign(one, { delays: [], missing: 0 });
    const samples = await interleave(
      Object.fromEntries(held.map((one) => [one.name, () => take(one, browsers)])),
    );
    const cpu = (name: Name) => median(samples[name]!.counted.map(cpuPerOperation));
    printTable([
      ['', 'CPU µs a delivery', 'p99 delivery ms', 'kB a subscriber', 'not delivered', 'dropped samples'],
      ...held.map(({ name, delays, bytesEach, missing }) => [
        name,
        spread(samples[name]!.counted.map(cpuPerOperation)),
        figure(percentile(delays, 0.99)),
        figure(bytesEach / 1_000),
        String(missing),
        String(samples[name]!.dropped),
      ]),
    ]);
    const conclusive = isConclusive(samples);
    const lessThanPlain = cpu('graphql-ws') / cpu('layline');
    const timesBare = cpu('layline') / cpu('bare-ws');
    const kilobytes = held[0]!.bytesEach / 1_000;
    const verdicts: [string, Verdict][] = [
      [
        `${figure(lessThanPlain)} × less CPU than graphql-ws, goal ${goals.lessThanPlain}`,
        verdictOf(lessThanPlain, goals.lessThanPlain, conclusive),
      ],
      [
        `${figure(timesBare)} × a bare ws broadcast, goal ${goals.timesBare}`,
        verdictOf(goals.timesBare / timesBare, 1, conclusive),
      ],
      [
        `${figure(kilobytes)} kB a subscriber, goal ${goals.kilobytes}`,
        verdictOf(goals.kilobytes / kilobytes, 1, true),
      ],
    ];
    for (const [claim, verdict] of verdicts) console.log(`${claim}: ${verdict}`);
    console.log(`${subscribers} subscribers on one process; ${loadNote()}`);
    const isComplete = held.every(({ missing }) => missing === 0);
    return isComplete && verdicts.every(([, verdict]) => verdict !== 'MISSED');
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
  return { name, server, url, bytesEach, delays: [], missing: 0, last: '' };
}

/** Some changes to all; CPU of the server alone, until the last has been heard. */
async function take(one: Held, browsers: readonly Program[]): Promise<Sample> {
  const { server, url } = one;
  const pids = browsers.map(({ pid }) => pid);
  const clock = startClock(await server.ask<number>('cpuMs'), cpuMsOf(pids));
  await server.ask('emit', sample);
  const changes = (subscribers / browsers.length) * sample.count;
  const heard = await Promise.all(
    browsers.map((browser) => browser.ask<Heard>('heard', { url, changes, patienceMs })),
  );
  const delivered = heard.reduce((sum, { changes: some }) => sum + some, 0);
  one.missing += subscribers * sample.count - delivered;
  one.delays.push(...heard.flatMap(({ delays }) => delays));
  one.last = heard[0]!.last;
  return stopClock(clock, delivered, await server.ask<number>('cpuMs'), cpuMsOf(pids));
}

/** All have told the same, but for the time of day. */
function checkEqual(held: readonly Held[]): void {
  const payloads = held.map(({ last }) => {
    const { payload } = JSON.parse(last) as { payload: { data: { marketChanges: { at?: string } } } };
    delete payload.data.marketChanges.at;
    return payload;
  });
  for (const payload of payloads) deepStrictEqual(payload, payloads[0]);
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
