import { expect, test } from 'vitest';
import type { Quote } from '#contract/market.ts';
import { tickOf, classicLadder } from '#domain/odds/odds-ladder.ts';
import { createRandom } from '#server/maker/random.ts';
import { casher } from './casher.ts';
import { favouriteBacker } from './favourite-backer.ts';
import type { Bet, Habit, Seen } from './habit.ts';
import { habits } from './all-habits.ts';
import { hedger, unevenRunner } from './hedger.ts';
import { lateMoney } from './late-money.ts';
import { longshotBacker } from './longshot-backer.ts';
import { queueTrader } from './queue-trader.ts';
import { quoteTaker } from './quote-taker.ts';
import { reactor } from './reactor.ts';
import { aBook, aDefinition, anOutlook, aPosition, aSight, threePrices } from './seen.fixture.ts';
import { drawStake, riskOf } from './stakes.ts';

/** What a habit bets when it sees the same again and again. */
function betsOf({ name, act }: Habit, seen: Seen, times = 400): Bet[] {
  const random = createRandom(name);
  return Array.from({ length: times }, () => act(seen, random)).flatMap((one) =>
    one?.type === 'BET' ? [one] : [],
  );
}

const minute = 60_000;

test('a favourite backer backs the favourite more often than all others together', () => {
  const bets = betsOf(favouriteBacker, aSight());
  const favourite = bets.filter(({ runnerId }) => runnerId === 'r1').length;
  expect(favourite).toBeGreaterThan(bets.length * 0.6);
  expect(favourite).toBeLessThan(bets.length);
  expect(new Set(bets.map(({ side }) => side))).toEqual(new Set(['BACK']));
});

test('every strike of an index draws as much as its main one, other side markets less', () => {
  const interestIn = (changes: Parameters<typeof aDefinition>[0]) =>
    favouriteBacker.interest(anOutlook(-minute, { definition: aDefinition({ inPlay: true, ...changes }) }));
  const index = { sportId: '66103', kind: 'BINARY' } as const;
  expect(interestIn({ ...index, marketId: '66103-1.side-n1' })).toBe(
    interestIn({ ...index, marketId: '66103-1.mo' }),
  );
  expect(interestIn({ marketId: '1-1.side-a' })).toBeLessThan(interestIn({ marketId: '1-1.mo' }));
});

test('a longshot backer backs only at long odds, for less than others', () => {
  const bets = betsOf(longshotBacker, aSight());
  expect(new Set(bets.map(({ runnerId }) => runnerId))).toEqual(new Set(['r3']));
  const mean = (all: readonly Bet[]) => all.reduce((sum, { stake }) => sum + stake, 0) / all.length;
  expect(mean(bets)).toBeLessThan(mean(betsOf(favouriteBacker, aSight())));
  expect(betsOf(longshotBacker, aSight({ book: aBook(threePrices.slice(0, 2)) }))).toEqual([]);
});

test('late money grows before the off and is gone after it', () => {
  const at = (toOff: number) => lateMoney.interest(anOutlook(toOff));
  expect(at(30_000)).toBeGreaterThan(2 * at(3 * minute));
  expect(at(3 * minute)).toBeGreaterThan(10 * at(15 * minute));
  expect(at(-1)).toBe(0);
  expect(lateMoney.interest(anOutlook(0, { definition: aDefinition({ inPlay: true }) }))).toBe(0);
  expect(favouriteBacker.interest(anOutlook(30_000))).toBeLessThan(at(30_000));
});

test('a reactor bets only just after play has stopped, on the runner whose price has shortened', () => {
  const inPlay = aDefinition({ inPlay: true });
  const after = (sinceStop: number | null) =>
    reactor.interest(anOutlook(-minute, { definition: inPlay, sinceStop }));
  expect(after(2_000)).toBeGreaterThan(favouriteBacker.interest(anOutlook(-minute, { definition: inPlay })));
  expect([after(null), after(minute), reactor.interest(anOutlook(minute, { sinceStop: 1 }))]).toEqual([
    0, 0, 0,
  ]);
  const lastOdds = { r1: 130, r2: 720, r3: 800 };
  const book = aBook(
    threePrices.map((runner) => ({ ...runner, lastOdds: lastOdds[runner.runnerId as 'r1'] })),
  );
  expect(new Set(betsOf(reactor, aSight({ book })).map(({ runnerId }) => runnerId))).toEqual(new Set(['r2']));
});

test('a queue trader leaves an order inside the spread, which meets nobody', () => {
  const seen = aSight();
  const bets = betsOf(queueTrader, seen);
  expect(new Set(bets.map(({ side }) => side))).toEqual(new Set(['BACK', 'LAY']));
  for (const { runnerId, side, odds, rests } of bets) {
    const { toBack, toLay } = seen.book.runners.find((one) => one.runnerId === runnerId)!;
    const [back, lay] = [toBack[0]![0], toLay[0]![0]];
    expect(rests).toBe(true);
    expect(tickOf(classicLadder, odds)).toBeGreaterThanOrEqual(0);
    expect(odds).toBeGreaterThanOrEqual(side === 'BACK' ? back + 1 : back);
    expect(odds).toBeLessThanOrEqual(side === 'LAY' ? lay - 1 : lay);
  }
  const tight = aBook([{ ...threePrices[0]!, toLay: [[181, 500_00]] }]);
  const joined = betsOf(queueTrader, aSight({ book: tight }));
  for (const { side, odds } of joined) expect(odds).toBe(side === 'BACK' ? 181 : 180);
});

