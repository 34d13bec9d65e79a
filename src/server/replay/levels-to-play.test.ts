import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classicLadder, finestLadder } from '#domain/odds/odds-ladder.ts';
import { levelsToPlay } from './levels-to-play.ts';
import { emptyRunner, type Depth, type RecordedRunner } from './recorded-market.ts';

type Prices = [price: number, size: number][];

function runner(atb: Prices, atl: Prices = []): RecordedRunner {
  return { ...emptyRunner(1, 0), atb: new Map(atb), atl: new Map(atl) };
}

const shown = (atb: Prices, atl: Prices = []) => {
  const { levels, leftOut } = levelsToPlay(runner(atb, atl), 'full', classicLadder);
  return [
    levels.map(({ side, odds, size }) => `${side} ${size}@${odds}`).join(', '),
    [...leftOut].map(([level, fault]) => `${level} ${fault}`).join(', '),
  ];
};

test('what can be backed are lay orders, what can be laid are back orders, in hundredths and minor units', () => {
  expect(shown([[2.36, 10.38]], [[2.4, 0.07]])).toEqual(['LAY 1038@236, BACK 7@240', '']);
});

test('a market’s depth is in the columns that its recording has', () => {
  const recorded = {
    ...runner([[2.1, 1]], [[2.5, 1]]),
    batb: new Map([
      [0, [2.2, 2]],
      [1, [2.1, 3]],
    ] as const),
    batl: new Map([[0, [2.4, 2]]] as const),
    bdatb: new Map([[0, [2.3, 3]]] as const),
    bdatl: new Map([[0, [2.4, 3]]] as const),
  };
  const played = (depth: Depth) =>
    levelsToPlay(recorded, depth, classicLadder).levels.map(
      ({ side, odds, size }) => `${side} ${size}@${odds}`,
    );
  expect(played('full')).toEqual(['LAY 100@210', 'BACK 100@250']);
  expect(played('best')).toEqual(['LAY 200@220', 'LAY 300@210', 'BACK 200@240']);
  expect(played('displayed')).toEqual(['LAY 300@230', 'BACK 300@240']);
});

test('prices that the ladder does not have are left out', () => {
  expect(
    shown(
      [
        [5.33, 10],
        [5.3, 1],
      ],
      [[2000, 3]],
    ),
  ).toEqual(['LAY 100@530', 'LAY@5.33 offLadder, BACK@2000 offLadder']);
  expect(levelsToPlay(runner([[5.33, 10]]), 'full', finestLadder).levels).toHaveLength(1);
});

test('a price between two hundredths is on no ladder', () => {
  expect(
    levelsToPlay(
      runner([
        [5.333, 10],
        [Number.NaN, 1],
      ]),
      'full',
      finestLadder,
    ).levels,
  ).toEqual([]);
});

test('a size below a minor unit, or none at all, is left out', () => {
  expect(
    shown([
      [2, 0.004],
      [3, Number.NaN],
      [4, Infinity],
      [5, -1],
    ]),
  ).toEqual(['', 'LAY@200 tooSmall, LAY@300 tooSmall, LAY@400 tooSmall, LAY@500 tooSmall']);
});

test('one stray level that crosses many is the one left out', () => {
  expect(
    shown(
      [
        [5.3, 315],
        [3.5, 5],
      ],
      [
        [3.55, 28],
        [3.6, 3],
        [3.65, 3],
      ],
    ),
  ).toEqual(['LAY 500@350, BACK 2800@355, BACK 300@360, BACK 300@365', 'LAY@530 crossed']);
  expect(
    shown(
      [
        [1.6, 1],
        [1.59, 10],
      ],
      [
        [1.21, 498],
        [1.63, 9],
      ],
    ),
  ).toEqual(['LAY 100@160, LAY 1000@159, BACK 900@163', 'BACK@121 crossed']);
});

test('where two levels meet at one price, the smaller is left out', () => {
  expect(
    shown(
      [
        [3.8, 0.52],
        [3.75, 2],
      ],
      [[3.8, 39.72]],
    )[1],
  ).toBe('LAY@380 crossed');
  expect(
    shown(
      [
        [6.6, 43],
        [6, 2],
      ],
      [
        [6.6, 18],
        [6.8, 2],
      ],
    )[1],
  ).toBe('BACK@660 crossed');
});

test('what is played never crosses, and any other choice would leave out as much', () => {
  const prices = fc.uniqueArray(
    fc.tuple(
      fc.integer({ min: 101, max: 112 }).map((odds) => odds / 100),
      fc.integer({ min: 1, max: 9 }),
    ),
    { selector: ([price]) => price, maxLength: 8 },
  );
  fc.assert(
    fc.property(prices, prices, (atb, atl) => {
      const { levels } = levelsToPlay(runner(atb, atl), 'full', classicLadder);
      const oddsOf = (wanted: string) => levels.filter(({ side }) => side === wanted).map(({ odds }) => odds);
      expect(Math.max(...oddsOf('LAY'), 0)).toBeLessThan(Math.min(...oddsOf('BACK'), Infinity));
      const mostKept = Math.max(
        ...Array.from({ length: 14 }, (_, at) => 1 + at / 100).map(
          (cut) => atb.filter(([p]) => p < cut - 0.001).length + atl.filter(([p]) => p > cut - 0.001).length,
        ),
      );
      expect(levels).toHaveLength(mostKept);
    }),
  );
});
