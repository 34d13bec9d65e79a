import { expect, test } from 'vitest';
import { applyMessage } from './apply-change.ts';
import { mcmMessage } from './mcm-message.ts';
import type { RecordedMarkets } from './recorded-market.ts';
import { definition, marketId, mcm } from './recording.test-data.ts';
import { leaversOf } from './withdrawals.ts';

/** The leavers after these lists of runners, each `[status, factor]` or absent. */
function leavers(...lists: (readonly [status: string, adjustmentFactor?: unknown] | null)[][]) {
  const markets: RecordedMarkets = new Map();
  for (const list of lists) {
    const runners = list.flatMap((runner, at) =>
      runner ? [{ id: at + 1, status: runner[0], adjustmentFactor: runner[1] }] : [],
    );
    applyMessage(markets, mcmMessage.parse(mcm(1, { marketDefinition: definition({ runners }) })));
  }
  return [...leaversOf(markets.get(marketId)!)];
}

test('nobody leaves who runs, wins or loses', () => {
  expect(
    leavers(
      [['ACTIVE', 40]],
      [
        ['WINNER', 40],
        ['LOSER', 60],
      ],
    ),
  ).toEqual([]);
});

test('a withdrawn runner leaves with its adjustment factor in basis points, an empty trap too', () => {
  expect(
    leavers([
      ['REMOVED', 25],
      ['REMOVED_VACANT', 2.345],
      ['ACTIVE', 70],
    ]),
  ).toEqual([
    ['1', 2_500],
    ['2', 235],
  ]);
});

test('a runner that is no longer listed leaves with the last factor told; one that is yet to come does not', () => {
  expect(
    leavers(
      [['ACTIVE', 40], ['ACTIVE', 20], null],
      [['ACTIVE', 40], ['ACTIVE', 30], null],
      [['ACTIVE'], null],
    ),
  ).toEqual([['2', 3_000]]);
  expect(leavers([['ACTIVE', 40], null, ['REMOVED', 10]])).toEqual([['3', 1_000]]);
});

test('no factor reduces nothing, and none reduces more than the exchange can', () => {
  expect(leavers([['REMOVED'], ['REMOVED', 'NaN'], ['REMOVED', 100], ['REMOVED', -1]])).toEqual([
    ['1', 0],
    ['2', 0],
    ['3', 9_900],
    ['4', 0],
  ]);
});
