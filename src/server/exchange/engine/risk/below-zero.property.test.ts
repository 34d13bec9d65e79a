import { expect, test } from 'vitest';
import { oppositeSide } from '#domain/bet/side.ts';
import { mustBeReadable } from '../testing/answers.fixture.ts';
import { cashOutOf } from '../testing/cash-out-command.fixture.ts';
import type { Command } from '../commands/commands.ts';
import { Engine, noon } from '../testing/engine.fixture.ts';
import { checkAtEnd } from '../testing/invariants.fixture.ts';
import { chooser, outcomeOf, removalOf, resettleOf, type Choose } from '../testing/kinds.fixture.ts';

/**
 * Bettors who stake all they have in markets whose results are corrected, so that many end up owing. `Engine` checks
 * every answer against the contract.
 */

const runs = process.env.LAYLINE_LONG ? 8_000 : 200;
const perRun = 60;
const accountIds = ['a0', 'a1', 'a2'];

/** The operator takes back what was bet or paid, without checking whether the balances carry it. */
const corrections = new Set(['REMOVE_RUNNER', 'VOID_BETS', 'RESETTLE_MARKET']);

function openPoor(): Engine {
  const engine = new Engine(accountIds);
  for (const accountId of accountIds) engine.fund(accountId, 1_000);
  for (const marketId of ['m1', 'm2']) engine.market(marketId, { minStake: 1 });
  return engine;
}

function commandOf(engine: Engine, at: number, choose: Choose): Command {
  const { state } = engine;
  const market = [...state.markets.values()][choose(state.markets.size)]!;
  const { marketId, runners } = market.definition;
  const [accountId, clientId] = [accountIds[choose(3)]!, `client-${at}`];
  const what = choose(100);
  if (what < 8) return { type: 'SETTLE_MARKET', marketId, ...outcomeOf(market, choose) };
  if (what < 22 && state.closedMarkets.size > 0) return resettleOf(engine, choose);
  if (what < 24) return { type: 'VOID_BETS', marketId, from: noon, to: noon };
  if (what < 27) return removalOf(market, choose);
  if (what < 30) return { type: 'FUND_ACCOUNT', accountId, amount: 1 + choose(200), reference: clientId };
  if (what < 32) return { type: 'CANCEL_ALL', accountId, clientId };
  if (what < 40) return cashOutOf(state, { accountId, marketId, clientId }, choose, engine.at);
  if (what < 46) {
    const round = { eventId: '99.0003', gameName: 'High Card', bet: 'Left', result: 'left K♥, right 9♠' };
    const [stake, payout] = [1 + choose(400), choose(2) * choose(800)];
    return { type: 'PLAY_ROUND', accountId, roundId: clientId, ...round, stake, payout };
  }
  const stake = 1 + choose(state.account(accountId).available + 50);
  const others = [...market.positions.values()].flatMap(({ account, open }) =>
    account.accountId === accountId ? [] : [...open.values()],
  );
  const met = choose(4) > 0 ? others[0] : undefined;
  const odds = met?.odds ?? [150, 200, 200, 300][choose(4)]!;
  const side = met ? oppositeSide(met.side) : choose(2) ? 'BACK' : 'LAY';
  const orders = [...(market.positions.get(accountId)?.open.keys() ?? [])];
  const common = { type: 'INSTRUCT', accountId, marketId } as const;
  const orderId = orders[choose(orders.length || 1)];
  if (orderId && what < 52) return { ...common, instruction: { type: 'CANCEL', clientId, orderId } };
  if (orderId && what < 60)
    return { ...common, instruction: { type: 'EDIT', clientId, orderId, odds, stake } };
  const { runnerId } = runners[met?.runner ?? choose(runners.length)]!;
  return { ...common, instruction: { type: 'PLACE', clientId, runnerId, side, odds, stake } };
}

/** How far the exposure exceeds the balance. */
const lackOf = ({ state }: Engine, accountId: string): number => {
  const { balance, exposure } = state.account(accountId);
  return Math.max(0, exposure - balance);
};

test(`in ${runs} runs whoever owes is answered in the contract's words, and does not come to owe more`, () => {
  const seen = { refused: 0, limits: 0, below: 0 };
  for (let seed = 0; seed < runs; seed++) {
    const engine = openPoor();
    const choose = chooser(seed);
    for (let at = 0; at < perRun; at++) {
      const command = commandOf(engine, at, choose);
      const before = accountIds.map((id) => lackOf(engine, id));
      const result = engine.run(command);
      if (engine.state.markets.size < 2) engine.market(`m${at + 3}`, { minStake: 1 });
      if (!corrections.has(command.type) && accountIds.some((id, i) => lackOf(engine, id) > before[i]!))
        throw new Error(`With seed ${seed}, ${command.type} put more at risk than there is`);
      if (accountIds.some((id) => engine.balance(id).balance < 0)) seen.below++;
      const sender = 'accountId' in command ? accountIds.indexOf(command.accountId) : -1;
      if (result.status !== 'REFUSED' || !before[sender]) continue;
      seen.refused++;
      if ('limit' in result && result.code === 'INSUFFICIENT_BALANCE') seen.limits++;
    }
    mustBeReadable(engine.state);
    checkAtEnd(engine);
  }
  // Runs in which nobody owes prove nothing.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(runs / 10);
});
