import { z } from 'zod';
import { planInputOf } from '#domain/risk/cash-out-plan-input.ts';
import { planCashOut, type CashOutPlan } from '#domain/risk/cash-out.ts';
import type { Level } from '#domain/odds/levels.ts';
import { toPosition } from '#server/exchange/engine/changes/views.ts';
import { defineArea } from '../support/area.ts';
import { bettor, deskWithBets, exposureOf, ifWinOf, type Bet } from '../support/bets.ts';
import { theRunner } from '../support/order-flow.ts';
import { fromMinor, fromOdds, side, toOdds } from '../support/units.ts';
import { meanChance } from './mid-price.ts';

const betShape = { side, price: z.number(), size: z.number() };
const oneBet = z.strictObject({ ...betShape, currentPrice: z.number() });
const profits = z
  .object({ hedgeRunner: z.string(), lowestPositiveProfit: z.number(), backPrice: z.number() })
  .catchall(z.unknown());

/** Closes one bet at the current odds, or levels two results of a market. */
export const greenUp = defineArea({
  input: z.union([
    oneBet.transform((bet) => () => closeBet(bet)),
    profits.transform((results) => () => equalise(results)),
  ]),
  run: (close) => close(),
});

const other = 'other';
const runners = [theRunner, other];

interface Prices {
  back: number;
  lay: number;
}

/** More than any case asks for. */
const plenty = 1e11;
const levelAt = (price: number): readonly Level[] => [[toOdds(price), plenty]];

/** The product's cash out plan for two results, where only the first has prices. */
function planOf(ifWins: number, ifLoses: number, { back, lay }: Prices): CashOutPlan {
  const plan = planCashOut({
    runners: [
      { runnerId: theRunner, ifWins, toBack: levelAt(back), toLay: levelAt(lay) },
      { runnerId: other, ifWins: ifLoses, toBack: [], toLay: [] },
    ],
    netStake: 0,
    runnerId: null,
    percent: 100,
  });
  if (!plan.isWhole) throw new Error('The cash out is not whole');
  return plan;
}

/** The same for a bettor's own bet in a market, from what the bettor sees of it. */
function planOnRunner(bet: Bet, price: number): CashOutPlan {
  const market = deskWithBets({ runners, matched: [bet] }).market();
  const position = toPosition(market.positions.get(bettor)!);
  const pricesOf = () => ({ toBack: levelAt(price), toLay: levelAt(price) });
  const sight = { market: market.definition, position, orders: [], pricesOf };
  return planCashOut(planInputOf(sight, { runnerId: theRunner, percent: 100 }));
}

/** The one bet of a plan, in the cases' units. */
function hedgeOf({ legs }: CashOutPlan): Bet {
  const [leg] = legs;
  if (legs.length !== 1 || leg?.runnerId !== theRunner) throw new Error(`There are ${legs.length} hedges`);
  return { runner: theRunner, side: leg.side, price: fromOdds(leg.odds), size: fromMinor(leg.stake) };
}

/** Closes the bet on the exchange and settles the market where it pays least. */
function closeBet({ currentPrice, ...bet }: z.infer<typeof oneBet>) {
  const first = { ...bet, runner: theRunner };
  const hedge = hedgeOf(planOnRunner(first, currentPrice));
  const paid = runners.map((winner) => {
    const desk = deskWithBets({ runners, matched: [first, hedge], commissionRate: 500 });
    desk.settle([winner]);
    return desk.settlements.find(({ accountId }) => accountId === bettor)!;
  });
  const { profit, commission } = paid.reduce((least, row) => (row.profit < least.profit ? row : least));
  return {
    hedgeSide: hedge.side,
    hedgeSize: hedge.size,
    pnl: fromMinor(profit),
    liability: exposureOf({ runners, waiting: [hedge] }),
    commission5pct: fromMinor(commission),
    netAfterCommission: fromMinor(profit - commission),
  };
}

/** Hundredths of a minor unit. */
const toExact = (amount: number): number => Math.round(amount * 10_000);

function equalise({ hedgeRunner, lowestPositiveProfit, backPrice, ...rest }: z.infer<typeof profits>) {
  const ifWins = z.number().parse(rest[`profitIf${hedgeRunner.toUpperCase()}`]);
  const prices = { back: backPrice, lay: backPrice };
  return { stake: hedgeOf(planOf(toExact(ifWins), toExact(lowestPositiveProfit), prices)).size };
}

const runnerName = z.union([z.number(), z.string()]).transform(String);
const market = z.strictObject({
  bets: z.array(z.strictObject({ ...betShape, runner: runnerName })),
  prices_back_lay: z.record(z.string(), z.tuple([z.number(), z.number()])),
  hedgeRunner: runnerName,
});

/**
 * One bet on a runner that levels what a market pays, at that side's current odds. Where the other runners pay
 * differently, it levels against their average, weighted by chance.
 */
export const hedgeBet = defineArea({
  input: market,
  run: ({ bets, prices_back_lay: prices, hedgeRunner }) => {
    const all = Object.keys(prices);
    const before = ifWinOf({ runners: all, matched: bets });
    const others = all.filter((runner) => runner !== hedgeRunner);
    const average = averageOf(
      others.map((runner) => ({ pays: before[runner]!, chance: meanChance(...prices[runner]!) })),
    );
    const [back, lay] = prices[hedgeRunner]!;
    const hedge = hedgeOf(planOf(toExact(before[hedgeRunner]!), toExact(average), { back, lay }));
    const after = [...bets, { ...hedge, runner: hedgeRunner }];
    const { side: ofHedge, price, size } = hedge;
    return { hedge: { side: ofHedge, price, size }, ifWinAfter: ifWinOf({ runners: all, matched: after }) };
  },
});

function averageOf(all: readonly { pays: number; chance: number }[]): number {
  const sum = all.reduce((total, { chance }) => total + chance, 0);
  return all.reduce((total, { pays, chance }) => total + pays * chance, 0) / sum;
}
