import { hashOf } from './canonical-text.ts';
import type { Checkpoint, ExpectedMarket, ExpectedRunner, FinalMarket } from './checkpoints.ts';
import type { PriceLadder, RecordedMarket, RecordedMarkets, RecordedRunner } from './recorded-market.ts';
import { runnerKey } from './recorded-market.ts';

/** Returns the differences between the markets as they stand and a checkpoint; empty if they are equal. */
export function compareCheckpoint(markets: RecordedMarkets, pt: number, expected: Checkpoint): string[] {
  const time = pt === expected.pt ? [] : [`published at ${pt}, expected ${expected.pt}`];
  return [
    ...time,
    ...Object.entries(expected.markets).flatMap(([id, expectedMarket]) => {
      const market = markets.get(id);
      if (!market) return [`${id} is not in the recording`];
      return compareMarket(market, expectedMarket).map((difference) => `${id}: ${difference}`);
    }),
  ];
}

function compareMarket(market: RecordedMarket, expected: ExpectedMarket): string[] {
  const { definition } = market;
  const books = Object.entries(expected.book ?? {}).flatMap(([key, book]) => {
    const runner = market.runners.get(key);
    return runner ? compareFields(factsOf(runner), book, `${key} `) : [`${key} has no book`];
  });
  return [
    ...compareFields(
      {
        status: definition?.status,
        inPlay: definition?.inPlay,
        version: definition?.version,
        betDelay: definition?.betDelay,
        runners: market.runners.size,
        sha256: hashOf(market),
      },
      { ...expected, book: undefined },
    ),
    ...books,
  ];
}

const factsOf = ({ ltp, tv, atb, atl, trd }: RecordedRunner): ExpectedRunner => ({
  ltp,
  tv,
  atb3: sorted(atb, -1).slice(0, 3),
  atl3: sorted(atl, 1).slice(0, 3),
  atb_n: atb.size,
  atl_n: atl.size,
  trd_n: trd.size,
  // Both sums are of decimals that binary numbers only approximate, so they are compared to a hundredth.
  trd_sum: Number([...trd.values()].reduce((sum, size) => sum + size, 0).toFixed(2)),
});

const sorted = (ladder: PriceLadder, direction: 1 | -1): [number, number][] =>
  [...ladder].sort(([a], [b]) => (a - b) * direction);

/** Returns the differences between the last definitions (status, winners) and the expected ones. */
export function compareFinal(markets: RecordedMarkets, expected: Record<string, FinalMarket>): string[] {
  return Object.entries(expected).flatMap(([id, { runners, ...fields }]) => {
    const definition = markets.get(id)?.definition;
    if (!definition) return [`${id}: no definition in the recording`];
    const byKey = new Map(definition.runners.map((runner) => [runnerKey(runner.id, runner.hc), runner]));
    const differences = [
      ...compareFields(definition, fields),
      ...runners.flatMap((runner) => {
        const key = runnerKey(runner.id, runner.hc);
        return compareFields(byKey.get(key) ?? {}, runner, `${key} `);
      }),
    ];
    return differences.map((difference) => `${id} in the end: ${difference}`);
  });
}

/** Treats absent and null as the same. */
function compareFields(
  actual: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  prefix = '',
): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const [is, shouldBe] = [actual[name] ?? null, value].map((part) => JSON.stringify(part));
    return is === shouldBe ? [] : [`${prefix}${name} is ${is}, expected ${shouldBe}`];
  });
}
