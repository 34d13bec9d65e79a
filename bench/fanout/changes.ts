import { setTimeout as pause } from 'node:timers/promises';
import type { MarketChange, MarketImage } from '../../src/server/contract/stream.ts';

/** The market that everyone follows, with eight runners, and its changes: three levels a side of one, or of all. */

export const runnerCount = 8;
const runnerIds = Array.from({ length: runnerCount }, (_, index) => `runner-${index + 1}`);
const at = '2026-05-01T10:00:00.000Z';

export const image: MarketImage = {
  type: 'IMAGE',
  marketId: 'm1',
  epoch: 'bench',
  to: 0,
  at,
  definition: {
    marketId: 'm1',
    eventId: 'e1',
    sportId: '1',
    eventName: 'Harbour Town v Ridgeway',
    marketName: 'Match Odds',
    kind: 'WINNER',
    numberOfWinners: 1,
    status: 'OPEN',
    suspendReason: null,
    inPlay: true,
    betDelay: 5,
    commissionRate: 200,
    startTime: at,
    ladder: 'CLASSIC',
    minStake: 100_00,
    maxStake: 50_000_000_00,
    version: 1,
    voided: false,
    runners: runnerIds.map((runnerId, sortPriority) => ({
      runnerId,
      name: runnerId,
      sortPriority,
      status: 'ACTIVE',
    })),
  },
  runners: runnerIds.map((runnerId) => ({
    runnerId,
    toBack: [
      [236, 100_00],
      [234, 200_00],
      [232, 300_00],
    ],
    toLay: [
      [238, 100_00],
      [240, 200_00],
      [242, 300_00],
    ],
    lastOdds: 236,
    matched: 1_000_00,
  })),
  matched: 3_000_00,
};

/** Change number `from` + 1, of that many runners, at the current time. */
const changeAfter = (from: number, runners: number): MarketChange => ({
  type: 'CHANGE',
  marketId: 'm1',
  epoch: 'bench',
  from,
  to: from + 1,
  at: new Date().toISOString(),
  runners: Array.from({ length: runners }, (_, index) => ({
    runnerId: runnerIds[(from + index) % runnerCount]!,
    toBack: [
      [236, 100_00 + from],
      [234, 200_00 + from],
      [232, 300_00 + from],
    ],
    toLay: [
      [238, 100_00 + from],
      [240, 200_00 + from],
      [242, 300_00 + from],
    ],
    matched: 1_000_00 + from,
  })),
  matched: 3_000_00 + from,
});

export interface Emission {
  /** The number of changes. */
  count: number;
  gapMs: number;
  /** How many runners a change is of. */
  runners: number;
}

/** A source of changes that each contestant runs in its own process. */
export class Changes {
  readonly #listeners = new Set<(change: MarketChange) => void>();
  #stands = 0;

  listen(listener: (change: MarketChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The messages for one follower: an image, then each change. */
  async *follow(): AsyncGenerator<MarketImage | MarketChange> {
    const waiting: MarketChange[] = [];
    let wake = () => {};
    const stop = this.listen((change) => {
      waiting.push(change);
      wake();
    });
    try {
      yield { ...image, to: this.#stands };
      for (;;) {
        const change = waiting.shift();
        if (change) yield change;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      stop();
    }
  }

  async emit({ count, gapMs, runners }: Emission): Promise<void> {
    for (let told = 0; told < count; told++) {
      const change = changeAfter(this.#stands++, runners);
      for (const listener of this.#listeners) listener(change);
      await pause(gapMs);
    }
  }
}
