import { z } from 'zod';
import { isOnLadder, oddsLadders, type OddsLadderName } from '#domain/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { notBuilt } from '../support/reference-case.ts';
import { fromOdds, toOdds } from '../support/units.ts';

const isLadder = (name: string): name is OddsLadderName => Object.hasOwn(oddsLadders, name);

export const ladderSize = defineArea({
  input: z.object({ ladder: z.string(), step: z.number().optional() }),
  leaveOut: ({ ladder }) => (isLadder(ladder) ? undefined : notBuilt(`the ladder ${ladder}`)),
  run: ({ ladder: name, step }) => {
    const ladder = oddsLadders[name as OddsLadderName];
    const prices = ladder.prices.map(fromOdds);
    const isEven = step === undefined || isOnLadder(ladder, ladder.prices[0]! + toOdds(step));
    return { count: isEven ? prices.length : 0, first: prices[0], last: prices.at(-1), prices };
  },
});
