import { listMarkets } from '#contract/market.ts';
import { callExchange } from '#contract/rest-client.ts';
import type { Random } from '#server/maker/random.ts';
import { required } from '#server/maker/trader.ts';
import type { Bettor } from './bettor.ts';
import { KnownMarkets } from './known-markets.ts';
import { takeTurn } from './take-turn.ts';

export interface CrowdOptions {
  baseUrl: string;
  bettors: readonly Bettor[];
  speed: number;
  /** Chooses who acts, and when. */
  random: Random;
  /** Epoch ms. */
  clock: () => number;
  /** Resolves after `ms` milliseconds; rejects when the program stops. */
  wait: (ms: number) => Promise<void>;
  /** Called when something went wrong, for example because the exchange is away. The crowd goes on. */
  onTrouble: (where: string, error: Error) => void;
  /** The mean time between two turns, ms. By default it follows from the number of bettors. */
  everyMs?: number;
}

/** How often a bettor of the crowd acts, ms at any speed. */
const bettorEveryMs = 40_000;
/** However many bettors there are, turns are this far apart: it bounds what the crowd costs. */
const leastPauseMs = 200;
const lookEveryMs = 4_000;
const troublePauseMs = 2_000;

/**
 * Lets one bettor after the other take its turn until `wait` rejects. One turn ends before the next begins, so a slow
 * exchange is asked less. It holds nothing that has to be undone: orders that wait are left to their market.
 */
export async function runCrowd(options: CrowdOptions): Promise<void> {
  const { baseUrl, bettors, speed, random, clock, wait, onTrouble } = options;
  const everyMs = options.everyMs ?? Math.max(leastPauseMs, bettorEveryMs / bettors.length);
  const markets = new KnownMarkets(speed);
  let lookAt = clock();
  for (;;) {
    await wait(everyMs * (0.4 + 1.2 * random.next()));
    const bettor = random.pick(bettors);
    try {
      if (clock() >= lookAt) {
        markets.look(required(await callExchange(baseUrl, listMarkets, { query: {} })), clock());
        lookAt = clock() + lookEveryMs;
      }
      await takeTurn(bettor, markets, { baseUrl, now: clock() });
    } catch (error) {
      bettor.forgetSession();
      onTrouble(bettor.userName, error as Error);
      await wait(troublePauseMs);
    }
  }
}
