import type { CashOutLeg, RunnerResult } from '../risk/cash-out.ts';

export interface CashOutRequest {
  clientId: string;
  marketId: string;
  runnerId: string | null;
  percent: number;
  legs: readonly CashOutLeg[];
  before: readonly RunnerResult[];
}

/** Where on the page it was opened. Only that place shows it. */
export type CashOutPlace = 'market' | 'bets';

/** A cash out as this browser keeps it, from before it is sent until its result has been seen. */
export interface StoredCashOut {
  request: CashOutRequest;
  place: CashOutPlace;
}
