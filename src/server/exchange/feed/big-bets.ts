import type { BigBet } from '#contract/big-bets.ts';
import { leastBigBet } from '#contract/big-bets.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { divideHalfAway } from '#domain/money/money.ts';
import { isSimulatedName } from '#domain/site/simulated.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';

/** How many big bets are kept in memory. */
const betsKept = 500;

/** The fills of one order in one commit. */
interface KeptBet {
  betId: string;
  marketId: string;
  runnerId: string;
  accountId: string;
  side: BigBet['side'];
  line: number | null;
  fills: StoredFill[];
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

  /** The last fill that was taken note of. */
  #lastFillId = 0;

  /**
   * Takes note of committed fills, in their order. All fills of a commit must come together. One that has come before is
   * a correction, such as a void.
   */
  add(fills: readonly StoredFill[]): void {
    const last = this.#lastFillId;
    this.#correct(fills.filter(({ fillId }) => fillId <= last));
    const fresh = fills.filter(({ fillId }) => fillId > last);
    this.#kept.push(...betsOf(fresh).filter((bet) => sumsOf(bet).stake >= leastBigBet));
    if (this.#kept.length > betsKept) this.#kept = this.#kept.slice(-betsKept);
    this.#lastFillId = fresh.at(-1)?.fillId ?? last;
  }

  #correct(corrected: readonly StoredFill[]): void {
    if (corrected.length === 0) return;
    const byId = new Map(corrected.map((fill) => [fill.fillId, fill]));
    for (const bet of this.#kept) bet.fills = bet.fills.map((fill) => byId.get(fill.fillId) ?? fill);
  }

  /** Returns at most `limit` bets of at least `least` (minor units), newest first. Void ones are left out. */
  async list(
    { least, limit }: { least: number; limit: number },
    { definitionOf, userNameOf }: BigBetSources,
  ): Promise<BigBet[]> {
    const listed: BigBet[] = [];
    for (const bet of this.#kept.toReversed()) {
      if (listed.length === limit) break;
      const { stake, value } = sumsOf(bet);
      if (stake < least) continue;
      const definition = await definitionOf(bet.marketId);
      const runner = definition?.runners.find(({ runnerId }) => runnerId === bet.runnerId);
      if (!definition || !runner || definition.voided || runner.status === 'REMOVED') continue;
      const { eventId, sportId, eventName, marketName, kind } = definition;
      const { betId, marketId, runnerId, side, line, at, accountId } = bet;
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

/** What of the bet is not void. `value` is the sum of stake × odds, as struck. */
function sumsOf({ fills }: KeptBet): { stake: number; value: number } {
  const sound = fills.filter(({ voided }) => !voided);
  return {
    stake: sound.reduce((sum, { stake }) => sum + stake, 0),
    value: sound.reduce((sum, { stake, odds, struckOdds }) => sum + stake * (struckOdds ?? odds), 0),
  };
}

/** One bet for all that an order took at one time, by its first fill's place. */
function betsOf(fills: readonly StoredFill[]): KeptBet[] {
  const bets = new Map<string, KeptBet>();
  for (const fill of fills) {
    const { fillId, marketId, runnerId, takerSide: side, line, at } = fill;
    const isBack = side === 'BACK';
    const orderId = isBack ? fill.backOrderId : fill.layOrderId;
    const accountId = isBack ? fill.backAccountId : fill.layAccountId;
    const key = `${orderId} ${at}`;
    const there = bets.get(key);
    if (there) there.fills.push(fill);
    else
      bets.set(key, { betId: String(fillId), marketId, runnerId, accountId, side, line, fills: [fill], at });
  }
  return [...bets.values()];
}
