import type { MarketDefinition } from '#contract/market.ts';
import { isMadeMarket } from '#server/maker/made-market.ts';
import type { Outlook } from './habits/habit.ts';

interface Known {
  definition: MarketDefinition;
  /** When play last stopped the betting for a moment, epoch ms; null if it has not been seen to. */
  stoppedAt: number | null;
}

/** What the crowd knows of the open markets from looking through the list now and then. */
export class KnownMarkets {
  readonly #speed: number;
  #known = new Map<string, Known>();

  constructor(speed: number) {
    this.#speed = speed;
  }

  /** Takes note of the list of all open markets. `now`: epoch ms. */
  look(definitions: readonly MarketDefinition[], now: number): void {
    const before = this.#known;
    // Recorded markets and those of the stage are left to those who put them on.
    const made = definitions.filter(({ marketId }) => isMadeMarket(marketId));
    this.#known = new Map(
      made.map((definition) => {
        const { marketId } = definition;
        return [marketId, { definition, stoppedAt: stoppedAt(definition, before.get(marketId), now) }];
      }),
    );
  }

  /** Returns the markets that take bets, as they stand at `now`, epoch ms. */
  open(now: number): Outlook[] {
    return [...this.#known.values()]
      .filter(({ definition: { status } }) => status === 'OPEN')
      .map((known) => this.#outlook(known, now));
  }

  /** Returns a market that was among the last list's, whether it takes bets or not. */
  find(marketId: string, now: number): Outlook | null {
    const known = this.#known.get(marketId);
    return known ? this.#outlook(known, now) : null;
  }

  #outlook({ definition, stoppedAt: at }: Known, now: number): Outlook {
    return {
      definition,
      toOff: (Date.parse(definition.startTime) - now) * this.#speed,
      sinceStop: at === null ? null : (now - at) * this.#speed,
    };
  }
}

/** In play a definition changes only when betting stops for a moment and goes on, even if nobody looked meanwhile. */
function stoppedAt(definition: MarketDefinition, before: Known | undefined, now: number): number | null {
  if (!definition.inPlay || !before?.definition.inPlay) return null;
  const hasStopped = definition.version !== before.definition.version || definition.status === 'SUSPENDED';
  return hasStopped ? now : before.stoppedAt;
}
