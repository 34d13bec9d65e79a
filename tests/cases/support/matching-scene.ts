import { createMarket } from '#contract/operator.ts';
import type { OrderRecord } from '#server/exchange/engine/state/order-record.ts';
import { at, Desk } from './desk.ts';
import type { MatchingInput, MatchingStep } from './matching-input.ts';
import { expectSame } from './expect-each.ts';
import { Refused } from './refused.ts';
import { fromMinor, fromOdds, toMinor, toOdds } from './units.ts';

type Of<Op extends MatchingStep['op']> = Extract<MatchingStep, { op: Op }>;

/** Plays a case's steps on the engine and remembers which order is which bet. */
export class MatchingScene {
  readonly desk = new Desk();
  readonly bets: { betId: number; user: string; order: OrderRecord }[] = [];

  /** Opens the given market, if any. */
  constructor({ market }: Partial<MatchingInput>) {
    if (!market) return;
    const { runners, numberOfWinners } = market;
    this.desk.openKind({ ...winnersOf(numberOfWinners), runners: runners.map(String).map(toRunner) });
  }

  /** Lets a refusal through only where the case expects one: at or just before an `expectErrorFrom` step. */
  play(steps: readonly MatchingStep[]): void {
    steps.forEach((step, i) => {
      try {
        this.#perform(step);
      } catch (error) {
        const isExpected = step.op === 'expectErrorFrom' || steps[i + 1]?.op === 'expectErrorFrom';
        if (error instanceof Refused && !isExpected)
          throw new Error(`Step ${i + 1} was refused: ${error.message}`, { cause: error });
        throw error;
      }
    });
  }

  place(bet: Omit<Of<'place'>, 'op'>, marketId?: string): OrderRecord {
    const user = String(bet.user);
    const { side, t } = bet;
    const amounts = { odds: toOdds(bet.price), stake: toMinor(bet.size) };
    const order = this.desk.place({ user, marketId, runner: String(bet.runner), side, ...amounts, t });
    this.bets.push({ betId: bet.betId, user, order });
    return order;
  }

  /** One row per match and one for what is unmatched, as the sources show bets. */
  betRows(user: string) {
    return this.bets.filter((bet) => bet.user === user).flatMap(({ betId }) => this.rowsOf(betId));
  }

  rowsOf(betId: number) {
    const { user, order } = this.bets.find((bet) => bet.betId === betId)!;
    const { definition } = order.position.market;
    const row = {
      betId,
      userId: Number(user),
      betType: order.side,
      marketId: Number(definition.marketId),
      runnerId: Number(definition.runners[order.runner]!.runnerId),
      placedDate: Date.parse(order.placedAt),
    };
    const matched = this.desk.fills
      .filter((fill) => [fill.backOrderId, fill.layOrderId].includes(order.orderId))
      .map(({ stake, odds, at: matchedAt }) => ({
        ...row,
        ...sizeAndPrice(stake, odds),
        betStatus: 'M',
        matchedDate: Date.parse(matchedAt),
      }));
    if (order.remaining === 0) return matched;
    const rest = { ...row, ...sizeAndPrice(order.remaining, order.odds), betStatus: 'U', matchedDate: null };
    return [rest, ...matched];
  }

  #perform(step: MatchingStep): void {
    switch (step.op) {
      case 'place':
        this.place(step);
        return;
      case 'cancel':
        return this.#expectCancelled(step.expectCancelled, () => this.#cancel(step));
      case 'cancelBySize':
        return this.#expectCancelled(step.expectCancelled, () => this.#cancelBySize(step));
      case 'expectBetRows':
        expectSame(`bets of ${step.user}`, this.betRows(String(step.user)).length, step.rows);
        return;
      case 'expectErrorFrom':
        return this.#call(step.call);
    }
  }

  #cancel({ betId }: Of<'cancel'>): void {
    const bet = this.bets.find((one) => one.betId === betId);
    this.desk.cancel(bet?.user ?? this.bets[0]!.user, bet?.order.orderId ?? 'none');
  }

  /** The product cancels and edits by order. This takes the size off a bettor's orders at a price, the latest first. */
  #cancelBySize(step: Of<'cancelBySize'>): void {
    let left = toMinor(step.size);
    const runner = this.desk.market().runnerIndex.get(String(step.runner));
    const meant = this.bets.filter(
      ({ user, order }) =>
        user === String(step.user) &&
        order.runner === runner &&
        order.side === step.side &&
        order.odds === toOdds(step.price),
    );
    for (const { user, order } of meant.reverse()) {
      const taken = Math.min(left, order.remaining);
      if (taken > 0 && taken === order.remaining) this.desk.cancel(user, order.orderId);
      else if (taken > 0) this.desk.resize(user, order.orderId, order.stake - taken);
      left -= taken;
    }
  }

  #expectCancelled(expected: number | undefined, cancel: () => void): void {
    const unmatched = () => this.bets.reduce((sum, { order }) => sum + order.remaining, 0);
    const before = unmatched();
    cancel();
    if (expected !== undefined) expectSame('cancelled', fromMinor(before - unmatched()), expected);
  }

  /** The call that must be refused, if it is not the step before. */
  #call(call: string): void {
    const market = /^createMarket\(numberOfWinners=(\d+), runners=(\d+)\)$/.exec(call);
    const view = /^get(?:BestPrices|RunnerPrices|RunnerTradedVolume|TotalTradedVolume)\((\d+)/.exec(call);
    if (market) this.#createMarket(Number(market[1]), Number(market[2]));
    else if (view) this.desk.runner(view[1]!);
    else if (!/^(placeBet|cancelBet)\(/.test(call)) throw new Error(`The adapter does not know ${call}`);
  }

  #createMarket(winners: number, count: number): void {
    const runners = Array.from({ length: count }, (_, i) => toRunner(`${i}`));
    const facts = { ...winnersOf(winners), runners };
    const body = { eventId: 'event', marketName: 'Market', startTime: at(0), ...facts };
    if (!createMarket.body.safeParse(body).success) throw new Refused('The contract refuses the market');
    this.desk.openKind({ marketId: 'another', ...facts });
  }
}

const toRunner = (runnerId: string) => ({ runnerId, name: `Runner ${runnerId}` });
const winnersOf = (numberOfWinners: number) => ({
  numberOfWinners,
  kind: numberOfWinners > 1 ? ('PLACE' as const) : ('WINNER' as const),
});

const sizeAndPrice = (stake: number, odds: number) => ({
  betSize: fromMinor(stake),
  betPrice: fromOdds(odds),
});
