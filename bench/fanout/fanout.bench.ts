import { deepStrictEqual } from 'node:assert/strict';
import { interleave, isConclusive } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { cpuPerOperation } from '../support/sample.ts';
import { runnerCount } from './changes.ts';
import { hold, take, type Held } from './deliveries.ts';

const subscribers = Number(process.env.LAYLINE_SUBSCRIBERS || 5_000);
const goals = { timesBare: 1.3, kilobytes: 9 };

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
  { runners: runnerCount, lessThanPlain: 12 },
  { runners: 1, lessThanPlain: null },
];

const contestants = ['layline', 'graphql-ws', 'bare-ws'] as const;
type Name = (typeof contestants)[number];

interface Contestant extends Held {
  name: Name;
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
    const held: Contestant[] = [];
    for (const name of contestants) {
      const server = await start(`${name}-program.ts`);
      held.push({ name, ...(await hold(server, browsers, subscribers, name !== 'bare-ws')) });
    }
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

/** Compares changes of one size from each in turn. Throws if not everything was delivered. */
async function compare(
  change: Change,
  held: readonly Contestant[],
  browsers: readonly Program[],
): Promise<Verdict[]> {
  for (const one of held) await take(one, browsers, change.runners);
  const bytes = checkEqual(held);
  for (const one of held) Object.assign(one, { delays: [] });
  const samples = await interleave(
    Object.fromEntries(held.map((one) => [one.name, () => take(one, browsers, change.runners)])),
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
  /** Nobody who writes to every socket can do better. */
  const most = cpu('graphql-ws') / cpu('bare-ws');
  const plain = change.lessThanPlain && verdictOf(lessThanPlain, change.lessThanPlain, conclusive);
  const bare = verdictOf(goals.timesBare / timesBare, 1, conclusive);
  console.log(
    `${figure(lessThanPlain)} × less CPU than graphql-ws (bare ws: ${figure(most)} ×)${plain ? `, goal ${change.lessThanPlain}: ${plain}` : ''}`,
  );
  console.log(`${figure(timesBare)} × a bare ws broadcast, goal ${goals.timesBare}: ${bare}`);
  return plain ? [plain, bare] : [bare];
}

/** Checks that all received the same, except for the time of day. Returns its length in bytes. */
function checkEqual(held: readonly Contestant[]): number {
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
