import type { Bet } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';

/** A back of 100.00 at 2.36, as the bettor meant it. */
export const sampleBet = (changes: Partial<Bet> = {}): Bet => ({
  clientId: 'client-1',
  marketId: '1.1',
  kind: 'WINNER',
  runnerId: 'home',
  side: 'BACK',
  odds: 236,
  line: null,
  stake: 10_000,
  take: { policy: 'BETTER', ticks: 3 },
  isKeptInPlay: false,
  chosenAt: '2026-11-21T10:00:00.000Z',
  runnerName: 'Home',
  marketName: 'Match Odds',
  eventName: 'Home v Away',
  ...changes,
});

/** The order for that bet, with this much matched, in minor units. */
export const sampleOrder = (matched: number, changes: Partial<Order> = {}): Order => ({
  orderId: 'order-1',
  clientId: 'client-1',
  marketId: '1.1',
  runnerId: 'home',
  side: 'BACK',
  odds: 236,
  stake: 10_000,
  matched,
  averageOdds: matched > 0 ? 236 : null,
  matchedValue: matched * 236,
  remaining: 10_000 - matched,
  cancelled: 0,
  lapsed: 0,
  status: matched === 10_000 ? 'COMPLETE' : 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T10:00:00.100Z',
  updatedAt: '2026-11-21T10:00:00.100Z',
  ...changes,
});

/** Lets the handlers of already settled promises run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
