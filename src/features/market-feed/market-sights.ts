import type { Conflation } from '#domain/market/conflation.ts';
import { timing } from '#domain/site/timing.ts';
import { MarketStore } from '#live/market-store.ts';
import { MarketReader } from './market-reader.ts';
import { Pace } from './pace.ts';

/** What a market's feed works on, beside its machine. */
export interface MarketSight {
  readonly store: MarketStore;
  readonly reader: MarketReader;
  readonly pace: Pace;
  /** How long silence may last before the prices are not live, ms; set by whoever delivers them. */
  silence: number;
}

/** The sights of the markets being fed, by market id. Each exists from the first request until it is forgotten. */
export class MarketSights {
  readonly #sights = new Map<string, MarketSight>();
  readonly #openStore: () => MarketStore;

  constructor(openStore = () => new MarketStore()) {
    this.#openStore = openStore;
  }

  of(marketId: string): MarketSight {
    let sight = this.#sights.get(marketId);
    if (!sight) {
      const store = this.#openStore();
      sight = { store, reader: new MarketReader(store), pace: new Pace(), silence: timing.gatewaySilence };
      this.#sights.set(marketId, sight);
    }
    return sight;
  }

  forget(marketId: string): void {
    this.#sights.delete(marketId);
  }

  setPaces(paces: ReadonlyMap<string, Conflation>): void {
    for (const [marketId, conflation] of paces) this.of(marketId).pace.set(conflation);
  }
}
