import { z } from 'zod';
import { buildLadder, oddsLadders, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import { toOdds } from './units.ts';

/** A market's ladder is data. Other exchanges' ladders are built from their published increments, like ours. */
const ladders = {
  ...oddsLadders,
  BETDAQ: buildLadder('BETDAQ', [
    [300, 1],
    [400, 5],
    [600, 10],
    [1000, 20],
    [2000, 50],
    [5000, 100],
    [20000, 200],
    [100000, 500],
  ]),
} as const;
type LadderName = keyof typeof ladders;

const number = z.number().positive();

interface Band {
  /** Where the ladder begins, if this is the first band and says so. */
  from?: number;
  upTo: number;
  step: number;
}

const firstOf = <Value>(...values: (Value | undefined)[]): Value | undefined =>
  values.find((value) => value !== undefined);

const bandObject = z
  .strictObject({
    from: number.optional(),
    min: number.optional(),
    to: number.optional(),
    upTo: number.optional(),
    max: number.optional(),
    step: number.optional(),
    increment: number.optional(),
  })
  .transform(({ from, min, to, upTo, max, step, increment }, context): Band => {
    const [end, by] = [firstOf(upTo, to, max), firstOf(step, increment)];
    if (end !== undefined && by !== undefined) return { from: firstOf(from, min), upTo: end, step: by };
    context.addIssue('A band has an end and a step');
    return z.NEVER;
  });

/** `[up to, step]`, `[from, to, step]`, or the same by name. */
const band = z.union([
  z.tuple([number, number]).transform(([upTo, step]): Band => ({ upTo, step })),
  z.tuple([number, number, number]).transform(([from, upTo, step]): Band => ({ from, upTo, step })),
  bandObject,
]);

const bands = z
  .array(band)
  .min(1)
  .transform((all): OddsLadder => {
    const built = all.map(({ upTo, step }) => [toOdds(upTo), toOdds(step)] as const);
    return buildLadder('of the case', built, toOdds(all[0]!.from ?? 1.01));
  });

const name = z
  .string()
  .transform((word) => word.toUpperCase())
  .pipe(z.enum(Object.keys(ladders) as LadderName[]))
  .transform((known): OddsLadder => ladders[known]);

/** A case's ladder by name, or its bands; without either the classic ladder. */
export const ladderShape = { ladder: z.union([name, bands]).optional(), bands: bands.optional() };

export const ladderOf = ({ ladder, bands: own }: { ladder?: OddsLadder; bands?: OddsLadder }): OddsLadder =>
  own ?? ladder ?? ladders.CLASSIC;
