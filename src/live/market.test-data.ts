import type { Level } from '#domain/odds/levels.ts';
import { MarketStore, type MarketDefinition } from './market-store.ts';
import type { MarketChangeMessage, MarketImageMessage } from './transport.ts';

const runner = (
  runnerId: string,
  name: string,
  sortPriority: number,
): MarketDefinition['runners'][number] => ({
  runnerId,
  name,
  sortPriority,
  status: 'ACTIVE',
  handicap: null,
  direction: null,
  reductionFactor: null,
  startingPrice: null,
});

/** An open soccer market before the start, stakes from 100 to 5,00,000. */
export const sampleDefinition = (changes: Partial<MarketDefinition> = {}): MarketDefinition => ({
  marketId: '1.1',
  eventId: '7.1',
  sportId: '1',
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  kind: 'WINNER',
  numberOfWinners: 1,
  crossMatching: null,
  status: 'OPEN',
  suspendReason: null,
  inPlay: false,
  betDelay: 0,
  commissionRate: 200,
  startTime: '2026-11-21T14:25:00.000Z',
  ladder: 'CLASSIC',
  minStake: 10_000,
  maxStake: 50_000_000,
  maxProfit: null,
  maxExposure: null,
  version: 1,
  voided: false,
  quotes: null,
  strike: null,
  number: null,
  runners: [runner('home', 'Harbour Town', 1), runner('away', 'Ridgeway', 2), runner('draw', 'The Draw', 3)],
  ...changes,
});

/** The sample's two teams at bookmaker quotes: p for every 100. */
export const bookmakerDefinition = (changes: Partial<MarketDefinition> = {}): MarketDefinition => {
  const quote = (runnerId: string, side: 'BACK' | 'LAY', p: number) => ({
    runnerId,
    side,
    odds: 100 + p,
    line: null,
    size: 25_000_00,
  });
  return sampleDefinition({
    marketName: 'Bookmaker',
    kind: 'BOOKMAKER',
    runners: [runner('home', 'Harbour Town', 1), runner('away', 'Ridgeway', 2)],
    quotes: [quote('home', 'BACK', 85), quote('home', 'LAY', 87), quote('away', 'BACK', 114)],
    ...changes,
  });
};

/** Yes at 47, No at 46, both at a rate of 100. */
export const sessionDefinition = (changes: Partial<MarketDefinition> = {}): MarketDefinition =>
  sampleDefinition({
    marketName: '1st innings 6 over runs',
    kind: 'SESSION',
    runners: [runner('runs', 'Runs', 1)],
    quotes: [
      { runnerId: 'runs', side: 'LAY', odds: 200, line: 4_600, size: 25_000_00 },
      { runnerId: 'runs', side: 'BACK', odds: 200, line: 4_700, size: 25_000_00 },
    ],
    ...changes,
  });

/** The market after its end, with a winner. */
export const closedDefinition = (winner: string): MarketDefinition => {
  const open = sampleDefinition();
  return {
    ...open,
    status: 'CLOSED',
    runners: open.runners.map((one) => ({ ...one, status: one.runnerId === winner ? 'WINNER' : 'LOSER' })),
  };
};

const book: Record<string, { toBack: Level[]; toLay: Level[] }> = {
  home: {
    toBack: [
      [236, 1_20_000_00],
      [234, 84_000_00],
      [232, 12_450_00],
    ],
    toLay: [
      [238, 960_00],
      [240, 3_310_00],
      [242, 25_000_00],
    ],
  },
  away: {
    toBack: [
      [325, 640_00],
      [320, 7_800_00],
      [315, 15_000_00],
    ],
    toLay: [
      [330, 11_050_00],
      [335, 2_400_00],
    ],
  },
  // Nobody has offered to lay it yet.
  draw: { toBack: [[340, 500_00]], toLay: [] },
};

/** The whole market, as a subscription's first message brings it. */
export const sampleImage = (definition: MarketDefinition = sampleDefinition()): MarketImageMessage => ({
  __typename: 'MarketImage',
  marketId: definition.marketId,
  epoch: 'e1',
  to: 1,
  at: '2026-11-21T14:00:00.000Z',
  definition,
  runners: definition.runners.map(({ runnerId }) => ({
    runnerId,
    ...(book[runnerId] ?? { toBack: [], toLay: [] }),
    lastOdds: null,
    matched: 0,
  })),
  matched: 18_45_672_50,
});

/** The home side's best price to back goes from 2.36 out to 2.40. */
export const homeDrifts: MarketChangeMessage = {
  __typename: 'MarketChange',
  marketId: '1.1',
  epoch: 'e1',
  from: 1,
  to: 2,
  at: '2026-11-21T14:00:01.000Z',
  changed: null,
  matchedNow: 18_46_000_00,
  changes: [
    { runnerId: 'home', toBack: [[240, 5_000_00]], toLay: [[238, 0]], lastOdds: 240, matched: 1_000_00 },
  ],
};

/** A store after the first image. */
export function filledStore(definition?: MarketDefinition): MarketStore {
  const store = new MarketStore();
  store.applyImage(sampleImage(definition));
  return store;
}
