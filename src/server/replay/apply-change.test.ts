import { expect, test } from 'vitest';
import { applyMessage } from './apply-change.ts';
import { mcmMessage } from './mcm-message.ts';
import { runnerKey, type RecordedMarkets, type RecordedRunner } from './recorded-market.ts';
import { definition, marketId, mcm } from './recording.test-data.ts';

function play(...messages: object[]): RecordedMarkets {
  const markets: RecordedMarkets = new Map();
  for (const message of messages) applyMessage(markets, mcmMessage.parse(message));
  return markets;
}

const marketAfter = (...messages: object[]) => play(...messages).get(marketId)!;

const runnerAfter = (...messages: object[]): RecordedRunner =>
  marketAfter(...messages).runners.get(runnerKey(1, 0))!;

const levels = (ladder: ReadonlyMap<number, unknown>) => [...ladder].sort(([a], [b]) => a - b);

const change = (rc: object) => ({ rc: [{ id: 1, ...rc }] });

test('a first message without an image is merged into an empty market', () => {
  expect(levels(runnerAfter(mcm(1, change({ atb: [[2, 10]] }))).atb)).toEqual([[2, 10]]);
});

test('sizes replace, size 0 removes, and removing what is not there is nothing', () => {
  const { atb } = runnerAfter(
    mcm(
      1,
      change({
        atb: [
          [2, 10],
          [3, 5],
          [4, 1],
        ],
      }),
    ),
    mcm(
      2,
      change({
        atb: [
          [2, 7],
          [3, 0],
          [9, 0],
        ],
      }),
    ),
  );
  expect(levels(atb)).toEqual([
    [2, 7],
    [4, 1],
  ]);
});

test('a scalar that is absent is unchanged, and one that goes back to 0 is 0', () => {
  const { ltp, tv, spn } = runnerAfter(mcm(1, change({ ltp: 2.5, tv: 100 })), mcm(2, change({ tv: 0 })));
  expect({ ltp, tv, spn }).toEqual({ ltp: 2.5, tv: 0, spn: null });
  expect(marketAfter(mcm(1, { tv: 50 }), mcm(2, { tv: 0 }), mcm(3, {})).tv).toBe(0);
});

test('a runner split over several entries of one change is merged', () => {
  const runner = runnerAfter(
    mcm(1, {
      rc: [
        { id: 1, atb: [[2, 10]] },
        { id: 2, ltp: 5 },
        { id: 1, atb: [[3, 4]], ltp: 2.1 },
      ],
    }),
  );
  expect(levels(runner.atb)).toEqual([
    [2, 10],
    [3, 4],
  ]);
  expect(runner.ltp).toBe(2.1);
});

test('an image clears once, so a runner split inside it keeps all its parts', () => {
  const market = marketAfter(
    mcm(1, {
      rc: [
        { id: 1, atb: [[1.5, 1]], ltp: 9 },
        { id: 2, atb: [[6, 6]] },
      ],
    }),
    mcm(2, {
      img: true,
      rc: [
        { id: 1, atb: [[2, 10]] },
        { id: 1, atl: [[2.2, 4]] },
        { id: 1, trd: [[2, 8]] },
      ],
    }),
  );
  const runner = market.runners.get('1/0')!;
  expect([runner.atb, runner.atl, runner.trd].map(levels)).toEqual([[[2, 10]], [[2.2, 4]], [[2, 8]]]);
  expect(runner.ltp).toBeNull();
  expect([...market.runners.keys()]).toEqual(['1/0']);
});

test('an image in mid-file without a definition keeps the last definition', () => {
  const market = marketAfter(
    mcm(1, { img: true, marketDefinition: definition(), ...change({ atb: [[2, 10]] }) }),
    mcm(2, { img: true, ...change({ atb: [[3, 1]] }) }),
  );
  expect(market.definition?.eventName).toBe('Reds v Blues');
  expect(levels(market.runners.get('1/0')!.atb)).toEqual([[3, 1]]);
});

test('img: false is no image', () => {
  const runner = runnerAfter(mcm(1, change({ atb: [[2, 10]] })), mcm(2, { img: false, rc: [] }));
  expect(levels(runner.atb)).toEqual([[2, 10]]);
});

test('the same market twice in one line is applied in order, and reported once', () => {
  const markets: RecordedMarkets = new Map();
  const message = mcmMessage.parse(
    mcm(1, change({ atb: [[2, 10]] }), { id: '1.200', rc: [] }, { img: true, ...change({ atb: [[3, 1]] }) }),
  );
  expect(applyMessage(markets, message).map(({ id }) => id)).toEqual([marketId, '1.200']);
  expect(levels(markets.get(marketId)!.runners.get('1/0')!.atb)).toEqual([[3, 1]]);
});

test('a definition is replaced whole', () => {
  const suspended = { ...definition({ status: 'SUSPENDED', version: 2 }), eventName: undefined };
  const market = marketAfter(
    mcm(1, { marketDefinition: definition() }),
    mcm(2, { marketDefinition: suspended }),
  );
  expect(market.definition).toMatchObject({ status: 'SUSPENDED', version: 2 });
  expect(market.definition?.eventName).toBeUndefined();
});

