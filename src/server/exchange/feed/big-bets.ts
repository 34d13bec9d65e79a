import type { BigBet } from '#contract/big-bets.ts';
import { leastBigBet } from '#contract/big-bets.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { divideHalfAway } from '#domain/money/money.ts';
import { isSimulatedName } from '#domain/site/simulated.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';

/** How many big bets are kept in memory. */
const betsKept = 500;

/** What the fills of one order in one commit come to. */
interface KeptBet {
  betId: string;
  marketId: string;
  runnerId: string;
  accountId: string;
  side: BigBet['side'];
  line: number | null;
  stake: number;
  /** Sum of stake × odds over the fills. */
  value: number;
  at: string;
}

export interface BigBetSources {
  definitionOf: (marketId: string) => Promise<MarketDefinition | undefined>;
  userNameOf: (accountId: string) => string | undefined;
}

/** The newest big bets. */
export class BigBets {
  /** Oldest first. */
  #kept: KeptBet[] = [];

  /** Takes note of committed fills, in their order. All fills of a commit must come together. */
  add(fills: readonly StoredFill[]): void {
    this.#kept.push(...betsOf(fills).filter(({ stake }) => stake >= leastBigBet));
    if (this.#kept.length > betsKept) this.#kept = this.#kept.slice(-betsKept);
  }

  /** Returns at most `limit` bets of at least `least` (minor units), newest first. Void ones are left out. */
  async list(
    { least, limit }: { least: number; limit: number },
    { definitionOf, userNameOf }: BigBetSources,
  ): Promise<BigBet[]> {
    const listed: BigBet[] = [];
    for (const bet of this.#kept.toReversed()) {
      if (listed.length === limit) break;
      if (bet.stake < least) continue;
      const definition = await definitionOf(bet.marketId);
      const runner = definition?.runners.find(({ runnerId }) => runnerId === bet.runnerId);
      if (!definition || !runner || definition.voided || runner.status === 'REMOVED') continue;
      const { eventId, sportId, eventName, marketName, kind } = definition;
      const { betId, marketId, runnerId, side, line, stake, value, at, accountId } = bet;
      listed.push({
        betId,
        eventId,
        sportId,
        eventName,
        marketId,
        marketName,
        kind,
        runnerId,
        runnerName: runner.name,
        side,
        odds: divideHalfAway(value, stake),
        line,
        stake,
        at,
        simulated: isSimulatedName(userNameOf(accountId) ?? ''),
      });
    }
    return listed;
  }
}

/** One bet for all that an order took at one time, by its first fill's place. */
function betsOf(fills: readonly StoredFill[]): KeptBet[] {
  const bets = new Map<string, KeptBet>();
  for (const { fillId, marketId, runnerId, takerSide, odds, struckOdds, line, stake, at, ...by } of fills) {
    const isBack = takerSide === 'BACK';
    const orderId = isBack ? by.backOrderId : by.layOrderId;
    const accountId = isBack ? by.backAccountId : by.layAccountId;
    const key = `${orderId} ${at}`;
    const first = { betId: String(fillId), marketId, runnerId, accountId, side: takerSide, line, at };
    const bet = bets.get(key) ?? { ...first, stake: 0, value: 0 };
    bets.set(key, { ...bet, stake: bet.stake + stake, value: bet.value + stake * (struckOdds ?? odds) });
  }
  return [...bets.values()];
}
