import type { BodyOf } from '#contract/call.ts';
import type { MarketBook, Quote } from '#contract/market.ts';
import { getMarketBook } from '#contract/market.ts';
import {
  createEvent,
  createMarket,
  fundAccount,
  setEventState,
  setMarketStatus,
  setQuotes,
  settleMarket,
} from '#contract/operator.ts';
import { publishScore } from '#contract/score.ts';
import { callExchange } from '#contract/rest-client.ts';
import { isQuoted } from '#domain/market-kind.ts';
import type { Fixture } from './fixtures.ts';
import type { SideMarket } from './match.ts';
import type { SideResult } from './models/side-plan.ts';
import { required } from './trader.ts';

export type ScoreNews = BodyOf<typeof publishScore>;

/** What the maker does as the operator: events and markets, their status, score and result. */
export interface ExchangeDesk {
  announce(fixture: Fixture): Promise<void>;
  book(marketId: string): Promise<MarketBook>;
  setMarket(
    marketId: string,
    status: 'OPEN' | 'SUSPENDED',
    options?: { inPlay?: boolean; reason?: string | null },
  ): Promise<void>;
  setEvent(eventId: string, state: { inPlay?: boolean; ended?: boolean }): Promise<void>;
  tellScore(eventId: string, news: ScoreNews): Promise<void>;
  settle(marketId: string, winners: string[]): Promise<void>;
  /** Whether it is there and not settled. */
  announceSide(fixture: Fixture, side: SideMarket): Promise<boolean>;
  quote(marketId: string, quotes: Quote[]): Promise<void>;
  settleSide(side: SideMarket, result: SideResult): Promise<void>;
  /** Credits an account; the same reference is credited once. */
  fund(userName: string, amount: number, reference: string): Promise<void>;
}

export const runnerIdOf = (fixture: Fixture, runner: number): string => `${fixture.marketId}.${runner + 1}`;

export function openDesk(baseUrl: string, operatorKey: string): ExchangeDesk {
  const by = { operatorKey };
  return {
    announce: async (fixture) => {
      const { eventId, marketId, sport, home, away } = fixture;
      const startTime = new Date(fixture.startsAt).toISOString();
      const body = {
        sportId: sport.sportId,
        eventName: `${home} v ${away}`,
        eventTime: startTime,
        tournamentId: fixture.tournamentId,
        tournamentName: fixture.tournamentName,
        home,
        away,
      };
      required(await callExchange(baseUrl, createEvent, { params: { eventId }, body }, by));
      const runners = sport.model
        .runners(home, away)
        .map((name, at) => ({ runnerId: runnerIdOf(fixture, at), name }));
      const market = { eventId, marketName: sport.marketName, startTime, betDelay: sport.betDelay, runners };
      required(await callExchange(baseUrl, createMarket, { params: { marketId }, body: market }, by));
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
    settle: async (marketId, winners) => {
      required(await callExchange(baseUrl, settleMarket, { params: { marketId }, body: { winners } }, by));
    },
    announceSide: async ({ eventId, startsAt }, { marketId, plan, runnerIds, names }) => {
      const { marketName, kind } = plan;
      const body = {
        eventId,
        marketName,
        kind,
        startTime: new Date(startsAt).toISOString(),
        ladder: kind === 'LINE' ? ('LINE' as const) : ('CLASSIC' as const),
        commissionRate: isQuoted(kind) ? 0 : undefined,
        runners: runnerIds.map((runnerId, at) => ({ runnerId, name: names[at]! })),
      };
      const made = required(await callExchange(baseUrl, createMarket, { params: { marketId }, body }, by));
      return made.status !== 'CLOSED';
    },
    quote: async (marketId, quotes) => {
      required(await callExchange(baseUrl, setQuotes, { params: { marketId }, body: { quotes } }, by));
    },
    settleSide: async ({ marketId, runnerIds }, result) => {
      const body = 'number' in result ? result : { winners: [runnerIds[result.winner]!] };
      required(await callExchange(baseUrl, settleMarket, { params: { marketId }, body }, by));
    },
    fund: async (userName, amount, reference) => {
      required(
        await callExchange(baseUrl, fundAccount, { params: { userName }, body: { amount, reference } }, by),
      );
    },
  };
}
