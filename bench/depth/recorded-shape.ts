import { classicLadder } from '../../src/domain/odds/odds-ladder.ts';
import { applyMessage } from '../../src/server/replay/apply-change.ts';
import { readRecording } from '../../src/server/replay/read-recording.ts';
import type {
  PriceLadder,
  RecordedMarket,
  RecordedMarkets,
} from '../../src/server/replay/recorded-market.ts';
import { emptyShape, look, type Level, type RunnerSides, type Shape } from './shape.ts';

export type Phase = 'before' | 'in play';

/** How often a market is looked at, ms of the recording. */
const everyMs = 5_000;
/** A longer silence is a break of the recording. */
const breakMs = 60_000;

const levelsOf = (prices: PriceLadder, direction: 1 | -1): Level[] =>
  [...prices]
    .map(([price, size]): Level => [Math.round(price * 100), size])
    .sort(([a], [b]) => direction * (a - b));

function runnersOf(market: RecordedMarket): RunnerSides[] {
  const active = new Set(
    market.definition?.runners.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id),
  );
  return [...market.runners.values()]
    .filter(({ id }) => active.has(id))
    .map(({ atb, atl }) => ({ toBack: levelsOf(atb, -1), toLay: levelsOf(atl, 1) }));
}

const bestOf = ({ atb, atl }: { atb: PriceLadder; atl: PriceLadder }): string =>
  `${Math.max(0, ...atb.keys())} ${Math.min(Infinity, ...atl.keys())}`;

/** Reads a recording's open winner markets. Sizes are in the recording's own currency. */
export async function recordedShapes(file: string): Promise<Record<Phase, Shape>> {
  const shapes = { before: emptyShape(), 'in play': emptyShape() };
  const markets: RecordedMarkets = new Map();
  const lookedAt = new Map<string, number>();
  const best = new Map<string, string>();
  for await (const message of readRecording(file)) {
    for (const market of applyMessage(markets, message)) {
      const { id, definition } = market;
      if (definition?.status !== 'OPEN' || definition.bettingType !== 'ODDS') continue;
      const shape = shapes[definition.inPlay ? 'in play' : 'before'];
      for (const [key, runner] of market.runners) {
        const [now, before] = [bestOf(runner), best.get(`${id}|${key}`)];
        if (before !== undefined && before !== now) shape.changes++;
        best.set(`${id}|${key}`, now);
      }
      const since = message.pt - (lookedAt.get(id) ?? -Infinity);
      if (since < everyMs) continue;
      if (since < breakMs) shape.minutes += since / 60_000;
      lookedAt.set(id, message.pt);
      look(shape, runnersOf(market), classicLadder);
    }
  }
  return shapes;
}
