import { sampleInChild } from '../support/child-sample.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { cpuPerOperation } from '../support/sample.ts';

const counts = [1, 5_000] as const;
/** The most CPU of a bet with many markets, in multiples of one with a single market. */
const goal = 1.2;

const program = new URL('./engine-program.ts', import.meta.url);
const nameOf = (markets: number): string => `${figure(markets)} ${markets === 1 ? 'market' : 'markets'}`;

/** The engine's CPU for a bet in one of many markets, beside one in the only market. */
export async function benchManyMarkets(): Promise<Verdict> {
  console.log('\nEngine: bets with 100,000 resting orders in all, in batches, without storage');
  const samples = await interleave(
    Object.fromEntries(
      counts.map((markets) => [nameOf(markets), () => sampleInChild(program, [String(markets)])]),
    ),
  );
  printTable([
    ['', 'CPU µs a bet', 'samples'],
    ...Object.entries(samples).map(([name, { counted, dropped }]) => [
      name,
      spread(counted.map(cpuPerOperation)),
      `${counted.length}, ${dropped} disturbed`,
    ]),
  ]);
  const [one, many] = counts.map((markets) => median(samples[nameOf(markets)]!.counted.map(cpuPerOperation)));
  const ratio = many! / one!;
  const verdict = verdictOf(goal / ratio, 1, isConclusive(samples));
  console.log(`${figure(ratio)} × by CPU; goal at most ${goal} ×: ${verdict} (${loadNote()})`);
  return verdict;
}
