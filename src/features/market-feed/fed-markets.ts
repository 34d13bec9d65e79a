import type { Conflation } from '#domain/market/conflation.ts';
import { timing } from '#domain/site/timing.ts';
import { MarketStore } from '#live/market-store.ts';
import { MarketReader } from './market-reader.ts';
import { Pace } from './pace.ts';

/** What a market's feed works on, beside its machine. */
export interface FedMarket {
  readonly store: MarketStore;
  readonly reader: MarketReader;
  readonly pace: Pace;
  /** How long silence may last before the prices are not live, ms; set by whoever delivers them. */
  silence: number;
}

/** The markets being fed, by market id. Each exists from the first request until it is forgotten. */
export class FedMarkets {
  readonly #markets = new Map<string, FedMarket>();
  readonly #openStore: () => MarketStore;

  constructor(openStore = () => new MarketStore()) {
    this.#openStore = openStore;
  }

  of(marketId: string): FedMarket {
    let market = this.#markets.get(marketId);
    if (!market) {
      const store = this.#openStore();
      market = { store, reader: new MarketReader(store), pace: new Pace(), silence: timing.gatewaySilence };
      this.#markets.set(marketId, market);
    }
    return market;
  }

  stores = (): MarketStore[] => [...this.#markets.values()].map(({ store }) => store);

  forget(marketId: string): void {
    this.#markets.delete(marketId);
  }

  setPaces(paces: ReadonlyMap<string, Conflation>): void {
    for (const [marketId, conflation] of paces) this.of(marketId).pace.set(conflation);
  }
}
