import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLevels, type Level } from '#domain/odds/levels.ts';
import { MarketHistory, mergeChanges } from './market-history.ts';
import type { MarketChange, RunnerChange } from './stream.ts';

const change = (from: number, ...runners: RunnerChange[]): MarketChange => ({
  type: 'CHANGE',
  marketId: 'm1',
  epoch: 'e',
  from,
  to: from + 1,
  at: '2026-05-01T10:00:00.000Z',
  runners,
});

const sizeOf200 = (from: number, size: number) => change(from, { runnerId: 'r1', toBack: [[200, size]] });

function openHistory(...changes: MarketChange[]) {
  const history = new MarketHistory({ epoch: 'e', to: 0 });
  changes.forEach((one, index) => history.add(one, index * 1_000));
  return history;
}

test('one change leads from where the reader stands to where the market stands', () => {
  const history = openHistory(sizeOf200(0, 10), sizeOf200(1, 20), sizeOf200(2, 0));
  expect(history.since({ epoch: 'e', to: 1 }, 3_000)).toEqual({ ...sizeOf200(1, 0), to: 3 });
  expect(history.since({ epoch: 'e', to: 3 }, 3_000)).toBe('abreast');
});

test('what the reader knows of another epoch, of a number unheard of or of too long ago leads nowhere', () => {
  const history = openHistory(sizeOf200(0, 10), sizeOf200(1, 20));
  expect(history.since({ epoch: 'other', to: 1 }, 0)).toBeNull();
  expect(history.since({ epoch: 'e', to: 9 }, 0)).toBeNull();
  expect(history.since({ epoch: 'e', to: 0 }, 30_000)).toMatchObject({ from: 0, to: 2 });
  expect(history.since({ epoch: 'e', to: 0 }, 30_001)).toBeNull();
});

test('an image makes what was before it unreachable', () => {
  const history = openHistory(sizeOf200(0, 10), sizeOf200(1, 20));
  history.restart({ epoch: 'e', to: 7 });
  expect(history.since({ epoch: 'e', to: 1 }, 0)).toBeNull();
  history.add(sizeOf200(7, 30), 0);
  expect(history.since({ epoch: 'e', to: 7 }, 0)).toEqual(sizeOf200(7, 30));
});

test('a change that does not follow is never kept', () => {
  const history = openHistory(sizeOf200(0, 10));
  expect(() => history.add(sizeOf200(5, 20), 0)).toThrow('A change of 5, at 1');
});

test('of a very busy market the latest two thousand changes are kept', () => {
  const history = new MarketHistory({ epoch: 'e', to: 0 });
  for (let from = 0; from < 10_000; from++) history.add(sizeOf200(from, from), 0);
  expect(history.since({ epoch: 'e', to: 8_000 }, 0)).toMatchObject({ from: 8_000, to: 10_000 });
  expect(history.since({ epoch: 'e', to: 7_000 }, 0)).toBeNull();
});

const level = fc.tuple(fc.integer({ min: 200, max: 206 }), fc.integer({ min: 0, max: 3 }));
const runner = fc.record(
  {
    runnerId: fc.constantFrom('r1', 'r2'),
    toBack: fc.array(level, { maxLength: 4 }),
    toLay: fc.array(level, { maxLength: 4 }),
    lastOdds: fc.integer({ min: 200, max: 206 }),
    matched: fc.nat(9),
  },
  { requiredKeys: ['runnerId'] },
);

test('a merged change does what its changes do, one after the other', () => {
  type Book = Record<string, { toBack: Level[]; toLay: Level[]; lastOdds?: number; matched?: number }>;
  const apply = (book: Book, one: MarketChange): Book => {
    const after = { ...book };
    for (const { runnerId, toBack, toLay, ...scalars } of one.runners) {
      const before = after[runnerId] ?? { toBack: [], toLay: [] };
      after[runnerId] = {
        ...before,
        ...scalars,
        toBack: mergeLevels('toBack', before.toBack, toBack ?? []),
        toLay: mergeLevels('toLay', before.toLay, toLay ?? []),
      };
    }
    return after;
  };
  fc.assert(
    fc.property(
      fc.array(fc.array(runner, { maxLength: 3 }), { minLength: 2, maxLength: 8 }),
      fc.nat(6),
      (all, at) => {
        const changes = all.map((runners, from) => change(from, ...runners));
        const first = Math.min(at, changes.length - 2);
        const before = changes.slice(0, first).reduce(apply, {});
        const merged = mergeChanges(changes.slice(first));
        expect(apply(before, merged)).toEqual(changes.slice(first).reduce(apply, before));
      },
    ),
  );
});
