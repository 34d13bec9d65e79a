import { expect, test } from 'vitest';
import type { StoredFill } from '../records/orders.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { Command } from '../commands/commands.ts';
import { crossingsOf } from '../matching/crossings.ts';
import { Engine, noon } from '../testing/engine.fixture.ts';
import { checkAtEnd } from '../testing/invariants.fixture.ts';
import { chooser, outcomeOf, type Choose } from '../testing/kinds.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';

/** What the exchange, standing between the bets of a crossing, can lose when the operator corrects. */

const runs = process.env.LAYLINE_LONG ? 10_000 : 250;
const perRun = 40;
const accountIds = ['a0', 'a1', 'a2', 'a3'];
const house = houseAccounts.crossing;

/** By number of runners: prices around a fair book, so that orders meet across the runners. */
const pricesOf: Record<number, readonly number[]> = {
  2: [150, 180, 198, 200, 202, 220, 300],
  3: [200, 240, 280, 300, 305, 340, 600],
  4: [300, 350, 380, 400, 420, 480, 1_100],
};
/** In basis points: none, too little to count, fair ones, far too much. */
const factors = [0, 200, 1_000, 2_500, 3_333, 5_000, 9_900];

function openCrossed(count: number): Engine {
  const engine = new Engine(accountIds);
  for (const accountId of accountIds) engine.fund(accountId, 100_000_000);
  const runners = Array.from({ length: count }, (_, at) => ({ runnerId: `r${at}`, name: `R${at}` }));
  engine.market('m1', { minStake: 1, runners, crossMatching: true });
  return engine;
}

function commandOf({ state, at: now }: Engine, at: number, choose: Choose): Command {
  const { runners } = state.markets.get('m1')!.definition;
  const { runnerId } = runners[choose(runners.length)]!;
  const marketId = 'm1';
  const what = choose(100);
  if (what < 4) return { type: 'VOID_BETS', marketId, from: noon, to: now, runnerId };
  if (what < 8) return { type: 'VOID_BETS', marketId, from: now, to: now, runnerId };
  if (what < 10)
    return { type: 'REMOVE_RUNNER', marketId, runnerId, reductionFactor: factors[choose(factors.length)]! };
  const prices = pricesOf[runners.length]!;
  const place = {
    type: 'PLACE',
    clientId: `client-${at}`,
    runnerId,
    side: choose(2) ? 'BACK' : 'LAY',
    odds: prices[choose(prices.length)]!,
    stake: 1 + choose(choose(4) ? 5_000 : 20),
  } as const;
  return { type: 'INSTRUCT', accountId: accountIds[choose(4)]!, marketId, instruction: place };
}

/**
 * The most that the removals so far may cost, in hundredths, worked out from stored fills: for backs the stakes given
 * back, for lays what the reduction takes off the exchange's payout. A crossing void as a whole costs nothing.
 */
function boundOf(fills: readonly StoredFill[]): number {
  const standing = crossingsOf(fills).filter((crossing) => crossing.some(({ voided }) => !voided));
  return standing.flat().reduce((sum, { layAccountId, stake, odds, struckOdds, voided }) => {
    if (layAccountId === house) return sum + (voided ? stake * 100 : 0);
    return sum + (voided ? 0 : stake * ((struckOdds ?? odds) - odds));
  }, 0);
}

test(`in ${runs} random markets a void bet costs the exchange nothing, and a removal no more than its bound`, () => {
  const seen = { voided: 0, removed: 0, lost: 0, crossed: 0 };
  for (let seed = 0; seed < runs; seed++) {
    const choose = chooser(seed);
    const engine = openCrossed(2 + choose(3));
    // Half of the markets have no removals. Nothing may be lost there.
    const mayRemove = choose(2) === 0;
    let removals = 0;
    for (let at = 0; at < perRun; at++) {
      const command = commandOf(engine, at, choose);
      if (command.type === 'REMOVE_RUNNER' && !mayRemove) continue;
      const result = engine.run(command);
      if (result.status === 'ACCEPTED' && command.type === 'REMOVE_RUNNER') removals++;
      if ('voided' in result) seen.voided += result.voided;
      const { exposure } = engine.balance(house);
      const bound = removals === 0 ? 0 : Math.ceil(boundOf(engine.store.fills()) / 100);
      if (exposure > bound)
        throw new Error(`With seed ${seed}, ${at}: ${exposure} at risk between runners, above ${bound}`);
      if (choose(3) === 0) engine.wait(1);
    }
    seen.removed += removals;
    seen.crossed += engine.store.fills().filter(({ layAccountId }) => layAccountId === house).length;
    checkAtEnd(engine);
    const { exposure } = engine.balance(house);
    engine.run({
      type: 'SETTLE_MARKET',
      marketId: 'm1',
      ...outcomeOf(engine.state.markets.get('m1')!, choose),
    });
    checkAtEnd(engine);
    const { balance } = engine.balance(house);
    if (-balance > exposure)
      throw new Error(`With seed ${seed} ${-balance} was lost, ${exposure} was at risk`);
    if (balance < 0) seen.lost++;
  }
  // Runs in which nothing happens prove nothing.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(runs / 50);
});

test('bets matched at another time, and on the runner itself, stand when a match across the runners is void', () => {
  const engine = openCrossed(2);
  const cross = () => {
    engine.placed('a1', 'r1', 'BACK', 200, 100_00);
    expect(engine.placed('a0', 'r0', 'BACK', 200, 100_00).matched).toBe(100_00);
  };
  cross();
  engine.placed('a3', 'r0', 'LAY', 198, 50_00);
  engine.placed('a2', 'r0', 'BACK', 198, 50_00);
  engine.wait(1);
  cross();
  const ofOther = { from: noon, to: noon, runnerId: 'r1' };
  expect(engine.run({ type: 'VOID_BETS', marketId: 'm1', ...ofOther })).toMatchObject({ voided: 2 });
  expect(engine.store.fills().map(({ voided }) => voided)).toEqual([true, true, false, false, false]);
  expect(engine.balance(house).exposure).toBe(0);
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
});

test('a withdrawal costs the exchange nothing at the factor of the odds matched, and at worst the stakes it gives back', () => {
  for (const [reductionFactor, lost] of [
    [3_333, 0],
    [2_500, 25_00],
    [0, 100_00],
  ] as const) {
    const engine = openCrossed(3);
    engine.placed('a1', 'r1', 'BACK', 300, 100_00);
    engine.placed('a2', 'r2', 'BACK', 300, 100_00);
    expect(engine.placed('a0', 'r0', 'BACK', 300, 100_00).matched).toBe(100_00);
    engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r2', reductionFactor });
    expect(engine.balance(house).exposure).toBe(lost);
    engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r0'] });
    expect(engine.balance(house).balance).toBe(0 - lost);
  }
});
