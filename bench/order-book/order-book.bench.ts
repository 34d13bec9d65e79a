import { sampleInChild } from '../support/child-sample.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { cpuPerOperation, perSecond } from '../support/sample.ts';
import { books, operationsPerBook, type BookName } from './contestants.ts';
import { checkEqualBooks } from './equal-books.ts';
import { flows, type Flow } from './operations.ts';

const program = new URL('./sample-program.ts', import.meta.url);
const titles: Record<Flow, string> = {
  mixed: '70 % orders, 30 % cancels, over a 350-price ladder',
  insert: 'orders alone, none of which matches',
};

/** The exchange's order book compared with nodejs-order-book. */
export async function benchOrderBook(): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const flow of Object.keys(flows) as Flow[]) {
    const { fills, levels } = checkEqualBooks(flow);
    console.log(`\nOrder book: ${titles[flow]}`);
    console.log(
      `${figure(operationsPerBook)} operations a book: ${fills} fills and ${levels} final price levels, equal in all`,
    );
    verdicts.push(await race(flow));
  }
  return overall(verdicts);
}

async function race(flow: Flow) {
  const contestants = Object.keys(books).map(
    (name) => [name, () => sampleInChild(program, [name, flow])] as const,
  );
  const samples = await interleave(Object.fromEntries(contestants));
  const rows = Object.entries(samples).map(([name, { counted, dropped }]) => [
    name,
    spread(counted.map(cpuPerOperation)),
    spread(counted.map(perSecond)),
    `${counted.length}, ${dropped} disturbed`,
  ]);
  printTable([['', 'CPU µs an operation', 'operations a second', 'samples'], ...rows]);
  const cpuOf = (name: BookName) => median(samples[name]!.counted.map(cpuPerOperation));
  const ratio = cpuOf('nodejs-order-book') / cpuOf('layline');
  const byId = cpuOf('nodejs-order-book') / cpuOf('layline, by id and price');
  const verdict = verdictOf(ratio, flows[flow].goal, isConclusive(samples));
  console.log(
    `${figure(ratio)} × by CPU (${figure(byId)} × by id and price); goal at least ${flows[flow].goal} ×: ${verdict} (${loadNote()})`,
  );
  return verdict;
}
