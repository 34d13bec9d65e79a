import type { Quote } from '#contract/market.ts';
import type { MarketFacts } from '../commands/commands.ts';
import type { MarketOutcome } from '../settlement/ending.ts';

/** A kind of market in schedules: its facts, what is bet in it, and how it may end. */
export interface ScheduledKind {
  facts: Partial<MarketFacts> & Pick<MarketFacts, 'runners'>;
  /** Close together. The last one is invalid. */
  prices: readonly number[];
  /** One of these lists is quoted at a time; empty for markets with a book. */
  quotes: readonly (readonly Quote[])[];
  /** The first voids the market, the last is invalid. */
  outcomes: readonly MarketOutcome[];
}

const named = (count: number): MarketFacts['runners'] =>
  Array.from({ length: count }, (_, at) => ({ runnerId: `r${at + 1}`, name: `R${at + 1}` }));
const nothing: MarketOutcome = { winners: [] };
const odds = [198, 200, 200, 202, 202, 204, 300, 201];
const onNumbers = [nothing, ...[-1, 0, 1, 2].map((number) => ({ winners: [], number })), { winners: ['r1'] }];

const quote = (side: Quote['side'], rate: number, line: number | null, size = 1_500): Quote => ({
  runnerId: 'r1',
  side,
  odds: rate,
  line,
  size,
});

const ofThree = [250, 295, 300, 300, 305, 320, 600, 201];
const oneOfThree = [nothing, { winners: ['r1'] }, { winners: ['r2'] }, { winners: [], tied: ['r1', 'r3'] }];

export const scheduledKinds: readonly ScheduledKind[] = [
  {
    facts: { runners: named(3) },
    prices: odds,
    quotes: [],
    outcomes: [...oneOfThree, { winners: ['r9'] }],
  },
  {
    facts: { runners: named(3), crossMatching: true },
    prices: ofThree,
    quotes: [],
    outcomes: [...oneOfThree, { winners: ['r9'] }],
  },
  {
    facts: { runners: named(2), crossMatching: true },
    prices: odds,
    quotes: [],
    outcomes: [nothing, { winners: ['r1'] }, { winners: ['r2'] }, { winners: ['r9'] }],
  },
  {
    facts: { kind: 'PLACE', numberOfWinners: 2, runners: named(4) },
    prices: odds,
    quotes: [],
    outcomes: [
      nothing,
      { winners: ['r1', 'r2'] },
      { winners: ['r3'], tied: ['r1', 'r2'] },
      { winners: ['r1'] },
    ],
  },
  {
    facts: {
      kind: 'HANDICAP',
      runners: [
        { runnerId: 'r1', name: 'Home', handicap: -75, direction: 'UP' },
        { runnerId: 'r2', name: 'Away', handicap: 75, direction: 'DOWN' },
      ],
    },
    prices: odds,
    quotes: [],
    outcomes: onNumbers,
  },
  {
    facts: { kind: 'LINE', ladder: 'LINE', runners: named(1) },
    prices: [50, 100, 100, 150, 150, 200, 250, 201],
    quotes: [],
    outcomes: onNumbers,
  },
  {
    facts: { kind: 'BINARY', strike: 100, runners: named(2) },
    prices: odds,
    quotes: [],
    outcomes: [nothing, { winners: [], number: 1 }, { winners: ['r2'] }, { winners: ['r9'] }],
  },
  {
    facts: { kind: 'LOTTERY', runners: named(10) },
    prices: odds,
    quotes: [],
    outcomes: [nothing, { winners: ['r1'] }, { winners: ['r10'] }, { winners: ['r1', 'r2'] }],
  },
  {
    facts: { kind: 'BOOKMAKER', runners: named(2) },
    prices: [185, 185, 190, 190, 201],
    quotes: [[], [quote('BACK', 185, null), quote('LAY', 190, null)], [quote('BACK', 190, null, 300)]],
    outcomes: [nothing, { winners: ['r1'] }, { winners: ['r2'] }, { winners: [], number: 1 }],
  },
  {
    facts: { kind: 'SESSION', runners: named(1) },
    prices: [190, 190, 210, 210, 201],
    quotes: [
      [],
      [quote('BACK', 190, 200), quote('LAY', 210, 100)],
      [quote('BACK', 210, 100), quote('LAY', 190, 200, 300)],
    ],
    outcomes: onNumbers,
  },
];
