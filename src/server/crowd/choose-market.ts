import type { Random } from '#server/maker/random.ts';
import type { Habit, Outlook } from './habits/habit.ts';

/** How often a bettor that comes back looks at a market in which it has bets. */
const comesBack = 0.6;

/** Chooses a market as often as it interests the habit, or one of those in which it has bets; null if none does. */
export function chooseMarket(
  open: readonly Outlook[],
  own: readonly Outlook[],
  habit: Habit,
  random: Random,
): Outlook | null {
  if (own.length > 0 && random.chance(comesBack)) return random.pick(own);
  const interests = open.map((outlook) => habit.interest(outlook));
  let left = random.next() * interests.reduce((sum, one) => sum + one, 0);
  return open.find((_, at) => (left -= interests[at] ?? 0) < 0) ?? null;
}