test('the handicap is part of who the runner is; none is 0', () => {
  const market = marketAfter(
    mcm(1, {
      rc: [
        { id: 1, hc: -1.25, ltp: 2 },
        { id: 1, ltp: 3 },
        { id: 1, hc: 0, tv: 7 },
      ],
    }),
  );
  expect([...market.runners.keys()]).toEqual(['1/-1.25', '1/0']);
  expect(market.runners.get('1/0')).toMatchObject({ ltp: 3, tv: 7 });
});

test('displayed depth is kept by level', () => {
  const runner = runnerAfter(
    mcm(
      1,
      change({
        batb: [
          [0, 2, 10],
          [1, 1.9, 5],
        ],
        bdatl: [[0, 2.1, 3]],
      }),
    ),
    mcm(
      2,
      change({
        batb: [
          [0, 1.9, 5],
          [1, 0, 0],
        ],
        batl: [[2, 3, 1]],
        bdatb: [[4, 1.5, 2]],
      }),
    ),
  );
  expect(levels(runner.batb)).toEqual([[0, [1.9, 5]]]);
  expect(levels(runner.batl)).toEqual([[2, [3, 1]]]);
  expect(levels(runner.bdatb)).toEqual([[4, [1.5, 2]]]);
  expect(levels(runner.bdatl)).toEqual([[0, [2.1, 3]]]);
});

test('a market’s depth is the most telling of the columns that had prices', () => {
  const depthAfter = (...all: object[]) => marketAfter(...all.map((one, at) => mcm(at, change(one)))).depth;
  expect(depthAfter({ ltp: 2, trd: [[2, 1]], atb: [], batl: [] })).toBeNull();
  expect(depthAfter({ bdatl: [[0, 2, 1]] })).toBe('displayed');
  expect(depthAfter({ bdatl: [[0, 2, 1]], batb: [[0, 2, 1]] }, { bdatl: [[0, 3, 1]] })).toBe('best');
  expect(depthAfter({ batb: [[0, 2, 1]] }, { atl: [[2, 1]] }, { batb: [[0, 2, 1]] })).toBe('full');
});

test('what only takes prices away tells of no depth', () => {
  const depthAfter = (...all: object[]) => marketAfter(...all.map((one, at) => mcm(at, change(one)))).depth;
  expect(depthAfter({ batb: [[0, 2, 5]] }, { atb: [[1.9, 0]] })).toBe('best');
  expect(depthAfter({ batb: [[0, 0, 0]], bdatb: [[0, 2, 5]] })).toBe('displayed');
  expect(depthAfter({ atb: [[2, 0]], batb: [[0, 0, 0]] })).toBeNull();
});

test('the words NaN and Infinity are those numbers', () => {
  const runner = runnerAfter(mcm(1, change({ spn: 'NaN', spf: 'Infinity', ltp: 2 })));
  expect([runner.spn, runner.spf, runner.ltp]).toEqual([Number.NaN, Infinity, 2]);
});

test('prices off the classic ladder and crossed books are kept as they were seen', () => {
  const runner = runnerAfter(mcm(1, change({ atb: [[5.33, 10]], atl: [[5.1, 2]] })));
  expect([levels(runner.atb), levels(runner.atl)]).toEqual([[[5.33, 10]], [[5.1, 2]]]);
});

test('a heartbeat changes nothing', () => {
  const markets = play(mcm(1, change({ atb: [[2, 10]] })), { op: 'mcm', pt: 2, ct: 'HEARTBEAT' });
  expect(levels(markets.get(marketId)!.runners.get('1/0')!.atb)).toEqual([[2, 10]]);
});

const copy = (version: number | undefined, price: number, changed: object = {}) => ({
  img: true,
  marketDefinition: definition({ version, eventName: `Copy ${version}` }),
  ...change({ atb: [[price, 10]] }),
  ...changed,
});

test.each([
  ['later in one message', [mcm(1, copy(200, 2), copy(100, 7))]],
  ['earlier in one message', [mcm(1, copy(100, 7), copy(200, 2))]],
  ['in a later message', [mcm(1, copy(200, 2)), mcm(2, copy(100, 7))]],
  ['in a later message that is no image', [mcm(1, copy(200, 2)), mcm(2, copy(100, 7, { img: false }))]],
  [
    'after a definition without a version',
    [
      mcm(1, copy(200, 2)),
      mcm(2, { marketDefinition: definition({ version: undefined, eventName: 'Copy 200' }) }),
      mcm(3, copy(100, 7)),
    ],
  ],
])('an older copy of a market changes nothing: %s', (_, messages) => {
  const market = marketAfter(...messages);
  expect(market.definition?.eventName).toBe('Copy 200');
  expect(levels(market.runners.get('1/0')!.atb)).toEqual([[2, 10]]);
});

test('an older copy is counted, and its market is not reported for it', () => {
  const markets: RecordedMarkets = new Map();
  const heard = (message: object) => applyMessage(markets, mcmMessage.parse(message)).map(({ id }) => id);
  expect(heard(mcm(1, copy(200, 2), copy(100, 7)))).toEqual([marketId]);
  expect(heard(mcm(2, copy(199, 7), { id: '1.200', ...copy(100, 7) }))).toEqual(['1.200']);
  expect([...markets.values()].map(({ olderCopies }) => olderCopies)).toEqual([2, 0]);
});

test('a copy of the same version is taken in', () => {
  expect(levels(runnerAfter(mcm(1, copy(200, 2)), mcm(2, copy(200, 3))).atb)).toEqual([[3, 10]]);
});
