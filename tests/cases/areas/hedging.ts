import { z } from 'zod';
import { liabilityOf, resultOf } from '#domain/bet.ts';
import { hedgeOf } from '#domain/hedge.ts';
import { addMatched, emptyOutcomes, type Outcomes } from '#domain/position.ts';
import { commissionOn, roundPosition } from '#domain/settlement.ts';
import { defineArea } from '../support/area.ts';
import { fromExact, fromMinor, fromOdds, side, toMinor, toOdds } from '../support/units.ts';
import { meanChance } from './mid-price.ts';

const betShape = { side, price: z.number(), size: z.number() };
const oneBet = z.object({ ...betShape, currentPrice: z.number() });
const profits = z
  .object({ hedgeRunner: z.string(), lowestPositiveProfit: z.number(), backPrice: z.number() })
  .catchall(z.unknown());

/** One bet closed at the odds there are now; or two results of a market brought to the same. */
export const greenUp = defineArea({
  input: z.union([
    oneBet.transform((bet) => () => closeBet(bet)),
    profits.transform((results) => () => equalise(results)),
  ]),
  run: (close) => close(),
});

function closeBet({ side: ofBet, price, size, currentPrice }: z.infer<typeof oneBet>) {
  const odds = toOdds(currentPrice);
  const { ifWins, ifLoses } = resultOf(ofBet, toMinor(size), toOdds(price));
  const hedge = hedgeOf(ifWins, ifLoses, odds);
  const outcomes: Outcomes = [ifWins, ifLoses];
  addMatched(outcomes, 0, hedge.side, hedge.stake, odds);
  const profit = roundPosition(Math.min(...outcomes));
  const taken = commissionOn(profit, 500);
  return {
    hedgeSide: hedge.side,
    hedgeSize: fromMinor(hedge.stake),
    pnl: fromMinor(profit),
    liability: fromExact(liabilityOf(hedge.side, hedge.stake, odds)),
    commission5pct: fromMinor(taken),
    netAfterCommission: fromMinor(profit - taken),
  };
}

function equalise({ hedgeRunner, lowestPositiveProfit, backPrice, ...rest }: z.infer<typeof profits>) {
  const ifWins = z.number().parse(rest[`profitIf${hedgeRunner.toUpperCase()}`]);
  const { stake } = hedgeOf(toMinor(ifWins) * 100, toMinor(lowestPositiveProfit) * 100, toOdds(backPrice));
  return { stake: fromMinor(stake) };
}

const market = z.object({
  bets: z.array(z.object({ ...betShape, runner: z.number() })),
  prices_back_lay: z.record(z.string(), z.tuple([z.number(), z.number()])),
  hedgeRunner: z.number(),
});

function outcomesOf({ bets, prices_back_lay: prices }: z.infer<typeof market>) {
  const runners = Object.keys(prices);
  const outcomes = emptyOutcomes(runners.length);
  for (const { side: ofBet, price, size, runner } of bets)
    addMatched(outcomes, runners.indexOf(String(runner)), ofBet, toMinor(size), toOdds(price));
  return { runners, outcomes };
}

/**
 * What a market pays brought to the same by one bet on a runner, at the odds there are for that side. Where the others
 * pay differently, by what they pay on average, each counted by its chance.
 */
export const hedgeBet = defineArea({
  input: market,
  run: (input) => {
    const { runners, outcomes } = outcomesOf(input);
    const at = runners.indexOf(String(input.hedgeRunner));
    const ifWins = outcomes[at]!;
    const ifLoses = averageOf(
      runners.flatMap((runner, i) => (i === at ? [] : [{ pays: outcomes[i]!, runner }])),
      input.prices_back_lay,
    );
    const [back, lay] = input.prices_back_lay[input.hedgeRunner]!;
    const odds = toOdds(ifWins > ifLoses ? lay : back);
    const hedge = hedgeOf(ifWins, ifLoses, odds);
    addMatched(outcomes, at, hedge.side, hedge.stake, odds);
    return {
      hedge: { side: hedge.side, price: fromOdds(odds), size: fromMinor(hedge.stake) },
      ifWinAfter: Object.fromEntries(runners.map((runner, i) => [runner, fromExact(outcomes[i]!)])),
    };
  },
});

function averageOf(
  others: readonly { runner: string; pays: number }[],
  prices: z.infer<typeof market>['prices_back_lay'],
): number {
  const chances = others.map(({ runner }) => meanChance(...prices[runner]!));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return Math.round(others.reduce((total, { pays }, i) => total + pays * chances[i]!, 0) / sum);
}
