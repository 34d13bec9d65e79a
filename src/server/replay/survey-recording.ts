import { applyMessage } from './apply-change.ts';
import type { LaterFact } from './later-facts.ts';
import type { LevelFault } from './levels-to-play.ts';
import type { MarketFault } from './market-plan.ts';
import { MarketSurvey } from './market-survey.ts';
import type { McmMessage, RecordedDefinition } from './mcm-message.ts';
import { createPlayTime } from './play-time.ts';
import type { Depth, RecordedMarkets } from './recorded-market.ts';

export interface SurveyedMarket {
  id: string;
  /** The last definition, with what only earlier ones told, and every runner that any had. */
  definition: RecordedDefinition;
  /** Play time, at the recording's speed, at which the market turns in play or reaches its start time. */
  startsAt: number;
  /** The columns that are its book. */
  depth: Depth;
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
  /** How many times a definition of the played markets said something that is not followed at that moment. */
  laterFacts: Map<LaterFact, number>;
  /** How many changes of a copy of a market were older than what was known of it. */
  olderCopies: number;
  /** How many entries of the displayed depth, which includes virtual bets, are not played. */
  virtualEntries: number;
}

/**
 * Reads a whole recording before it is played, so that faults are found before anything has happened, late names are
 * known early, and what is left out is counted the same at any speed.
 */
export async function surveyRecording(recording: AsyncIterable<McmMessage>): Promise<Survey> {
  const markets: RecordedMarkets = new Map();
  const surveys = new Map<string, MarketSurvey>();
  const playTime = createPlayTime();
  let messages = 0;
  let now = { pt: 0, played: 0 };
  for await (const message of recording) {
    messages++;
    now = { pt: message.pt, played: playTime(message.pt) };
    for (const market of applyMessage(markets, message)) {
      const survey = surveys.get(market.id) ?? new MarketSurvey(market);
      surveys.set(market.id, survey);
      survey.look(now);
    }
    for (const change of message.mc ?? []) surveys.get(change.id)?.hear(change);
  }
  return summed([...surveys.values()], { messages, length: now.played }, (survey) => survey.startsAt(now));
}

function summed(
  surveys: readonly MarketSurvey[],
  counts: Pick<Survey, 'messages' | 'length'>,
  startOf: (survey: MarketSurvey) => number,
): Survey {
  const survey: Survey = {
    ...counts,
    markets: [],
    marketsLeftOut: {
      noDefinition: 0,
      handicap: 0,
      eachWay: 0,
      otherBetting: 0,
      winners: 0,
      runners: 0,
      noPrices: 0,
    },
    levelsLeftOut: { offLadder: 0, crossed: 0, tooSmall: 0 },
    laterFacts: new Map(),
    olderCopies: 0,
    virtualEntries: 0,
  };
  for (const one of surveys) {
    const { fault, definition, market } = one;
    survey.olderCopies += market.olderCopies;
    if (fault) survey.marketsLeftOut[fault]++;
    if (fault || !definition || !market.depth) continue;
    survey.markets.push({ id: market.id, definition, startsAt: startOf(one), depth: market.depth });
    survey.levelsLeftOut.offLadder += one.levelsLeftOut.offLadder;
    survey.levelsLeftOut.crossed += one.levelsLeftOut.crossed;
    survey.levelsLeftOut.tooSmall += one.levelsLeftOut.tooSmall;
    survey.virtualEntries += one.virtualEntries;
    for (const [fact, times] of one.laterFacts)
      survey.laterFacts.set(fact, (survey.laterFacts.get(fact) ?? 0) + times);
  }
  return survey;
}
