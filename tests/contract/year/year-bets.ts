import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import {
  removeRunner,
  resettleMarket,
  setMarketStatus,
  setQuotes,
  settleMarket,
  voidBets,
} from '#contract/operator.ts';
import type { Instruction } from '#contract/order.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { aBet } from '#tests/support/test-exchange.ts';
import { openEvent, type OpenMarket } from './open-event.ts';
import { playRounds } from './play-rounds.ts';
import type { Ends } from './year-markets.ts';
import { maker, type YearWorld } from './year-world.ts';

const rupee = 100;

/** What the bettor bets on over the year, and what becomes of it. */
export class YearBets {
  readonly open: OpenMarket[] = [];
  readonly #world: YearWorld;
  readonly #settled: OpenMarket[] = [];
  /** How often each of the rarer things happened. */
  readonly happened = { resettled: 0, voided: 0, removed: 0, allVoid: 0, cashedOut: 0, played: 0 };

  constructor(world: YearWorld) {
    this.#world = world;
  }

  async openEvent(): Promise<void> {
    this.open.push(...(await openEvent(this.#world)));
  }

  /** A few bets on one runner of a market, most of them matched. */
  async bet(market: OpenMarket): Promise<void> {
    const { random, exchange, makerBy, by } = this.#world;
    const { marketId, kind } = market;
    market.rounds--;
    const of = {
      runnerId: random.pick(kind.facts.runners).runnerId,
      side: random.pick(['BACK', 'BACK', 'LAY'] as const),
      odds: random.pick(kind.prices),
      ...(kind.lines && { line: random.pick(kind.lines) }),
    };
    const stakes = Array.from({ length: random.integer(4, 10) }, () =>
      random.integer(10 * rupee, 150 * rupee),
    );
    const size = stakes.reduce((sum, stake) => sum + stake, 0);
    if (isQuoted(kind.facts.kind ?? 'WINNER')) {
      const quotes = [{ ...of, line: of.line ?? null, size }];
      await this.#world.operate(setQuotes, { params: { marketId }, body: { quotes } });
    } else {
      const part = Math.max(rupee, Math.floor(size * random.pick([1, 1, 1, 0.7, 0.4])));
      const other = { ...of, side: of.side === 'BACK' ? ('LAY' as const) : ('BACK' as const), stake: part };
      await exchange.instruct(makerBy, marketId, aBet(other));
    }
    const placed = await this.send(
      marketId,
      stakes.map((stake) => aBet({ ...of, stake, clientId: this.#world.newId('bet') })),
    );
    const rest = placed.find(({ orders: [order] }) => order && order.remaining > 0)?.orders[0];
    if (!rest || random.chance(0.5)) return;
    const clientId = this.#world.newId('change');
    const { orderId } = rest;
    const change: Instruction = random.chance(0.5)
      ? { type: 'CANCEL', clientId, orderId }
      : { type: 'EDIT', clientId, orderId, stake: rest.stake + 10 * rupee };
    await exchange.instruct(by, marketId, change);
  }

  /** Sends the bettor’s bets. Returns those that were accepted. */
  async send(marketId: string, instructions: Instruction[]) {
    const results = await this.#world.exchange.instruct(this.#world.by, marketId, ...instructions);
    const placed = results.flatMap((result) => this.#world.done(result) ?? []);
    this.#world.told.bets += placed.length;
    return placed;
  }

  /** Takes what the book offers against the bettor’s position. */
  async cashOut({ marketId, kind }: OpenMarket): Promise<void> {
    const { exchange, makerBy } = this.#world;
    if (isQuoted(kind.facts.kind ?? 'WINNER')) return;
    const offers = kind.facts.runners.flatMap(({ runnerId }) => [
      aBet({ runnerId, side: 'LAY', odds: kind.prices[0]!, stake: 1_000 * rupee }),
      aBet({ runnerId, side: 'BACK', odds: kind.prices.at(-1)!, stake: 1_000 * rupee }),
    ]);
    await exchange.instruct(makerBy, marketId, ...offers);
    const quote = await this.#world.ask(quoteCashOut, { params: { marketId } });
    if (!quote) return;
    const { legs, before } = quote;
    const body = { clientId: this.#world.newId('cash-out'), runnerId: null, percent: 100, legs, before };
    const answer = await this.#world.ask(executeCashOut, { params: { marketId }, body });
    const done = answer && this.#world.done(answer.result);
    if (!done) return;
    this.#world.told.bets += done.orders.length;
    this.happened.cashedOut++;
  }

  /** Before most markets are settled something else happens to a few. */
  async settle(market: OpenMarket): Promise<void> {
    const { random } = this.#world;
    const { marketId, kind } = market;
    const params = { marketId };
    this.open.splice(this.open.indexOf(market), 1);
    if (random.chance(0.5))
      await this.#world.operate(setMarketStatus, { params, body: { inPlay: true, betDelay: 0 } });
    if (random.chance(0.05)) {
      const body = { from: new Date(this.#world.now - 3_600_000).toISOString(), to: this.#world.time };
      await this.#world.operate(voidBets, { params, body });
      this.happened.voided++;
    }
    const isRace = (kind.facts.kind ?? 'WINNER') === 'WINNER' && kind.facts.runners.length === 3;
    const isRemoved = isRace && random.chance(0.25);
    if (isRemoved) {
      const input = { params: { marketId, runnerId: 'r2' }, body: { reductionFactor: 1_500 } };
      await this.#world.operate(removeRunner, input);
      this.happened.removed++;
    }
    const isVoid = random.chance(0.04);
    if (isVoid) this.happened.allVoid++;
    const body: Ends = isVoid ? {} : isRemoved ? { winners: ['r1'] } : kind.ends(random);
    await this.#world.operate(settleMarket, { params, body });
    if (!isRemoved) this.#settled.push(market);
  }

  /** A market that was settled before is settled anew. */
  async correctOne(): Promise<void> {
    const { random } = this.#world;
    const [market] = this.#settled.splice(random.integer(0, this.#settled.length - 1), 1);
    if (!market) return;
    const { marketId, kind } = market;
    const body = random.chance(0.2) ? {} : kind.ends(random);
    await this.#world.operate(resettleMarket, { params: { marketId }, body });
    this.happened.resettled++;
  }

  async play(): Promise<void> {
    this.happened.played += await playRounds(this.#world);
  }
}

/** How the maker gets money: it is not the year’s concern. */
export const makersMoney = {
  params: { userName: maker },
  body: { amount: 1e10, reference: 'for-the-maker' },
};
