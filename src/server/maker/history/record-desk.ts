import type { DataOf } from '#contract/call.ts';
import { getMarketBook } from '#contract/market.ts';
import { callExchange } from '#contract/rest-client.ts';
import { recordResult } from '#contract/results.ts';
import { getHeadToHead, putStandings, type Standing } from '#contract/standings.ts';
import { putTip, type Preview, type Review } from '#contract/tips.ts';
import { eventFactsOf } from '../exchange-desk.ts';
import { required } from '../trader.ts';
import type { FinishedMatch } from './finished-match.ts';

/** What the maker tells the exchange as the operator besides events and markets: how things went. */
export interface RecordDesk {
  /** Records a match that nobody could bet on here. One that has markets stays as it is. */
  record(match: FinishedMatch): Promise<void>;
  /** Replaces a sport's tables. */
  putStandings(sportId: string, standings: Standing[]): Promise<void>;
  /** The best price to back each runner of a market, null where there is none; null if there is no such market. */
  bestPrices(marketId: string): Promise<(number | null)[] | null>;
  /** How the sides of an event have done; null if there is no such event. */
  headToHead(eventId: string): Promise<DataOf<typeof getHeadToHead> | null>;
  putPreview(eventId: string, preview: Preview): Promise<void>;
  /** Resolves to whether it was taken: not before the event has ended. */
  putReview(eventId: string, review: Review): Promise<boolean>;
}

export function openRecordDesk(baseUrl: string, operatorKey: string): RecordDesk {
  const by = { operatorKey };
  return {
    record: async ({ fixture, score, board, incidents, result }) => {
      const { eventId } = fixture;
      const body = { ...eventFactsOf(fixture), score, board, incidents: [...incidents], result };
      const answer = await callExchange(baseUrl, recordResult, { params: { eventId }, body }, by);
      if (answer.ok || answer.code !== 'EVENT_HAS_MARKETS') required(answer);
    },
    putStandings: async (sportId, standings) => {
      const input = { params: { sportId }, body: { standings } };
      required(await callExchange(baseUrl, putStandings, input, by));
    },
    bestPrices: async (marketId) => {
      const answer = await callExchange(baseUrl, getMarketBook, { params: { marketId } });
      if (!answer.ok && answer.code === 'UNKNOWN_MARKET') return null;
      return required(answer).runners.map(({ toBack }) => toBack[0]?.[0] ?? null);
    },
    headToHead: async (eventId) => {
      const answer = await callExchange(baseUrl, getHeadToHead, { params: { eventId } });
      return !answer.ok && answer.code === 'UNKNOWN_EVENT' ? null : required(answer);
    },
    putPreview: async (eventId, preview) => {
      required(await callExchange(baseUrl, putTip, { params: { eventId }, body: { preview } }, by));
    },
    putReview: async (eventId, review) => {
      const answer = await callExchange(baseUrl, putTip, { params: { eventId }, body: { review } }, by);
      if (!answer.ok && (answer.code === 'EVENT_NOT_ENDED' || answer.code === 'UNKNOWN_EVENT')) return false;
      required(answer);
      return true;
    },
  };
}
