import { callExchange } from '#contract/rest-client.ts';
import { recordResult } from '#contract/results.ts';
import { putStandings, type Standing } from '#contract/standings.ts';
import { eventFactsOf } from '../exchange-desk.ts';
import { required } from '../trader.ts';
import type { FinishedMatch } from './finished-match.ts';

/** What the maker tells the exchange as the operator besides events and markets: how things went. */
export interface RecordDesk {
  /** Records a match that nobody could bet on here. One that has markets stays as it is. */
  record(match: FinishedMatch): Promise<void>;
  /** Replaces a sport's tables. */
  putStandings(sportId: string, standings: Standing[]): Promise<void>;
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
  };
}
