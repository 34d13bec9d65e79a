import type { ExchangeDesk } from './exchange-desk.ts';
import type { Random } from './random.ts';
import type { Trader } from './trader.ts';

export interface PunterOptions {
  desk: ExchangeDesk;
  punter: Trader;
  random: Random;
  wait: (ms: number) => Promise<void>;
  /** Returns the markets open now. */
  openMarkets: () => string[];
  /** Mean time between bets, ms. */
  everyMs: number;
}

/** Takes the best price of a random market now and then, so that bets are matched even with nobody watching. */
export async function runPunter({
  desk,
  punter,
  random,
  wait,
  openMarkets,
  everyMs,
}: PunterOptions): Promise<void> {
  for (;;) {
    await wait(everyMs * (0.4 + 1.2 * random.next()));
    const markets = openMarkets();
    if (markets.length === 0) continue;
    const book = await desk.book(random.pick(markets));
    if (book.definition.status !== 'OPEN') continue;
    const { runnerId, toBack, toLay } = random.pick(book.runners);
    const side = random.chance(0.6) ? 'BACK' : 'LAY';
    const [odds, size] = (side === 'BACK' ? toBack[0] : toLay[0]) ?? [0, 0];
    if (odds === 0) continue;
    const stake = Math.min(size, random.integer(2, 60) * 100_00);
    // If the price has gone meanwhile, the bet is refused or stays unmatched. Cancel what is left at once.
    const [placed] = await punter.send(book.marketId, [
      { type: 'PLACE', clientId: punter.nextClientId(), runnerId, side, odds, stake },
    ]);
    const rest =
      placed?.status === 'ACCEPTED' ? placed.orders.find((order) => order.remaining > 0) : undefined;
    if (rest) {
      await punter.send(book.marketId, [
        { type: 'CANCEL', clientId: punter.nextClientId(), orderId: rest.orderId },
      ]);
    }
  }
}
