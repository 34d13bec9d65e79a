import type { PlacedBet } from '#domain/bet/slip-facts.ts';
import type { CoachStep } from '#domain/bettor/coach-stand.ts';
import { currencySign, formatSize } from '#domain/money/money.ts';

export interface CoachWords {
  title: string;
  text: string;
  /** What leads on, where it is not a button of the bubble's own. */
  todo: string | null;
}

/** What the page shows of the step. */
export interface CoachScene {
  step: CoachStep;
  /** A lit price, hundredths; null: none can be pressed now. */
  odds: number | null;
  /** The page has a market whose prices can be lit. */
  hasMarket: boolean;
  bet: PlacedBet | null;
  /** What each result pays stands below the words. */
  hasEndings: boolean;
}

const titles: Record<CoachStep, string> = {
  price: 'Tap a blue price',
  stake: 'Say how much',
  bet: 'That is a bet',
};

/** A stake of so many units returns as many units as the odds have hundredths. */
const unitStake = 100;

/** `P 100`: the sign stays with its figure. */
const units = (count: number): string => `${currencySign()}\u00a0${formatSize(count, 0)}`;

const priceText = (odds: number, oddsText: (odds: number) => string): string =>
  `Blue backs that side to win. ${oddsText(odds)} means ${units(unitStake)} returns ${units(odds)}. ` +
  'The small figure is how much you can get.';

function textOf({ step, odds, hasMarket, bet, hasEndings }: CoachScene, oddsText: (odds: number) => string) {
  if (step === 'stake') return 'The slip always says what you win and what you can lose, before you press.';
  if (step === 'price') {
    if (odds !== null) return priceText(odds, oddsText);
    return hasMarket
      ? 'Prices are held for a moment. They come back by themselves.'
      : 'Open a match to see its prices.';
  }
  if (bet?.isMatched === false)
    return 'It waits in My Bets until somebody takes it. You can cancel it there.';
  const bars = hasEndings ? 'The bars say what each result pays. ' : '';
  return `It stands in My Bets. ${bars}Cash out any time the market is open.`;
}

function todoOf({ step, odds }: CoachScene): string | null {
  if (step === 'price') return odds === null ? null : 'Tap the lit price to go on';
  return step === 'stake' ? 'Pick a stake to go on' : null;
}

export const coachWords = (scene: CoachScene, oddsText: (odds: number) => string): CoachWords => ({
  title: titles[scene.step],
  text: textOf(scene, oddsText),
  todo: todoOf(scene),
});

export const coachSteps: readonly CoachStep[] = ['price', 'stake', 'bet'];

/** `Your first bet · 1 of 3` */
export const stepWords = (step: CoachStep): string =>
  `Your first bet · ${coachSteps.indexOf(step) + 1} of ${coachSteps.length}`;

/** What is said once as the step changes: without the price, which moves. */
export const saidOf = (step: CoachStep): string => `${stepWords(step)}: ${titles[step]}.`;
