import { expect, test, vi } from 'vitest';
import { changesPerFrame, MarketStore, restPerChange } from './market-store.ts';
import type { MarketChangeMessage, MarketImageMessage } from './transport.ts';

const definition = { version: 1, marketId: 'm' } as MarketImageMessage['definition'];

const image = (toBack: [number, number][], version = 1): MarketImageMessage => ({
  __typename: 'MarketImage',
  marketId: 'm',
  epoch: 'e',
  to: 1,
  at: '2026-01-01T00:00:00Z',
  definition: { ...definition, version },
  runners: [{ runnerId: 'a', toBack, toLay: [[310, 900]], lastOdds: null, matched: 0 }],
  matched: 0,
});

const change = (runner: Partial<MarketChangeMessage['changes'][number]>): MarketChangeMessage => ({
  __typename: 'MarketChange',
  marketId: 'm',
  epoch: 'e',
  from: 1,
  to: 2,
  at: '2026-01-01T00:00:01Z',
  changed: null,
  matchedNow: null,
  changes: [{ runnerId: 'a', toBack: null, toLay: null, lastOdds: null, matched: null, ...runner }],
});

function openStore() {
  let scheduled: { flush: () => void; rest: number }[] = [];
  const store = new MarketStore((flush, rest) => scheduled.push({ flush, rest }));
  /** Runs the next frame, this many ms after the last one. */
  const frame = (after = 17) => {
    const due = scheduled.filter(({ rest }) => rest < after);
    scheduled = scheduled
      .filter((one) => !due.includes(one))
      .map(({ flush, rest }) => ({ flush, rest: rest - after }));
    for (const { flush } of due) flush();
  };
  return { store, frame };
}

test('an image fills the best three cells of each side, without a movement', () => {
  const { store } = openStore();
  store.applyImage(
    image([
      [300, 50],
      [290, 60],
      [280, 70],
      [270, 80],
    ]),
  );
  expect(store.cell('a', 'toBack', 0)).toEqual({ odds: 300, size: 50, movement: null });
  expect(store.cell('a', 'toBack', 2)).toEqual({ odds: 280, size: 70, movement: null });
  expect(store.cell('a', 'toLay', 0)).toEqual({ odds: 310, size: 900, movement: null });
  expect(store.levels('a', 'toBack')).toHaveLength(4);
});

test('a better level moves the cell up and the old best takes the next cell', () => {
  const { store } = openStore();
  store.applyImage(image([[300, 50]]));
  store.applyChange(change({ toBack: [[305, 10]], lastOdds: 305, matched: 20 }));
  expect(store.cell('a', 'toBack', 0)).toEqual({ odds: 305, size: 10, movement: 'up' });
  expect(store.cell('a', 'toBack', 1)).toEqual({ odds: 300, size: 50, movement: null });
  expect(store.lastOdds('a')).toBe(305);
});

test('a change of size alone is no movement, and an emptied level leaves an empty cell', () => {
  const { store } = openStore();
  store.applyImage(image([[300, 50]]));
  store.applyChange(change({ toBack: [[300, 40]] }));
  expect(store.cell('a', 'toBack', 0)).toEqual({ odds: 300, size: 40, movement: null });
  store.applyChange(change({ toBack: [[300, 0]] }));
  expect(store.cell('a', 'toBack', 0)).toBeNull();
});

test('only the cell that changed is heard of, once a frame, however often it changed', () => {
  const { store, frame } = openStore();
  const [best, lay, book] = [vi.fn(), vi.fn(), vi.fn()];
  store.applyImage(image([[300, 50]]));
  frame();
  store.subscribeCell('a', 'toBack', 0, best);
  store.subscribeCell('a', 'toLay', 0, lay);
  store.subscribe('definition', book);
  store.applyChange(change({ toBack: [[300, 40]] }));
  store.applyChange(change({ toBack: [[300, 30]] }));
  expect(best).not.toHaveBeenCalled();
  frame();
  expect([best, lay, book].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 0]);
});