test('a hedger ends level: after its counter bet the market pays the same whoever wins', () => {
  // It backed r2 with 1,000.00 at 5.00; r2 is now laid at 3.80.
  const own = aPosition(-1_000_00_00, 4_000_00_00, -1_000_00_00);
  expect(unevenRunner({ own })).toEqual({ runnerId: 'r2', ifWins: 4_000_00_00, ifLoses: -1_000_00_00 });
  const bets = betsOf(hedger, aSight({ own }), 5);
  expect(bets).toHaveLength(5);
  for (const { runnerId, side, odds, stake } of bets) {
    expect([runnerId, side, odds]).toEqual(['r2', 'LAY', 380]);
    const [wins, loses] = [4_000_00_00 - stake * (odds - 100), -1_000_00_00 + stake * 100];
    // A stake is a whole minor unit.
    expect(Math.abs(wins - loses)).toBeLessThanOrEqual(odds);
    expect(unevenRunner({ own: aPosition(loses, wins, loses) })).toBeNull();
  }
});

test('a hedger hedges a bet on the first of two runners, and leaves alone what is level', () => {
  const own = aPosition(-500_00_00, 800_00_00);
  const book = aBook(threePrices.slice(0, 2));
  expect(betsOf(hedger, aSight({ own, book }), 1)).toMatchObject([{ side: 'BACK' }]);
  expect(betsOf(hedger, aSight({ own: aPosition(20_00, 20_00, 20_00) }))).toEqual([]);
});

test('a casher cashes out what is uneven, once, and otherwise backs', () => {
  const acts = (seen: Seen) => {
    const random = createRandom('casher');
    return new Set(Array.from({ length: 50 }, () => casher.act(seen, random)?.type));
  };
  expect(acts(aSight({ own: aPosition(-100_00, 200_00) }))).toEqual(new Set(['CASH_OUT', undefined]));
  expect(acts(aSight({ own: aPosition(50_00, 50_00) }))).toEqual(new Set([undefined]));
  expect(acts(aSight())).toEqual(new Set(['BET']));
});

test('a quote taker takes quotes as they stand, on both sides, and looks at no market with a book', () => {
  const quotes: Quote[] = [
    { runnerId: 'r1', side: 'BACK', odds: 190, line: 45_00, size: 2_000_00 },
    { runnerId: 'r1', side: 'LAY', odds: 190, line: 44_00, size: 2_000_00 },
  ];
  const session = aDefinition({ kind: 'SESSION', inPlay: true, quotes });
  expect(quoteTaker.interest(anOutlook(-minute, { definition: session }))).toBeGreaterThan(0);
  expect(quoteTaker.interest(anOutlook(minute))).toBe(0);
  const stopped = anOutlook(-minute, { definition: session, sinceStop: 1 });
  expect(habits.filter(([habit]) => habit.interest(stopped) > 0).map(([habit]) => habit)).toEqual([
    quoteTaker,
  ]);
  const bets = betsOf(quoteTaker, aSight({ definition: session }));
  expect(new Set(bets.map(({ side, line }) => `${side} ${line}`))).toEqual(
    new Set(['BACK 4500', 'LAY 4400']),
  );
  for (const { stake } of bets) expect(stake).toBeLessThanOrEqual(2_000_00);
  const bookmaker = aDefinition({
    kind: 'BOOKMAKER',
    quotes: quotes.map((quote) => ({ ...quote, line: null })),
  });
  expect(betsOf(quoteTaker, aSight({ definition: bookmaker })).every((bet) => !('line' in bet))).toBe(true);
  expect(betsOf(quoteTaker, aSight({ definition: aDefinition({ kind: 'SESSION', quotes: [] }) }))).toEqual(
    [],
  );
});

test('nobody ever bets more than it has, or less than the market takes', () => {
  const seenBy = (available: number): Seen[] => [
    aSight({ available }),
    aSight({ available, own: aPosition(-9_000_00_00, 40_000_00_00, -9_000_00_00) }),
    aSight({ available, own: aPosition(9_000_00_00, -40_000_00_00, 9_000_00_00) }),
    aSight({
      available,
      definition: aDefinition({ kind: 'LINE', ladder: 'LINE' }),
      book: aBook([{ ...threePrices[0]!, toBack: [[3150, 500_00]], toLay: [[3250, 500_00]] }]),
    }),
    aSight({
      available,
      definition: aDefinition({
        kind: 'BOOKMAKER',
        quotes: [{ runnerId: 'r1', side: 'LAY', odds: 145, line: null, size: 100_000_00 }],
      }),
    }),
  ];
  for (const available of [0, 99_00, 250_00, 1_000_00, 20_000_00, 1_000_000_00]) {
    for (const seen of seenBy(available)) {
      for (const [habit] of habits) {
        for (const { side, odds, stake } of betsOf(habit, seen, 80)) {
          expect(riskOf(seen.definition.kind, side, odds, stake), habit.name).toBeLessThanOrEqual(available);
          expect(stake, habit.name).toBeGreaterThanOrEqual(seen.definition.minStake);
        }
      }
    }
  }
});

test('most stakes are between 100 and 5,000, and a rare one is above 50,000', () => {
  const random = createRandom('stakes');
  const stakes = Array.from({ length: 20_000 }, () => drawStake(random));
  const share = (is: (stake: number) => boolean) => stakes.filter(is).length / stakes.length;
  expect(share((stake) => stake >= 100_00 && stake <= 5_000_00)).toBeGreaterThan(0.85);
  expect(share((stake) => stake >= 50_000_00)).toBeGreaterThan(0.002);
  expect(share((stake) => stake >= 50_000_00)).toBeLessThan(0.01);
});
