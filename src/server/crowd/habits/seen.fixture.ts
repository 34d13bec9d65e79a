import type { MarketBook, MarketDefinition, RunnerBook } from '#contract/market.ts';
import type { Position } from '#contract/order.ts';
import type { Outlook, Seen } from './habit.ts';

const at = '2026-05-01T12:00:00.000Z';

/** A market of three runners, in play from noon on. */
export const aDefinition = (changes: Partial<MarketDefinition> = {}): MarketDefinition => ({
  marketId: 'm1',
  eventId: 'e1',
  sportId: '1',
  eventName: 'Ridgeway v Dunmore',
  marketName: 'Match Odds',
  kind: 'WINNER',
  numberOfWinners: 1,
  status: 'OPEN',
  suspendReason: null,
  inPlay: false,
  betDelay: 0,
  commissionRate: 200,
  startTime: at,
  ladder: 'CLASSIC',
  minStake: 100_00,
  maxStake: 50_000_000_00,
  version: 1,
  voided: false,
  runners: ['r1', 'r2', 'r3'].map((runnerId, place) => ({
    runnerId,
    name: runnerId,
    sortPriority: place,
    status: 'ACTIVE',
  })),
  ...changes,
});

const priced = (runnerId: string, back: number, lay: number): RunnerBook => ({
  runnerId,
  toBack: [[back, 20_000_00]],
  toLay: [[lay, 20_000_00]],
  lastOdds: null,
  matched: 0,
});

/** A favourite at 1.80, one at 3.60 and an outsider at 8.00. */
export const threePrices = [priced('r1', 180, 184), priced('r2', 360, 380), priced('r3', 800, 860)];

export const aBook = (
  runners: readonly RunnerBook[] = threePrices,
  definition = aDefinition(),
): MarketBook => ({
  marketId: 'm1',
  epoch: 'e',
  to: 1,
  at,
  definition,
  runners: [...runners],
  matched: 0,
});

/** What a bettor with 100,000.00 sees two minutes before the off. */
export const aSight = (changes: Partial<Seen> = {}): Seen => ({
  definition: aDefinition(),
  toOff: 120_000,
  sinceStop: null,
  book: aBook(),
  own: null,
  waiting: [],
  available: 100_000_00,
  ...changes,
});

export const anOutlook = (toOff: number, changes: Partial<Outlook> = {}): Outlook => ({
  definition: aDefinition(),
  toOff,
  sinceStop: null,
  ...changes,
});

/** What a position pays by runner, in hundredths of a minor unit. */
export const aPosition = (...pays: number[]): Position => ({
  marketId: 'm1',
  outcomes: pays.map((ifWins, place) => ({ runnerId: `r${place + 1}`, ifWins })),
  netStake: 0,
  exposure: Math.max(0, -Math.min(...pays) / 100),
});
