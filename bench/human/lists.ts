import { listMarkets, type MarketDefinition } from '../../src/server/contract/market.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { data, sleep } from './exchange.ts';
import { isChosen, type Phase } from './person.ts';

/** A bet before the off is not begun so shortly before it, ms. */
const offAhead = 10_000;

/** All open markets, read every two seconds. */
export class Lists {
  markets: MarketDefinition[] = [];
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async keep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.markets = data(await callExchange(this.#url, listMarkets, { query: {} }));
      await sleep(2_000);
    }
  }

  of(sportId: string, phase: Phase): MarketDefinition[] {
    const now = Date.now();
    return this.markets.filter(
      (market) =>
        market.sportId === sportId &&
        isChosen(market) &&
        market.inPlay === (phase === 'in play') &&
        (market.inPlay || Date.parse(market.startTime) > now + offAhead),
    );
  }

  get inPlay(): MarketDefinition[] {
    return this.markets.filter(({ inPlay, status }) => inPlay && status !== 'CLOSED');
  }
}
