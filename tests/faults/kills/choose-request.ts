import type { Instruction, Order } from '#contract/order.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import type { Random } from '#server/maker/random.ts';
import type { Request } from './requests.ts';

export interface OpenMarket {
  marketId: string;
  runnerIds: readonly string[];
}

export interface Situation {
  markets: readonly OpenMarket[];
  /** Own orders that were partly unmatched when last heard of. */
  open: readonly Order[];
  nextId: () => string;
}

/** 1.90 to 2.10: so narrow a band that half of what is placed is matched. */
const prices = classicLadder.prices.filter((odds) => odds >= 190 && odds <= 210);

/** What a bettor does next: mostly bets, often changes one, and now and then sends something that must be refused. */
export function chooseRequest(random: Random, situation: Situation): Request {
  const roll = random.next();
  const { open, nextId } = situation;
  if (open.length > 0 && roll < 0.34) {
    const order = random.pick(open);
    const { marketId } = order;
    const one = (instruction: Instruction): Request => ({
      type: 'INSTRUCTIONS',
      marketId,
      instructions: [instruction],
    });
    if (roll < 0.15) return one({ type: 'CANCEL', clientId: nextId(), orderId: order.orderId });
    if (roll < 0.3) return one(edit(random, order, nextId()));
    if (roll < 0.33) return one({ type: 'CANCEL_MARKET', clientId: nextId() });
    return { type: 'CANCEL_ALL', clientId: nextId() };
  }
  const market = random.pick(situation.markets);
  const { marketId } = market;
  if (roll < 0.4) return { type: 'INSTRUCTIONS', marketId, instructions: [wrong(random, market, nextId())] };
  const count = random.chance(0.15) ? random.integer(2, 3) : 1;
  const instructions = Array.from({ length: count }, () => place(random, market, nextId()));
  return { type: 'INSTRUCTIONS', marketId, instructions };
}

function place(random: Random, { runnerIds }: OpenMarket, clientId: string) {
  return {
    type: 'PLACE',
    clientId,
    runnerId: random.pick(runnerIds),
    side: random.pick(['BACK', 'LAY'] as const),
    odds: random.pick(prices),
    stake: random.integer(100_00, 900_00),
    ...(random.chance(0.2) && { take: { policy: random.pick(['BETTER', 'WITHIN'] as const), ticks: 2 } }),
    ...(random.chance(0.2) && { persistence: 'PERSIST' as const }),
  } satisfies Instruction;
}

function edit(random: Random, order: Order, clientId: string): Instruction {
  const { orderId } = order;
  if (random.chance(0.5)) return { type: 'EDIT', clientId, orderId, odds: random.pick(prices) };
  return { type: 'EDIT', clientId, orderId, stake: order.matched + random.integer(0, 900_00) };
}

/** Off the ladder, below the minimum stake, on no runner, for no order, or for more than anybody has. */
function wrong(random: Random, market: OpenMarket, clientId: string): Instruction {
  const bet = place(random, market, clientId);
  return random.pick<Instruction>([
    { ...bet, odds: 205 },
    { ...bet, stake: 99_99 },
    { ...bet, runnerId: 'nobody' },
    { ...bet, stake: 40_000_000_00 },
    { type: 'CANCEL', clientId, orderId: 'no-such-order' },
  ]);
}
