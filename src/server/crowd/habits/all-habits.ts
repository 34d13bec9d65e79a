import type { Random } from '#server/maker/random.ts';
import { casher } from './casher.ts';
import { favouriteBacker } from './favourite-backer.ts';
import type { Habit } from './habit.ts';
import { hedger } from './hedger.ts';
import { lateMoney } from './late-money.ts';
import { longshotBacker } from './longshot-backer.ts';
import { queueTrader } from './queue-trader.ts';
import { quoteTaker } from './quote-taker.ts';
import { reactor } from './reactor.ts';

/** The habits, each with how many bettors have it beside the others. */
export const habits: readonly (readonly [habit: Habit, share: number])[] = [
  [favouriteBacker, 28],
  [longshotBacker, 12],
  [lateMoney, 14],
  [reactor, 12],
  [queueTrader, 18],
  [hedger, 8],
  [casher, 8],
  [quoteTaker, 8],
];

/** Draws a bettor's habit. */
export function drawHabit(random: Random): Habit {
  let left = random.next() * habits.reduce((sum, [, share]) => sum + share, 0);
  const found = habits.find(([, share]) => (left -= share) < 0);
  return (found ?? random.pick(habits))[0];
}
