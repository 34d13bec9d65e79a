import { mergeLevels } from '../../src/domain/odds/levels.ts';
import { isQuoted } from '../../src/domain/market/market-kind.ts';
import type { MarketDefinition, RunnerBook } from '../../src/server/contract/market.ts';
import { readStream } from '../../src/server/contract/read-stream.ts';
import { sleep } from './exchange.ts';
import { streamPaths, type StreamMessage } from '../../src/server/contract/stream.ts';

interface Followed {
  definition: MarketDefinition;
  runners: Map<string, RunnerBook>;
  /** When it was last counted, epoch ms. */
  at: number;
}

export interface Emptiness {
  /** Time of best prices (two for each runner) in open markets in play, ms. */
  shown: number;
  empty: number;
  /** Of the empty ones, where the other price stands at the ladder's end: there is no fair price on this side. */
  decided: number;
}

/** At most so many markets in one stream. */
const atOnce = 60;
/** Beyond these odds the fair price may be off the ladder, hundredths. */
const [shortest, longest] = [104, 90_000];
/** How long it follows the same markets, ms. */
const turnMs = 15_000;

/** Follows markets in play and counts for how long a best price is missing, by sport. */
export class EmptyWatch {
  readonly bySport = new Map<string, Emptiness>();
  readonly #url: string;
  readonly #markets = new Map<string, Followed>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Follows the markets in play, whichever they are, until `signal` aborts. */
  async keep(inPlay: () => readonly string[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const ids = inPlay();
      const turn = AbortSignal.any([signal, AbortSignal.timeout(turnMs)]);
      const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
        ids.slice(at * atOnce, (at + 1) * atOnce),
      );
      await Promise.all(parts.map((some) => this.#follow(some, turn)));
      this.#markets.clear();
      if (ids.length === 0) await sleep(1_000);
    }
  }

  async #follow(marketIds: readonly string[], signal: AbortSignal): Promise<void> {
    const path = `${streamPaths.markets}?${new URLSearchParams({ markets: marketIds.join(',') })}`;
    try {
      for await (const message of readStream<StreamMessage>(this.#url, path, {}, signal)) this.#hear(message);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  #hear(message: StreamMessage): void {
    if (!('marketId' in message) || message.type === 'UNKNOWN_MARKET') return;
    const now = Date.now();
    const known = this.#markets.get(message.marketId);
    if (known) this.#count(known, now);
    if (message.type === 'IMAGE') {
      const runners = new Map(message.runners.map((runner) => [runner.runnerId, runner]));
      this.#markets.set(message.marketId, { definition: message.definition, runners, at: now });
    } else if (message.type === 'CHANGE' && known) {
      known.definition = message.definition ?? known.definition;
      for (const { runnerId, toBack, toLay } of message.runners) {
        const before = known.runners.get(runnerId);
        if (!before) continue;
        if (toBack) before.toBack = [...mergeLevels('toBack', before.toBack, toBack)] as RunnerBook['toBack'];
        if (toLay) before.toLay = [...mergeLevels('toLay', before.toLay, toLay)] as RunnerBook['toLay'];
      }
    }
  }

  #count(market: Followed, now: number): void {
    const { definition, runners, at } = market;
    market.at = now;
    const { status, inPlay, kind, sportId } = definition;
    if (status !== 'OPEN' || !inPlay || isQuoted(kind)) return;
    const sum = this.bySport.get(sportId) ?? { shown: 0, empty: 0, decided: 0 };
    this.bySport.set(sportId, sum);
    const active = new Set(
      definition.runners.filter((one) => one.status === 'ACTIVE').map((one) => one.runnerId),
    );
    for (const { runnerId, toBack, toLay } of runners.values()) {
      if (!active.has(runnerId)) continue;
      sum.shown += 2 * (now - at);
      const missing = Number(toBack.length === 0) + Number(toLay.length === 0);
      sum.empty += missing * (now - at);
      const [back, lay] = [toBack[0]?.[0], toLay[0]?.[0]];
      const isAtEnd = lay === undefined ? (back ?? 0) >= longest : back === undefined && lay <= shortest;
      if (isAtEnd) sum.decided += missing * (now - at);
    }
  }
}
