import { classicLadder } from '../../src/domain/odds/odds-ladder.ts';
import type { Command, CommandResult } from '../../src/server/exchange/engine/commands/commands.ts';
import { seeded } from '../support/random.ts';

/** Winner markets of three runners, and bettors with more money than they can lose. */
const marketIds = Array.from({ length: 5 }, (_, at) => `market-${at}`);
const runnerIds = ['a', 'b', 'c'];
const accountIds = Array.from({ length: 50 }, (_, at) => `bettor-${at}`);
const at = '2026-05-01T12:00:00.000Z';

/** 1.80 to 2.30: narrow enough that about half of what is placed is matched. */
const prices = classicLadder.prices.filter((odds) => odds >= 180 && odds <= 230);

/** Run before anything is counted. */
export const setUp: readonly Command[] = [
  ...accountIds.flatMap((accountId): Command[] => [
    { type: 'OPEN_ACCOUNT', accountId, blocked: false, selfExcluded: false },
    { type: 'FUND_ACCOUNT', accountId, amount: 100_000_000_00, reference: `for-${accountId}` },
  ]),
  ...marketIds.flatMap((marketId): Command[] => [
    {
      type: 'CREATE_MARKET',
      market: {
        marketId,
        eventId: 'event',
        sportId: '4',
        eventName: 'Ashfield v Brookvale',
        marketName: 'Match Odds',
        startTime: at,
        betDelay: 0,
        commissionRate: 200,
        ladder: 'CLASSIC',
        minStake: 100,
        maxStake: 1_000_000_00,
        runners: runnerIds.map((runnerId) => ({ runnerId, name: runnerId })),
      },
    },
    { type: 'SET_MARKET_STATUS', marketId, status: 'OPEN' },
  ]),
];

interface Open {
  accountId: string;
  marketId: string;
  orderId: string;
}

/**
 * Commands that depend on the engine's answers to those before: 65 % bets, 20 % cancels, 15 % edits of orders that were
 * not matched when placed. An engine that gives the same answers gets the same commands.
 */
export function makeCommands(
  seed: number,
  count: number,
  decide: (command: Command) => CommandResult,
): Command[] {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const open: Open[] = [];
  return Array.from({ length: count }, (_, number): Command => {
    const clientId = `client-${seed}-${number}`;
    const roll = random();
    const stake = (1 + below(200)) * 100;
    const odds = pick(prices);
    if (open.length > 0 && roll < 0.35) {
      const index = below(open.length);
      const { orderId, ...whose } = open[index]!;
      if (roll >= 0.2)
        return told({ type: 'INSTRUCT', ...whose, instruction: { type: 'EDIT', clientId, orderId, odds } });
      open[index] = open.at(-1)!;
      open.pop();
      return told({ type: 'INSTRUCT', ...whose, instruction: { type: 'CANCEL', clientId, orderId } });
    }
    const bet = { runnerId: pick(runnerIds), side: random() < 0.5 ? 'BACK' : 'LAY', odds, stake } as const;
    const whose = { accountId: pick(accountIds), marketId: pick(marketIds) };
    return told({ type: 'INSTRUCT', ...whose, instruction: { type: 'PLACE', clientId, ...bet } });
  });

  function told(command: Extract<Command, { type: 'INSTRUCT' }>): Command {
    const result = decide(command);
    const { accountId, marketId } = command;
    if (command.instruction.type !== 'PLACE' || !('orders' in result)) return command;
    for (const { orderId, status } of result.orders)
      if (status === 'EXECUTABLE') open.push({ accountId, marketId, orderId });
    return command;
  }
}
