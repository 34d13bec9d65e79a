import type { Quote } from '#contract/market.ts';
import type { Random } from '#server/maker/random.ts';
import type { Habit, Seen } from './habit.ts';
import { quoteLiveliness } from './liveliness.ts';
import { affordable, drawStake } from './stakes.ts';

/** It backs so often; otherwise it lays, or says No. */
const backs = 0.7;

/** Bets with the operator, at a quote as it stands: on one that wins, or on the runs of a session. */
export const quoteTaker: Habit = {
  name: 'quote taker',
  interest: quoteLiveliness,
  act: (seen, random) => {
    const quote = pickQuote(seen, random);
    if (!quote) return null;
    const { runnerId, side, odds, line, size } = quote;
    const stake = affordable(seen.definition, { side, odds, available: seen.available }, drawStake(random));
    if (stake === null || stake > size) return null;
    return { type: 'BET', runnerId, side, odds, stake, rests: false, ...(line !== null && { line }) };
  },
};

function pickQuote({ definition }: Seen, random: Random): Quote | null {
  const quotes = definition.quotes ?? [];
  const side = random.chance(backs) ? 'BACK' : 'LAY';
  const meant = quotes.filter((quote) => quote.side === side);
  return meant.length > 0 ? random.pick(meant) : null;
}
