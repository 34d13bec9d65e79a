import { must } from '#domain/must.ts';
import { applyMessage } from './apply-change.ts';
import type { McmMessage } from './mcm-message.ts';
import { createPlayTime } from './play-time.ts';
import type { RecordedMarket, RecordedMarkets } from './recorded-market.ts';

/** Plays a recorded market. */
export interface Player {
  isBehind(market: RecordedMarket): boolean;
  turn(market: RecordedMarket): Promise<void>;
  show(market: RecordedMarket): Promise<void>;
}

export interface PlayClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** How many markets are updated at once. */
const atOnce = 8;

/**
 * Plays a recording against the clock, `speed` times as fast as recorded. Changes due at the same time, or that became
 * due while the exchange was busy, are shown as one; a change of a market's state is always a step of its own. Rejects
 * with the reason when `stop` is aborted.
 */
export async function playRecording(
  recording: AsyncIterable<McmMessage>,
  players: ReadonlyMap<string, Player>,
  speed: number,
  clock: PlayClock,
  stop: AbortSignal,
): Promise<void> {
  const markets: RecordedMarkets = new Map();
  const playTime = createPlayTime();
  const started = clock.now();
  const changed = new Set<RecordedMarket>();

  async function show(): Promise<void> {
    const waiting = [...changed];
    changed.clear();
    for (let from = 0; from < waiting.length; from += atOnce)
      await Promise.all(
        waiting.slice(from, from + atOnce).map((market) => must(players.get(market.id)).show(market)),
      );
  }

  for await (const message of recording) {
    stop.throwIfAborted();
    const due = started + playTime(message.pt) / speed;
    if (due > clock.now()) {
      await show();
      if (due > clock.now()) await clock.sleep(due - clock.now(), stop);
    }
    // Changes before a change of state belong to the old state.
    if (message.mc?.some(({ marketDefinition }) => marketDefinition)) await show();
    for (const market of applyMessage(markets, message)) {
      const player = players.get(market.id);
      if (!player) continue;
      changed.add(market);
      if (player.isBehind(market)) await player.turn(market);
    }
  }
  await show();
}
