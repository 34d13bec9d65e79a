import { must } from '#domain/must.ts';
import { hrefOf } from '#domain/site/route.ts';
import type { StageScene } from '#domain/site/stage.ts';
import { getEvent, listMarkets } from '#contract/market.ts';
import { createEvent, createMarket, setEventState, setMarketStatus } from '#contract/operator.ts';
import type { Operator } from './operator.ts';
import { scenePlans, type SceneKind, type ScenePlan } from './scenes.ts';
import type { FairOdds, StageMaker } from './stage-maker.ts';

export interface StageMarket {
  marketId: string;
  marketName: string;
  /** In the market's order. `odds` are those it opened with; 0 on an event of the day, which has its own maker. */
  runners: readonly (FairOdds & { name: string })[];
}

/** An event on which a scenario is played. */
export interface Scene extends StageScene {
  /** Whether it was put on for this; else it is an event of the day. */
  isOwn: boolean;
  inPlay: boolean;
  /** Those not closed, the main market first. */
  markets: readonly [StageMarket, ...StageMarket[]];
}

export const stageTournament = { tournamentId: 'stage', tournamentName: 'Stage' } as const;

const addressOf = (eventId: string, sportId: string) => hrefOf('marketDetails', { eventId, id: sportId });

/** Creates an event with open, quoted markets. */
export async function putOn(
  { scenario, kind, eventId }: { scenario: string; kind: SceneKind; eventId: string },
  { operator, maker, now }: { operator: Operator; maker: StageMaker; now: number },
): Promise<Scene> {
  const { sportId, eventName, home, away, inPlay, score, markets }: ScenePlan = scenePlans[kind];
  // What is in play began a moment ago; what is not begins in an hour.
  const startTime = new Date(now + (inPlay ? -60_000 : 3_600_000)).toISOString();
  const event = { sportId, eventName, eventTime: startTime, home, away, ...stageTournament };
  await operator(createEvent, { params: { eventId }, body: event });
  const made: StageMarket[] = [];
  for (const { suffix, marketName, runners } of markets) {
    const marketId = `${eventId}.${suffix}`;
    const withIds = runners.map((runner, at) => ({ ...runner, runnerId: `${marketId}.${at + 1}` }));
    const named = withIds.map(({ runnerId, name }) => ({ runnerId, name }));
    await operator(createMarket, {
      params: { marketId },
      body: { eventId, marketName, startTime, runners: named },
    });
    await operator(setMarketStatus, { params: { marketId }, body: { status: 'OPEN', inPlay } });
    await maker.quote(marketId, withIds);
    made.push({ marketId, marketName, runners: withIds });
  }
  if (inPlay) await operator(setEventState, { params: { eventId }, body: { inPlay, score } });
  const [main, ...others] = made;
  const address = addressOf(eventId, sportId);
  return { scenario, eventId, eventName, address, inPlay, isOwn: true, markets: [must(main), ...others] };
}

/** An event that is there already. Rejects if there is none, or if nothing of it is open. */
export async function sceneOf(scenario: string, eventId: string, operator: Operator): Promise<Scene> {
  const event = await operator(getEvent, { params: { eventId } });
  const known = await operator(listMarkets, { query: { eventId } });
  const markets = known
    .filter(({ status }) => status !== 'CLOSED')
    .sort((a, b) => rank(event.marketIds, a.marketId) - rank(event.marketIds, b.marketId))
    .map(({ marketId, marketName, runners }) => ({
      marketId,
      marketName,
      runners: runners
        .filter(({ status }) => status === 'ACTIVE')
        .map(({ runnerId, name }) => ({ runnerId, name, odds: 0 })),
    }));
  const [main, ...others] = markets;
  if (!main) throw new Error(`Nothing of event ${eventId} can be bet on any more.`);
  const { eventName, inPlay, sportId } = event;
  const address = addressOf(eventId, sportId);
  return { scenario, eventId, eventName, address, inPlay, isOwn: false, markets: [main, ...others] };
}

const rank = (ids: readonly string[], id: string): number => ids.indexOf(id) + 1 || Infinity;
