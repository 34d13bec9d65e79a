import type { Side } from '../bet/side.ts';

/** What a bettor may be told of on any page, in the order it is offered. */
export const noticeKinds = ['MATCHED', 'LAPSED', 'SETTLED', 'PRICE', 'STARTED'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

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
