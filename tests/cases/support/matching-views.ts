import type { BookSide } from '#domain/odds/levels.ts';
import type { RunnerState } from '#server/exchange/engine/state/runner-state.ts';
import type { Actual } from './expect-each.ts';
import type { MatchingInput } from './matching-input.ts';
import { MatchingScene } from './matching-scene.ts';
import type { ReferenceCase } from './reference-case.ts';
import { fromMinor, fromOdds } from './units.ts';

type Row = Record<string, unknown>;

/** Plays the steps and returns what the engine then holds for each key of `expected`, such as `getBets(123)`. */
export function playMatching(input: MatchingInput, { expected }: ReferenceCase): Actual {
  const scene = new MatchingScene(input);
  scene.play(input.steps);
  // Such a case states what it expects only in its steps.
  if (Object.keys(expected).length === 0) return {};
  return (key) => viewOf(scene, key, expected[key]);
}

function viewOf(scene: MatchingScene, key: string, expected: unknown): unknown {
  const [, name, argument = ''] = /^(\w+)\((.*)\)$/.exec(key) ?? [];
  const { desk } = scene;
  switch (name) {
    case 'getBets':
      return betsOf(scene, argument, expected);
    case 'getRunnerPrices':
      return listed(pricesOf(desk.runner(argument)));
    case 'getRunnerTradedVolume':
      return listed(tradedOf(scene, argument));
    case 'getTotalTradedVolume':
      return { total: fromMinor(desk.runner(argument).matched) };
    case 'getBestPrices':
      return argument === '' ? bestOfAll(scene) : { rows: bestOf(desk.runner(argument)) };
    default:
      return undefined;
  }
}

const listed = (rows: readonly Row[]) => ({ size: rows.length, rows });

/** Bets are a set: sorted like the expected ones as far as they are equal. */
function betsOf(scene: MatchingScene, argument: string, expected: unknown) {
  const [user = '', matchedOnly] = argument.split(/,\s*/);
  const isWanted = ({ betStatus }: Row) => matchedOnly !== 'true' || betStatus === 'M';
  const rows: Row[] = scene.betRows(user).filter(isWanted);
  const wanted = (expected as { rows?: Row[] }).rows ?? [];
  return { size: rows.length, rows: aligned(rows, wanted) };
}

/** The rows, with each one that equals a wanted row moved to that row's index. */
export function aligned(rows: readonly Row[], wanted: readonly Row[]): Row[] {
  const left = [...rows];
  const inOrder = wanted.map((want) => {
    const like = left.findIndex((row) => Object.entries(want).every(([key, value]) => row[key] === value));
    return like < 0 ? undefined : left.splice(like, 1)[0];
  });
  return inOrder.map((row) => row ?? left.shift() ?? {}).concat(left);
}

const total = { toBack: 'totalToBack', toLay: 'totalToLay' } as const;

function levelsOf({ book }: RunnerState, bookSide: BookSide): Row[] {
  return book.levels(bookSide).map(([odds, size]) => ({
    price: fromOdds(odds),
    totalToBack: 0,
    totalToLay: 0,
    [total[bookSide]]: fromMinor(size),
  }));
}

/** Every price, lowest first. */
const pricesOf = (runner: RunnerState): Row[] => [
  ...levelsOf(runner, 'toBack').reverse(),
  ...levelsOf(runner, 'toLay'),
];

const none: Row = { price: null, totalToBack: 0, totalToLay: 0 };
const bestOf = (runner: RunnerState) => ({
  toBack: levelsOf(runner, 'toBack')[0] ?? none,
  toLay: levelsOf(runner, 'toLay')[0] ?? none,
});

function bestOfAll({ desk }: MatchingScene) {
  const runners = desk.market().definition.runners.map(({ runnerId }) => {
    const { toBack, toLay } = bestOf(desk.runner(runnerId));
    return { [`${runnerId}.toBack`]: toBack, [`${runnerId}.toLay`]: toLay };
  });
  return { size: runners.length, rows: Object.assign({}, ...runners) as Row };
}

function tradedOf({ desk }: MatchingScene, runnerId: string): Row[] {
  const byOdds = new Map<number, number>();
  desk.runner(runnerId);
  for (const fill of desk.fills)
    if (fill.runnerId === runnerId) byOdds.set(fill.odds, (byOdds.get(fill.odds) ?? 0) + fill.stake);
  return [...byOdds]
    .sort(([a], [b]) => a - b)
    .map(([odds, stake]) => ({ price: fromOdds(odds), totalMatchedAmount: fromMinor(stake) }));
}