test('after more than a frame can draw the next ones rest, and then tell of prices as they are by then; a suspension waits for none', () => {
  const { store, frame } = openStore();
  const runnerIds = Array.from({ length: changesPerFrame }, (_, at) => `r${at}`);
  const all = (size: number) =>
    runnerIds.map((runnerId) => {
      const toBack: [number, number][] = [300, 290, 280].map((odds) => [odds, size]);
      return { runnerId, toBack, toLay: [], lastOdds: null, matched: 0 };
    });
  store.applyImage({ ...image([]), runners: all(10) });
  frame();
  const shown: number[] = [];
  for (const runnerId of runnerIds)
    for (const depth of [0, 1, 2])
      store.subscribeCell(runnerId, 'toBack', depth, () =>
        shown.push(store.cell(runnerId, 'toBack', depth)!.size),
      );
  const suspended = vi.fn();
  store.subscribe('definition', suspended);
  const cells = 3 * changesPerFrame;
  store.applyChange({ ...change({}), changes: all(20) });
  frame();
  expect(shown).toEqual(Array.from({ length: cells }, () => 20));
  store.applyChange({ ...change({}), changes: all(30) });
  store.applyChange({ ...change({}), changes: all(40) });
  frame();
  expect(shown).toHaveLength(cells);
  frame((cells - changesPerFrame) * restPerChange);
  expect(shown.slice(cells)).toEqual(Array.from({ length: cells }, () => 40));
  store.applyChange({ ...change({}), changed: { ...definition, version: 2 } });
  frame();
  expect(suspended).toHaveBeenCalledOnce();
});

test('what a suspension brought forward is not told of again when the rest would have been over', () => {
  let flushes: (() => void)[] = [];
  const store = new MarketStore((flush) => flushes.push(flush));
  store.applyImage(image([[300, 50]]));
  store.applyImage(image([[300, 50]], 2));
  const heard = vi.fn();
  store.subscribe('definition', heard);
  const [overtaken, last] = flushes;
  flushes = [];
  overtaken!();
  expect(heard).not.toHaveBeenCalled();
  last!();
  expect(heard).toHaveBeenCalledOnce();
});

test('as many changes as a frame can draw are followed by no rest', () => {
  const { store, frame } = openStore();
  const heard = vi.fn();
  const cellsOf = (size: number): MarketImageMessage['runners'] =>
    Array.from({ length: changesPerFrame }, (_, at) => ({
      runnerId: `r${at}`,
      toBack: [[300, size]],
      toLay: [],
      lastOdds: null,
      matched: 0,
    }));
  store.applyImage({ ...image([]), runners: cellsOf(10) });
  frame();
  for (const { runnerId } of cellsOf(0)) store.subscribeCell(runnerId, 'toBack', 0, heard);
  for (const size of [20, 30, 40]) {
    store.applyChange({ ...change({}), changes: cellsOf(size) });
    frame();
  }
  expect(heard).toHaveBeenCalledTimes(3 * changesPerFrame);
});

test('a runner that a later image no longer has leaves no price behind', () => {
  const { store } = openStore();
  store.applyImage(image([[300, 50]]));
  store.applyImage({ ...image([], 2), runners: [] });
  expect(store.cell('a', 'toBack', 0)).toBeNull();
  expect(store.definition()?.version).toBe(2);
});

test('last odds stay until a change tells others, and are none once all that was matched is void', () => {
  const { store } = openStore();
  store.applyImage(image([[300, 50]]));
  store.applyChange(change({ lastOdds: 300, matched: 10 }));
  store.applyChange(change({ toBack: [[300, 40]] }));
  expect(store.lastOdds('a')).toBe(300);
  store.applyChange(change({ lastOdds: 0, matched: 0 }));
  expect(store.lastOdds('a')).toBeNull();
});

test('quotes that change without a new version are heard of, the same ones again are not', () => {
  const { store, frame } = openStore();
  const quoted = (odds: number): MarketImageMessage => ({
    ...image([]),
    definition: { ...definition, quotes: [{ runnerId: 'a', side: 'BACK', odds, line: 4_600, size: 100 }] },
  });
  store.applyImage(quoted(200));
  frame();
  const heard = vi.fn();
  store.subscribe('definition', heard);
  store.applyImage(quoted(200));
  frame();
  expect(heard).not.toHaveBeenCalled();
  store.applyImage(quoted(190));
  frame();
  expect(heard).toHaveBeenCalledOnce();
  expect(store.definition()?.quotes).toMatchObject([{ odds: 190 }]);
});
