import { itemAt } from '#domain/must.ts';
import type { BodyOf } from '#contract/call.ts';
import { putEventFacts } from '#contract/event-facts.ts';
import type { MarketBook, Quote } from '#contract/market.ts';
import { getMarketBook } from '#contract/market.ts';
import {
  createEvent,
  createMarket,
  fundAccount,
  removeRunner,
  setEventState,
  setMarketStatus,
  setQuotes,
  settleMarket,
} from '#contract/operator.ts';
import { publishScore } from '#contract/score.ts';
import { putScorecard, type ScorecardInnings } from '#contract/scorecard.ts';
import { callExchange } from '#contract/rest-client.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { ToldFacts } from './event-facts.ts';
import { runnerIdOf, type Fixture } from './fixtures.ts';
import type { SideMarket } from './match.ts';
import type { MarketResult, PlannedMarket } from './models/side-plan.ts';
import { required } from './trader.ts';

export type ScoreNews = BodyOf<typeof publishScore>;

/** What the maker does as the operator: create events and markets, set their status, score, quotes and result. */
export interface ExchangeDesk {
  /** Creates the event and its main market. Resolves to whether the market is not settled yet. */
  announce(fixture: Fixture, market: PlannedMarket): Promise<boolean>;
  /** Tells what is known of an event beside its markets. */
  tellFacts(eventId: string, facts: ToldFacts): Promise<void>;
  book(marketId: string): Promise<MarketBook>;
  setMarket(
    marketId: string,
    status: 'OPEN' | 'SUSPENDED',
    options?: { inPlay?: boolean; reason?: string | null },
  ): Promise<void>;
  setEvent(eventId: string, state: { inPlay?: boolean; ended?: boolean }): Promise<void>;
  tellScore(eventId: string, news: ScoreNews): Promise<void>;
  tellScorecard(eventId: string, innings: ScorecardInnings[]): Promise<void>;
  /** Takes a runner out before the start; once it is out, again changes nothing. `reduction`: basis points. */
  removeRunner(marketId: string, runnerId: string, reduction: number): Promise<void>;
  /** Voids the market if there are no winners. */
  settle(market: Pick<SideMarket, 'marketId' | 'runnerIds'>, result: MarketResult): Promise<void>;
  /** Creates a side market. Resolves to whether it is not settled yet. */
  announceSide(fixture: Fixture, side: SideMarket): Promise<boolean>;
  quote(marketId: string, quotes: Quote[]): Promise<void>;
  /** Credits an account, once per reference. */
  fund(userName: string, amount: number, reference: string): Promise<void>;
}

/** What the exchange is told of a match as an event. */
export function eventFactsOf(fixture: Fixture): BodyOf<typeof createEvent> {
  const { sport, entrants, eventName, startsAt, tournamentId, tournamentName } = fixture;
  const [home = null, away = null] = sport.field === 2 ? entrants.map(({ name }) => name) : [];
  const eventTime = new Date(startsAt).toISOString();
  return { sportId: sport.sportId, eventName, eventTime, tournamentId, tournamentName, home, away };
}

export function openDesk(baseUrl: string, operatorKey: string): ExchangeDesk {
  const by = { operatorKey };

  async function make(
    { eventId, startsAt }: Fixture,
    { marketId, runnerIds, market }: Pick<SideMarket, 'marketId' | 'runnerIds' | 'market'>,
    terms: Pick<BodyOf<typeof createMarket>, 'betDelay' | 'commissionRate'>,
  ): Promise<boolean> {
    const body = {
      ...market,
      ...terms,
      eventId,
      startTime: new Date(startsAt).toISOString(),
      ladder: market.kind === 'LINE' ? ('LINE' as const) : ('CLASSIC' as const),
      runners: market.runners.map((runner, at) => ({ ...runner, runnerId: itemAt(runnerIds, at) })),
    };
    const made = required(await callExchange(baseUrl, createMarket, { params: { marketId }, body }, by));
    return made.status !== 'CLOSED';
  }

  return {
    announce: async (fixture, market) => {
      const { eventId, marketId, sport } = fixture;
      const body = eventFactsOf(fixture);
      required(await callExchange(baseUrl, createEvent, { params: { eventId }, body }, by));
      const runnerIds = market.runners.map((_, at) => runnerIdOf(fixture, at));
      return make(fixture, { marketId, runnerIds, market }, { betDelay: sport.betDelay });
    },
    tellFacts: async (eventId, body) => {
      required(await callExchange(baseUrl, putEventFacts, { params: { eventId }, body }, by));
    },
    book: async (marketId) => required(await callExchange(baseUrl, getMarketBook, { params: { marketId } })),
    setMarket: async (marketId, status, { inPlay, reason = null } = {}) => {
      const body = { status, suspendReason: reason, inPlay };
      required(await callExchange(baseUrl, setMarketStatus, { params: { marketId }, body }, by));
    },
    setEvent: async (eventId, body) => {
      required(await callExchange(baseUrl, setEventState, { params: { eventId }, body }, by));
    },
    tellScore: async (eventId, body) => {
      required(await callExchange(baseUrl, publishScore, { params: { eventId }, body }, by));
    },
    tellScorecard: async (eventId, innings) => {
      required(await callExchange(baseUrl, putScorecard, { params: { eventId }, body: { innings } }, by));
    },
    removeRunner: async (marketId, runnerId, reductionFactor) => {
      const input = { params: { marketId, runnerId }, body: { reductionFactor } };
      required(await callExchange(baseUrl, removeRunner, input, by));
    },
    settle: async ({ marketId, runnerIds }, result) => {
      const body =
        'number' in result ? result : { winners: result.winners.map((winner) => itemAt(runnerIds, winner)) };
      required(await callExchange(baseUrl, settleMarket, { params: { marketId }, body }, by));
    },
    announceSide: (fixture, side) =>
      make(fixture, side, { commissionRate: isQuoted(side.market.kind) ? 0 : undefined }),
    quote: async (marketId, quotes) => {
      required(await callExchange(baseUrl, setQuotes, { params: { marketId }, body: { quotes } }, by));
    },
    fund: async (userName, amount, reference) => {
      required(
        await callExchange(baseUrl, fundAccount, { params: { userName }, body: { amount, reference } }, by),
      );
    },
  };
}
