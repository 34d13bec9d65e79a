import { z } from 'zod';
import { impliedOdds } from '#server/exchange/engine/matching/cross-match.ts';
import type { BookSide, Level } from '#domain/odds/levels.ts';
import { classicLadder, neighboursOf, type OddsLadderName } from '#domain/odds/odds-ladder.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { shownLevels } from '#server/exchange/engine/matching/shown-levels.ts';
import { defineArea } from '../support/area.ts';
import { Desk } from '../support/desk.ts';
import { fromMinor, fromOdds, price, side, toMinor, toOdds } from '../support/units.ts';

interface Request {
  runner: string;
  side: Side;
  odds: number;
  stake: number;
}

/** A market with these requests waiting, each by a different bettor; every runner but the first has one. */
function deskWith(runnerIds: string[], requests: Request[], ladder: OddsLadderName = 'CLASSIC'): Desk {
  const desk = new Desk();
  const runners = runnerIds.map((runnerId) => ({ runnerId, name: runnerId }));
  desk.openKind({ ladder, runners, crossMatching: true });
  requests.forEach((request, at) => desk.place({ user: `bettor ${at}`, ...request }));
  return desk;
}

/** What the market shows on its first runner, on which nobody has bet. Takes it there to prove that it can be had. */
function shownOfFirst(desk: Desk, ofRequests: Side): Level {
  const ladder: BookSide = ofRequests === 'BACK' ? 'toBack' : 'toLay';
  const market = desk.market();
  const [level] = shownLevels(market, 0, ladder);
  if (!level) throw new Error('No virtual price is shown');
  const [odds, size] = level;
  const { runnerId } = market.definition.runners[0]!;
  const { matched } = desk.place({ user: 'taker', runner: runnerId, side: ofRequests, odds, stake: size });
  if (matched !== size) throw new Error(`Of ${size} shown, ${matched} was to be had`);
  return level;
}

const asShown = (odds: number, ofRequest: Side): number => {
  const request = { runner: 'other', side: ofRequest, odds, stake: 100_000 };
  return fromOdds(shownOfFirst(deskWith(['this', 'other'], [request]), ofRequest)[0]);
};

const available = z.enum(['BACK available', 'LAY available']);

/**
 * A price waiting to be taken, as an order of the opposite side on the other runner: rounded like an order's price, so
 * that its bettor asks for no less. Or a request, as shown on the other runner. Only the note tells its side; without
 * one, both sides must be shown alike.
 */
export const crossMatchTwoRunner = defineArea({
  input: z.strictObject({ price, unmatchedSideOfA: available.optional() }),
  run: ({ price: ofA, unmatchedSideOfA }, { note = '' }) => {
    const odds = toOdds(ofA);
    if (unmatchedSideOfA) {
      const raw = impliedOdds([odds]);
      const { lower, higher } = neighboursOf(classicLadder, raw);
      const ladder = unmatchedSideOfA === 'BACK available' ? lower : higher;
      return { raw: fromOdds(raw), ladder: fromOdds(ladder!) };
    }
    const said = side.safeParse(/request to (BACK|LAY)/.exec(note)?.[1]).data;
    const [one, other] = (said ? [said] : (['BACK', 'LAY'] as const)).map((of) => asShown(odds, of));
    if (other !== undefined && other !== one) throw new Error(`Shown as ${one} and as ${other}`);
    return { ladder: one };
  },
});

const bet = z.strictObject({ runner: z.string(), price, stake: z.number() });

/** A back waits on one runner. What can then be backed on the other runner is a lay waiting there. */
export const crossMatchEquivalence = defineArea({
  input: z.strictObject({ back: bet }),
  run: ({ back }) => {
    const request = { runner: back.runner, odds: toOdds(back.price), stake: toMinor(back.stake) };
    const other = back.runner === 'B' ? 'A' : 'B';
    const desk = deskWith([other, back.runner], [{ ...request, side: 'BACK' }]);
    const [odds, size] = shownOfFirst(desk, 'BACK');
    return { equivalentLay: { runner: other, price: fromOdds(odds), stake: fromMinor(size) } };
  },
});

/** On the finest ladder the shown price is the implied one rounded down to the hundredth. */
export const crossMatchManyRunners = defineArea({
  input: z.strictObject({ backRunner: z.string(), layPricesOthers: z.array(price).min(1) }),
  run: ({ backRunner, layPricesOthers }) => {
    const others = layPricesOthers.map((ofOther, at) => ({ runner: `other ${at}`, odds: toOdds(ofOther) }));
    const requests = others.map((one) => ({ ...one, side: oppositeSide('LAY'), stake: 1_000_000 }));
    const desk = deskWith([backRunner, ...others.map(({ runner }) => runner)], requests, 'FINEST');
    const implied = impliedOdds(others.map(({ odds }) => odds));
    const [shown] = shownOfFirst(desk, 'BACK');
    if (shown !== Math.floor(implied)) throw new Error(`${shown} is shown where ${implied} is implied`);
    return { oddsToBack: fromOdds(implied) };
  },
});
