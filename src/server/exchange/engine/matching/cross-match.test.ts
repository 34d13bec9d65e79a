import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { impliedOdds, shareOut, virtualTick } from './cross-match.ts';
import type { Level } from '#domain/odds/levels.ts';
import { classicLadder, finestLadder, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';

const virtual = (side: Side, others: number[], ladder: OddsLadder = classicLadder) =>
  ladder.prices[virtualTick(ladder, side, others)] ?? null;

test('implied odds are those at which all together make a whole', () => {
  expect(impliedOdds([121, 2_000, 20_000])).toBeCloseTo(843.499_477_2, 6);
  expect(impliedOdds([150, 150])).toBe(Infinity);
});

describe('virtual odds', () => {
  test.each<[what: string, side: Side, others: number[], odds: number | null]>([
    ['to back rounds down', 'BACK', [185], 216],
    ['to lay rounds up', 'LAY', [216], 187],
    ['of evens is evens', 'BACK', [200], 200],
    ['of evens is evens', 'LAY', [200], 200],
    ['on the ladder exactly is itself', 'BACK', [300], 150],
    ['on the ladder exactly is itself', 'LAY', [300], 150],
    ['of three that make a whole', 'BACK', [300, 300], 300],
    ['of three that make a whole', 'LAY', [600, 200], 300],
    ['of four runners', 'BACK', [121, 2_000, 20_000], 840],
    ['of four runners', 'LAY', [121, 2_000, 20_000], 860],
    ['to back is the highest where the others alone are more than a whole', 'BACK', [150, 150], 100_000],
    ['to lay is none where the others alone are more than a whole', 'LAY', [150, 150], null],
    ['to lay is none where the others alone are a whole', 'LAY', [200, 200], null],
    ['to lay is none beyond the ladder', 'LAY', [100_000, 100, 100], null],
    ['to back is none below the ladder', 'BACK', [100_000], null],
    ['to lay is the lowest below the ladder', 'LAY', [100_000], 101],
    ['of no others is none', 'LAY', [], null],
    ['of no others is none', 'BACK', [], null],
  ])('%s (%s, %j)', (_, side, others, odds) => {
    expect(virtual(side, others)).toBe(odds);
  });

  test('are what an exact search over the whole ladder finds', () => {
    const price = fc.oneof(
      fc.constantFrom(...classicLadder.prices),
      fc.constantFrom(150, 200, 240, 300, 400, 500, 600),
    );
    fc.assert(
      fc.property(
        fc.constantFrom<Side>('BACK', 'LAY'),
        fc.array(price, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (side, others, isFinest) => {
          const ladder = isFinest ? finestLadder : classicLadder;
          const product = others.reduce((all, odds) => all * BigInt(odds), 1n);
          const chances = others.reduce((sum, odds) => sum + (100n * product) / BigInt(odds), 0n);
          // p ≤ 1 / (1 − chances): 100 × product ≥ p × (product − chances).
          const left = product - chances;
          const fits = (p: number) =>
            side === 'BACK'
              ? BigInt(p) * left <= 100n * product
              : left > 0n && BigInt(p) * left >= 100n * product;
          const found = side === 'BACK' ? ladder.prices.findLast(fits) : ladder.prices.find(fits);
          expect(virtual(side, others, ladder)).toBe(found ?? null);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('stakes are shared out by equal payout', () => {
  test.each<[what: string, side: Side, odds: number, stake: number, legs: Level[][], shares: object]>([
    ['two runners, both wholly', 'BACK', 300, 1_000, [[[150, 2_000]]], { stake: 1_000, legs: [2_000] }],
    ['the taker has less', 'BACK', 300, 500, [[[150, 2_000]]], { stake: 500, legs: [1_000] }],
    ['a leg has less', 'BACK', 300, 1_000, [[[150, 200]]], { stake: 100, legs: [200] }],
    ['a lay', 'LAY', 150, 2_000, [[[300, 5_000]]], { stake: 2_000, legs: [1_000] }],
    ['three runners', 'BACK', 200, 1_000, [[[400, 900]], [[400, 500]]], { stake: 1_000, legs: [500, 500] }],
    [
      'what rounding the odds leaves over is the exchange’s',
      'BACK',
      216,
      10_000,
      [[[185, 90_000]]],
      { stake: 10_000, legs: [11_675] },
    ],
    [
      'a leg at two prices is taken in its order',
      'BACK',
      147,
      100,
      [
        [
          [300, 30],
          [310, 900],
        ],
      ],
      { stake: 100, legs: [48] },
    ],
    [
      'a taker’s last minor unit that cannot be shared stays',
      'BACK',
      150,
      11,
      [[[300, 100]]],
      { stake: 10, legs: [5] },
    ],
    ['one minor unit of the taker alone is too little', 'BACK', 150, 1, [[[300, 100]]], { tooLittle: -1 }],
    ['one of a leg is too little', 'LAY', 300, 100, [[[300, 90]], [[300, 0]]], { tooLittle: 1 }],
  ])('%s', (_, side, odds, stake, legs, shares) => {
    expect(shareOut(side, odds, stake, legs)).toEqual(shares);
  });

  const size = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2_000_000 }));
  const ticks = fc.array(fc.integer({ min: 0, max: 349 }), { minLength: 1, maxLength: 4 });

  /** Every leg has one or two prices, the better first. The taker is at the virtual odds of the worse ones. */
  const question = fc
    .record({
      side: fc.constantFrom<Side>('BACK', 'LAY'),
      ticks,
      sizes: fc.array(fc.tuple(size, fc.option(size)), { minLength: 4, maxLength: 4 }),
      stake: size,
    })
    .map(({ side, ticks: worst, sizes, stake }) => {
      const { prices } = classicLadder;
      const legs = worst.map((tick, at): Level[] => {
        const [last, first] = sizes[at]!;
        const better = prices[side === 'BACK' ? tick - 1 : tick + 1];
        const here = [prices[tick]!, last] as const;
        return first !== null && better !== undefined ? [[better, first], here] : [here];
      });
      const tick = virtualTick(
        classicLadder,
        side,
        worst.map((one) => prices[one]!),
      );
      return { side, legs, stake, odds: prices[tick] };
    });

  /** What a stake taken from the levels in order pays, in hundredths. */
  function paid(levels: readonly Level[], stake: number): bigint {
    let [sum, left] = [0n, stake];
    for (const [odds, there] of levels) {
      const taken = Math.min(left, there);
      sum += BigInt(taken) * BigInt(odds);
      left -= taken;
    }
    expect(left).toBe(0);
    return sum;
  }

  test('the exchange between them never loses, whoever wins, and takes no more than there is', () => {
    let [shared, wholly] = [0, 0];
    fc.assert(
      fc.property(question, ({ side, legs, stake, odds }) => {
        if (odds === undefined) return;
        const shares = shareOut(side, odds, stake, legs);
        if ('tooLittle' in shares) return;
        shared++;
        if (shares.stake === stake) wholly++;
        expect(shares.stake).toBeGreaterThan(0);
        expect(shares.stake).toBeLessThanOrEqual(stake);
        const staked = 100n * BigInt(shares.legs.reduce((sum, one) => sum + one, shares.stake));
        const payouts = [
          BigInt(shares.stake) * BigInt(odds),
          ...legs.map((levels, at) => paid(levels, shares.legs[at]!)),
        ];
        for (const payout of payouts)
          expect(side === 'BACK' ? staked >= payout : staked <= payout).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(shared).toBeGreaterThan(300);
    expect(wholly).toBeGreaterThan(50);
  });

  test('nothing that could be matched of a small stake is left: a search over all payouts finds no more', () => {
    const small = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(
        fc.constantFrom<Side>('BACK', 'LAY'),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 130 }), small), { minLength: 1, maxLength: 3 }),
        small,
        (side, ofLegs, stake) => {
          const { prices } = classicLadder;
          const others = ofLegs.map(([tick]) => prices[tick]!);
          const odds = virtual(side, others);
          if (odds === null || odds > 1_000) return;
          const legs = ofLegs.map(([tick, there]): Level[] => [[prices[tick]!, there]]);
          const shares = shareOut(side, odds, stake, legs);
          let most = 0;
          const all: [number, number][] = [
            [odds, stake],
            ...legs.map(([level]) => level as [number, number]),
          ];
          for (let payout = 1; payout <= 300; payout++) {
            if (side === 'LAY' && all.some(([at, there]) => at * there < payout * 100)) break;
            const round = side === 'BACK' ? Math.floor : Math.ceil;
            const stakes = all.map(([at, there]) => Math.min(there, round((payout * 100) / at)));
            const total = stakes.reduce((sum, one) => sum + one, 0);
            const isEqual = all.every(([at, there]) => at * there > payout * 100 - 100);
            if (isEqual && (side === 'BACK' ? total >= payout : total <= payout))
              most = Math.max(most, stakes[0]!);
          }
          expect('tooLittle' in shares ? 0 : shares.stake).toBe(most);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('stakes as large as there can be stay exact', () => {
    const all = Number.MAX_SAFE_INTEGER;
    const shares = shareOut('BACK', 150, all, [[[300, all]]]);
    expect(shares).toEqual({ stake: 60_047_995_031_604, legs: [30_023_997_515_802] });
  });
});
