import type { BodyOf, Call } from '#contract/call.ts';
import { listMarkets } from '#contract/market.ts';
import {
  createEvent,
  createMarket,
  removeRunner,
  resettleMarket,
  setEventState,
  setMarketStatus,
  settleMarket,
} from '#contract/operator.ts';
import { listAllEvents, listSports } from '#contract/reference.ts';
import type { Answer } from '#contract/rest-client.ts';
import type { RecordedResult } from './recorded-result.ts';
import { required, type PatientCall } from './patient-exchange.ts';

/** What the replay does as the operator: create events and markets, set their status and result. */
export interface OperatorCalls {
  createEvent(eventId: string, event: BodyOf<typeof createEvent>): Promise<void>;
  createMarket(marketId: string, market: BodyOf<typeof createMarket>): Promise<void>;
  /** Resolves to whether the exchange did: it opens no market that withdrawals have decided. */
  setMarket(marketId: string, state: BodyOf<typeof setMarketStatus>): Promise<boolean>;
  /** Takes a runner out; factor in basis points. Resolves to whether the exchange did, as it does not with a last one. */
  removeRunner(marketId: string, runnerId: string, reductionFactor: number): Promise<boolean>;
  setEvent(eventId: string, state: BodyOf<typeof setEventState>): Promise<void>;
  /** Settles the market. Leaves an already closed market as it is. */
  settle(marketId: string, result: RecordedResult): Promise<void>;
  /** Settles a closed market anew. */
  resettle(marketId: string, result: RecordedResult): Promise<void>;
  sportIds(): Promise<ReadonlySet<string>>;
  /** Voids the open markets of events whose id has this prefix, and ends the events. */
  clear(idPrefix: string): Promise<void>;
}

/** Whether the exchange did as asked; false at this refusal. Throws at any other. */
function isDone<C extends Call>(answer: Answer<C>, refusal: string): boolean {
  if (!answer.ok && answer.code === refusal) return false;
  required(answer);
  return true;
}

const anySite = { body: { key: 'replay' } };

export function openOperator(call: PatientCall, operatorKey: string): OperatorCalls {
  const by = { operatorKey };
  const operator: OperatorCalls = {
    createEvent: async (eventId, body) =>
      void required(await call(createEvent, { params: { eventId }, body }, by)),
    createMarket: async (marketId, body) =>
      void required(await call(createMarket, { params: { marketId }, body }, by)),
    setMarket: async (marketId, body) =>
      isDone(await call(setMarketStatus, { params: { marketId }, body }, by), 'TOO_FEW_RUNNERS'),
    removeRunner: async (marketId, runnerId, reductionFactor) => {
      const input = { params: { marketId, runnerId }, body: { reductionFactor } };
      return isDone(await call(removeRunner, input, by), 'INVALID_REMOVAL');
    },
    setEvent: async (eventId, body) =>
      void required(await call(setEventState, { params: { eventId }, body }, by)),
    settle: async (marketId, body) =>
      void isDone(await call(settleMarket, { params: { marketId }, body }, by), 'MARKET_CLOSED'),
    resettle: async (marketId, body) =>
      void required(await call(resettleMarket, { params: { marketId }, body }, by)),
    sportIds: async () => new Set(required(await call(listSports, anySite)).map(({ sportId }) => sportId)),
    clear: async (idPrefix) => {
      const events = Object.values(required(await call(listAllEvents, anySite))).flat();
      for (const { exEventId: eventId } of events.filter((event) => event.exEventId.startsWith(idPrefix))) {
        const markets = required(await call(listMarkets, { query: { eventId } }));
        for (const { marketId, status } of markets)
          if (status !== 'CLOSED') await operator.settle(marketId, { winners: [], tied: [] });
        await operator.setEvent(eventId, { ended: true, inPlay: false });
      }
    },
  };
  return operator;
}
