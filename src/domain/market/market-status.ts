import type { RefusalCode } from '../words/refusal-words.ts';

export const marketStatuses = ['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

export interface StatusFacts {
  status: MarketStatus;
  /** `BALL_RUNNING`, `GOAL`, …; null if it is not suspended or no reason was given. */
  suspendReason: string | null;
}

/** Why a market that is not open takes no bet. */
export type NotOpenCode = Extract<
  RefusalCode,
  'MARKET_NOT_OPEN' | 'MARKET_SUSPENDED' | 'BALL_RUNNING' | 'MARKET_CLOSED'
>;

const codes: Readonly<Record<MarketStatus, NotOpenCode | null>> = {
  OPEN: null,
  INACTIVE: 'MARKET_NOT_OPEN',
  SUSPENDED: 'MARKET_SUSPENDED',
  CLOSED: 'MARKET_CLOSED',
};

/** Why a market takes no bet now; null if it takes one. */
export const notOpenCode = ({ status, suspendReason }: StatusFacts): NotOpenCode | null =>
  status === 'SUSPENDED' && suspendReason === 'BALL_RUNNING' ? suspendReason : codes[status];
