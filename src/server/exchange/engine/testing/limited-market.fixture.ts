import type { Instruction, InstructionResult } from '#contract/order.ts';
import { openEngine, rupee, theOrder, type Engine } from './engine.fixture.ts';

type Bet = Extract<Instruction, { type: 'PLACE' }>;

/** One bet may win ₹1,000 in market m2. */
export function openLimited(changes: Parameters<Engine['market']>[1] = {}): Engine {
  const engine = openEngine();
  engine.market('m2', { maxProfit: 1_000 * rupee, commissionRate: 0, minStake: 1, ...changes });
  return engine;
}

export const sent = (engine: Engine, who: string, bet: Partial<Bet>): InstructionResult =>
  engine.instruct(
    who,
    { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 200, stake: 100 * rupee, ...bet },
    'm2',
  );

export const lays = (engine: Engine, odds: number, stake: number, runnerId = 'r1'): string =>
  theOrder(sent(engine, 'bob', { side: 'LAY', odds, stake, runnerId })).orderId;

export const edited = (engine: Engine, who: string, orderId: string, to: { odds?: number; stake?: number }) =>
  engine.instruct(who, { type: 'EDIT', orderId, ...to }, 'm2');

/** What Ann has if the runner wins. */
export const wins = (engine: Engine, runnerId = 'r1'): number => {
  const before = engine.balance('ann').balance;
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm2', winners: [runnerId] });
  return engine.balance('ann').balance - before;
};
