import { applyMessage } from './apply-change.ts';
import { levelsToPlay, type LevelFault } from './levels-to-play.ts';
import { faultOf, ladderOf, type MarketFault } from './market-plan.ts';
import type { McmMessage, RecordedDefinition } from './mcm-message.ts';
import { createPlayTime } from './play-time.ts';
import type { RecordedMarket, RecordedMarkets } from './recorded-market.ts';

export interface SurveyedMarket {
  id: string;
  /** The last definition, with every name that any earlier one gave, and every runner that any had. */
  definition: RecordedDefinition;
  /** Play time, at the recording's speed, at which the market turns in play or reaches its start time. */
  startsAt: number;
}

export interface Survey {
  messages: number;
  /** How long the play takes at the recording's own speed, milliseconds. */
  length: number;
  /** The markets that can be played. */
  markets: SurveyedMarket[];
  marketsLeftOut: Record<MarketFault, number>;
  /** How many times a level that cannot be shown appeared in the played markets. */
  levelsLeftOut: Record<LevelFault, number>;
  /** How many changes of a copy of a market were older than what was known of it. */
  olderCopies: number;
  /** How many entries of the displayed depth include virtual bets. */
  virtualEntries: number;
}

/**
 * Reads a whole recording before it is played, so that faults are found before anything has happened, late names are
 * known early, and what is left out is counted the same at any speed.
 */
export async function surveyRecording(recording: AsyncIterable<McmMessage>): Promise<Survey> {
  const markets: RecordedMarkets = new Map();
  const seen = new Map<string, { definition: RecordedDefinition; startsAt: number | null }>();
  const standing = new Map<string, Map<string, LevelFault>>();
  const levelsLeftOut = { offLadder: 0, crossed: 0, tooSmall: 0 };
  const playTime = createPlayTime();
  let [messages, length, lastPt, virtualEntries] = [0, 0, 0, 0];

  for await (const message of recording) {
    messages++;
    length = playTime(message.pt);
    lastPt = message.pt;
    for (const market of applyMessage(markets, message)) {
      const { id, definition } = market;
      if (!definition || faultOf(definition)) continue;
      const before = seen.get(id);
      const hasStarted = definition.inPlay === true || message.pt >= Date.parse(definition.marketTime ?? '');
      seen.set(id, {
        definition: before ? withAllOf(definition, before.definition) : definition,
        startsAt: before?.startsAt ?? (hasStarted ? length : null),
      });
      countLevels(market, definition, standing, levelsLeftOut);
    }
    for (const { id, rc } of message.mc ?? []) {
      if (!seen.has(id)) continue;
      for (const { bdatb, bdatl } of rc ?? []) virtualEntries += (bdatb?.length ?? 0) + (bdatl?.length ?? 0);
    }
  }

  const marketsLeftOut = { noDefinition: 0, handicap: 0, otherBetting: 0, winners: 0, runners: 0 };
  for (const { definition } of markets.values()) {
    const fault = faultOf(definition);
    if (fault) marketsLeftOut[fault]++;
  }
  const playable = [...seen].map(([id, { definition, startsAt }]) => {
    const untilStart = Math.max(Date.parse(definition.marketTime ?? '') - lastPt, 0) || 0;
    return { id, definition, startsAt: startsAt ?? length + untilStart };
  });
  const olderCopies = [...markets.values()].reduce((sum, market) => sum + market.olderCopies, 0);
  return { messages, length, markets: playable, marketsLeftOut, levelsLeftOut, olderCopies, virtualEntries };
}

/** Counts the left-out levels that were not yet left out after the market's last change. */
function countLevels(
  market: RecordedMarket,
  definition: RecordedDefinition,
  standing: Map<string, Map<string, LevelFault>>,
  counts: Record<LevelFault, number>,
): void {
  const ladder = ladderOf(definition);
  for (const [key, runner] of market.runners) {
    const { leftOut } = levelsToPlay(runner, ladder);
    const before = standing.get(`${market.id}/${key}`);
    if (leftOut.size === 0 && !before) continue;
    for (const [level, fault] of leftOut) if (before?.get(level) !== fault) counts[fault]++;
    standing.set(`${market.id}/${key}`, leftOut);
  }
}

function withAllOf(definition: RecordedDefinition, before: RecordedDefinition): RecordedDefinition {
  const names = new Map(before.runners.map(({ id, name }) => [id, name]));
  const here = new Set(definition.runners.map(({ id }) => id));
  return {
    ...definition,
    name: definition.name ?? before.name,
    eventName: definition.eventName ?? before.eventName,
    venue: definition.venue ?? before.venue,
    runners: [
      ...definition.runners.map((runner) => ({ ...runner, name: runner.name ?? names.get(runner.id) })),
      ...before.runners.filter(({ id }) => !here.has(id)),
    ],
  };
}
