import type { CashOutLeg, RunnerResult } from '../risk/cash-out.ts';

export interface CashOutRequest {
  clientId: string;
  marketId: string;
  runnerId: string | null;
  percent: number;
  legs: readonly CashOutLeg[];
  before: readonly RunnerResult[];
}

/** Where on the page it is: the one place that shows it opened. */
export type CashOutPlace = 'market' | 'bets';

/** A cash out as this browser keeps it from before it is sent until its result was seen. */
export interface StoredCashOut {
  request: CashOutRequest;
  place: CashOutPlace;
}
