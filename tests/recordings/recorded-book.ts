import type { Level, MarketBook, MarketDefinition, RunnerBook } from '#contract/market.ts';
import type { MarketStore } from '#live/market-store.ts';
import { twoDecimals } from '#server/replay/canonical-text.ts';
import {
  emptyMarket,
  emptyRunner,
  levelKeys,
  runnerKey,
  type RecordedMarket,
  type RecordedRunner,
} from '#server/replay/recorded-market.ts';

/**
 * Converts a recorded market to a book of ours, and back from what a browser holds of it. Facts that our stream cannot
 * express become extra runners beside the runner: `id/hc/trd` is the traded ladder; `id/hc/batb` is a displayed depth
 * as two ladders, level → price and level → size.
 */

/** The facts of the definition that a checkpoint has. They travel in the market's name. */
interface Facts {
  status: string;
  inPlay: boolean | null;
  version: number | null;
  betDelay: number | null;
}

const hundredths = (value: number): number => {
  const whole = Number(twoDecimals(value).replace('.', ''));
  if (!Number.isSafeInteger(whole)) throw new Error(`${value} cannot be told in hundredths`);
  return whole;
};
const decimal = (whole: number): number => whole / 100;

const descending = (levels: Level[]): Level[] => levels.sort(([a], [b]) => b - a);
const ascending = (levels: Level[]): Level[] => levels.sort(([a], [b]) => a - b);
const ladder = (prices: ReadonlyMap<number, number>): Level[] =>
  [...prices].map(([price, size]) => [hundredths(price), hundredths(size)]);

export function toBook(market: RecordedMarket, to: number): MarketBook {
  return {
    marketId: market.id,
    epoch: 'recorded',
    to,
    at: '2022-01-01T00:00:00.000Z',
    definition: toDefinition(market, to),
    runners: [...market.runners.values()].flatMap(toRunners),
    matched: market.tv === null ? 0 : hundredths(market.tv),
  };
}

function toRunners(runner: RecordedRunner): RunnerBook[] {
  const key = runnerKey(runner.id, runner.hc);
  const beside = (name: string, toBack: Level[], toLay: Level[]): RunnerBook => ({
    runnerId: `${key}/${name}`,
    toBack: descending(toBack),
    toLay: ascending(toLay),
    lastOdds: null,
    // Set for every runner that has a book; 2 means that its volume was never given.
    matched: runner.tv === null ? 2 : 1,
  });
  return [
    {
      runnerId: key,
      toBack: descending(ladder(runner.atb)),
      toLay: ascending(ladder(runner.atl)),
      lastOdds: runner.ltp === null ? null : hundredths(runner.ltp),
      matched: runner.tv === null ? 0 : hundredths(runner.tv),
    },
    beside('trd', ladder(runner.trd), []),
    ...levelKeys.map((name) =>
      beside(
        name,
        [...runner[name]].map(([level, [price]]) => [level + 1, hundredths(price)]),
        [...runner[name]].map(([level, [, size]]) => [level + 1, hundredths(size)]),
      ),
    ),
  ];
}

const statuses = ['ACTIVE', 'WINNER', 'LOSER', 'REMOVED'] as const;

function toDefinition({ id, definition }: RecordedMarket, version: number): MarketDefinition {
  const facts: Facts | null = definition && {
    status: definition.status,
    inPlay: definition.inPlay ?? null,
    version: definition.version ?? null,
    betDelay: definition.betDelay ?? null,
  };
  return {
    marketId: id,
    eventId: 'recorded',
    sportId: '1',
    eventName: 'recorded',
    marketName: JSON.stringify(facts),
    kind: 'WINNER',
    numberOfWinners: 1,
    status: (facts?.status ?? 'INACTIVE') as MarketDefinition['status'],
    suspendReason: null,
    inPlay: facts?.inPlay ?? false,
    betDelay: 0,
    commissionRate: 0,
    startTime: '2022-01-01T00:00:00.000Z',
    ladder: 'CLASSIC',
    minStake: 1,
    maxStake: 1,
    version,
    voided: false,
    runners: (definition?.runners ?? []).map((runner, sortPriority) => ({
      runnerId: runnerKey(runner.id, runner.hc),
      name: runner.status,
      sortPriority,
      status: statuses.find((status) => status === runner.status) ?? 'ACTIVE',
    })),
  };
}

/** What a browser's store holds, as a recorded market. `ids`: of every runner that was ever in the market. */
export function fromStore(
  marketId: string,
  store: MarketStore,
  ids: Iterable<readonly [number, number]>,
): RecordedMarket {
  const market = emptyMarket(marketId);
  const definition = store.definition();
  const facts = JSON.parse(definition?.marketName ?? 'null') as Facts | null;
  if (definition && facts) {
    const runners = definition.runners.map(({ runnerId, name }) => {
      const [id, hc] = runnerId.split('/').map(Number);
      return { id: id!, hc: hc!, status: name };
    });
    market.definition = { ...facts, runners } as unknown as NonNullable<RecordedMarket['definition']>;
  }
  for (const [id, hc] of ids) {
    const key = runnerKey(id, hc);
    const said = store.runnerMatched(`${key}/trd`);
    if (said > 0) market.runners.set(key, runnerFrom(store, emptyRunner(id, hc), key, said === 1));
  }
  return market;
}

function runnerFrom(
  store: MarketStore,
  runner: RecordedRunner,
  key: string,
  hasVolume: boolean,
): RecordedRunner {
  const prices = (runnerId: string, side: 'toBack' | 'toLay') =>
    new Map(store.levels(runnerId, side).map(([price, size]) => [decimal(price), decimal(size)]));
  const last = store.lastOdds(key);
  runner.ltp = last === null ? null : decimal(last);
  runner.tv = hasVolume ? decimal(store.runnerMatched(key)) : null;
  runner.atb = prices(key, 'toBack');
  runner.atl = prices(key, 'toLay');
  runner.trd = prices(`${key}/trd`, 'toBack');
  for (const name of levelKeys) {
    const sizes = new Map(store.levels(`${key}/${name}`, 'toLay'));
    runner[name] = new Map(
      store
        .levels(`${key}/${name}`, 'toBack')
        .map(([level, price]) => [level - 1, [decimal(price), decimal(sizes.get(level) ?? 0)]]),
    );
  }
  return runner;
}
