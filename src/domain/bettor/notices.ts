import type { Side } from '../bet/side.ts';

/** What a bettor may be told of on any page, in the order it is offered. */
export const noticeKinds = ['MATCHED', 'LAPSED', 'SETTLED', 'PRICE', 'STARTED'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const maxPriceAlerts = 20;

/** Tells once that a runner can be backed at these odds or higher, or laid at these or lower. */
export interface PriceAlert {
  sportId: string;
  eventId: string;
  marketId: string;
  runnerId: string;
  side: Side;
  /** Hundredths. */
  odds: number;
  /** RFC 3339. It is forgotten then. */
  until: string;
  /** As they were when it was set. */
  eventName: string;
  runnerName: string;
}

/** Whether what can be taken now, best first, reaches the alert's price. */
export function isReached({ side, odds }: Pick<PriceAlert, 'side' | 'odds'>, best: number | null): boolean {
  if (best === null) return false;
  return side === 'BACK' ? best >= odds : best <= odds;
}
