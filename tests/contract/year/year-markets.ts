import type { BodyOf } from '#contract/call.ts';
import type { createMarket, settleMarket } from '#contract/operator.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { Random } from '#server/maker/random.ts';

export type Ends = BodyOf<typeof settleMarket>;
type Facts = Partial<BodyOf<typeof createMarket>> & Pick<BodyOf<typeof createMarket>, 'runners'>;

/** A kind of market: what it is, at which prices it is bet on, and how it may end. */
export interface YearKind {
  sportId: string;
  facts: Facts;
  prices: readonly number[];
  /** Of sessions: the lines of their quotes. */
  lines?: readonly number[];
  ends: (random: Random) => Ends;
}

const named = (count: number): Facts['runners'] =>
  Array.from({ length: count }, (_, at) => ({ runnerId: `r${at}`, name: `Runner ${at}` }));
const odds = [164, 180, 200, 236, 300, 420];
const winner =
  (count: number) =>
  (random: Random): Ends => ({ winners: [`r${random.integer(0, count - 1)}`] });
const number =
  (low: number, high: number) =>
  (random: Random): Ends => ({ number: random.integer(low, high) });

const withDeadHeat =
  (count: number) =>
  (random: Random): Ends =>
    random.chance(0.1) ? { winners: ['r0', 'r1'] } : winner(count)(random);

const places = (random: Random): Ends => {
  const from = random.integer(0, 3);
  const [first = '', ...others] = [0, 1, 2].map((at) => `r${(from + at) % 4}`);
  return random.chance(0.2)
    ? { winners: [first], tied: others }
    : { winners: [first, ...others.slice(0, 1)] };
};

const side = (runnerId: string, handicap: number, direction: 'UP' | 'DOWN') => {
  return { runnerId, name: runnerId, handicap, direction };
};

export const yearKinds: readonly YearKind[] = [
  { sportId: sportIds.soccer, facts: { runners: named(3) }, prices: odds, ends: withDeadHeat(3) },
  {
    sportId: sportIds.tennis,
    facts: { runners: named(2), crossMatching: true },
    prices: odds,
    ends: winner(2),
  },
  {
    sportId: sportIds.horseRacing,
    facts: { kind: 'PLACE', numberOfWinners: 2, runners: named(4) },
    prices: odds,
    ends: places,
  },
  {
    sportId: sportIds.soccer,
    facts: { kind: 'HANDICAP', runners: [side('r0', -75, 'UP'), side('r1', 75, 'DOWN')] },
    prices: [180, 190, 200],
    ends: number(-2, 3),
  },
  {
    sportId: sportIds.cricket,
    facts: { kind: 'BOOKMAKER', runners: named(2), commissionRate: 0 },
    prices: [185, 190, 210],
    ends: winner(2),
  },
  {
    sportId: sportIds.cricket,
    facts: { kind: 'SESSION', runners: named(1), commissionRate: 0 },
    prices: [190, 200, 210],
    lines: [43_00, 45_00, 46_00],
    ends: number(42, 48),
  },
  {
    sportId: sportIds.cricket,
    facts: { kind: 'LINE', ladder: 'LINE', runners: named(1) },
    prices: [44_50, 45_00, 45_50],
    ends: number(43, 47),
  },
  {
    sportId: sportIds.binary,
    facts: { kind: 'BINARY', strike: 24_500_00, runners: named(2) },
    prices: odds,
    ends: number(24_499_50, 24_500_50),
  },
  {
    sportId: sportIds.lottery,
    facts: { kind: 'LOTTERY', runners: named(10) },
    prices: [900, 1_000, 1_100],
    ends: winner(10),
  },
];
