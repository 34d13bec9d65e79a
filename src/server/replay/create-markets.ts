import { must } from '#domain/must.ts';
import type { MakerAccount } from './maker-account.ts';
import { MarketPlayer } from './market-player.ts';
import {
  eventNameOf,
  ladderNameOf,
  marketNameOf,
  runnerNameOf,
  sortedRunners,
  winnersIn,
} from './market-plan.ts';
import type { RecordedDefinition } from './mcm-message.ts';
import type { OperatorCalls } from './operator-calls.ts';
import type { SurveyedMarket } from './survey-recording.ts';

export interface ReplayedEvent {
  eventId: string;
  sportId: string;
  eventName: string;
  players: MarketPlayer[];
}

export interface CreationNeeds {
  operator: OperatorCalls;
  account: MakerAccount;
  /** Prefixes every id, so that the same recording can be played again. */
  idPrefix: string;
  /** When the play begins, Unix milliseconds, and how many times faster than real time it runs. */
  startsAt: number;
  speed: number;
}

/** How many markets are created at once. */
const atOnce = 8;

/**
 * Creates a recording's events and markets, inactive. Returns their players by recorded market id. Adds to `events`,
 * because a later recording may have more markets of an event.
 */
export async function createMarkets(
  markets: readonly SurveyedMarket[],
  events: Map<string, ReplayedEvent>,
  needs: CreationNeeds,
): Promise<Map<string, MarketPlayer>> {
  const { operator, account, idPrefix, startsAt, speed } = needs;
  const timeOf = (market: SurveyedMarket) => new Date(startsAt + market.startsAt / speed).toISOString();
  const players = new Map<string, MarketPlayer>();

  for (const market of markets) {
    const event = newEvent(market, events, idPrefix);
    if (event) await operator.createEvent(event.eventId, eventBody(event, timeOf(market)));
  }
  const create = async (market: SurveyedMarket) => {
    const { definition } = market;
    const event = must(events.get(eventIdOf(market, idPrefix)));
    const { eventId } = event;
    const created = {
      marketId: `${idPrefix}${market.id}`,
      eventId,
      numberOfWinners: winnersIn(definition),
      ladder: ladderNameOf(definition),
    };
    await operator.createMarket(created.marketId, {
      eventId,
      marketName: marketNameOf(definition).slice(0, 200),
      startTime: timeOf(market),
      commissionRate: Math.round((definition.marketBaseRate ?? 2) * 100),
      ladder: created.ladder,
      kind: created.numberOfWinners > 1 ? 'PLACE' : 'WINNER',
      numberOfWinners: created.numberOfWinners,
      // A recorded level may have any size.
      minStake: 1,
      runners: sortedRunners(definition).map((runner) => ({
        runnerId: String(runner.id),
        name: runnerNameOf(runner).slice(0, 100),
      })),
    });
    const player = new MarketPlayer(created, operator, account);
    event.players.push(player);
    players.set(market.id, player);
  };
  for (let from = 0; from < markets.length; from += atOnce)
    await Promise.all(markets.slice(from, from + atOnce).map(create));
  return players;
}

const eventIdOf = ({ id, definition }: SurveyedMarket, idPrefix: string): string =>
  `${idPrefix}${definition.eventId ?? id}`;

function newEvent(
  market: SurveyedMarket,
  events: Map<string, ReplayedEvent>,
  idPrefix: string,
): ReplayedEvent | undefined {
  const eventId = eventIdOf(market, idPrefix);
  if (events.has(eventId)) return undefined;
  const { definition } = market;
  const eventName = eventNameOf(definition).slice(0, 200);
  const event = { eventId, sportId: sportIdOf(definition), eventName, players: [] };
  events.set(eventId, event);
  return event;
}

function eventBody({ sportId, eventName }: ReplayedEvent, eventTime: string) {
  const [home = null, away = null, ...more] = eventName.split(' v ').map((name) => name.slice(0, 100));
  const isMatch = away !== null && more.length === 0;
  return {
    sportId,
    eventName,
    eventTime,
    tournamentId: `replay-${sportId}`,
    tournamentName: 'Recorded markets',
    home: isMatch ? home : null,
    away: isMatch ? away : null,
  };
}

export const sportIdOf = ({ eventTypeId }: RecordedDefinition): string => eventTypeId ?? '';
