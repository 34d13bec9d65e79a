import { z } from 'zod';
import { marketKinds } from '#domain/market/market-kind.ts';
import { defineCall } from './call.ts';
import { text, time } from './values.ts';

const marketKind = z.enum(marketKinds);

/** Which version of the rules of its kind; the first is 1. */
export const rulesVersion = z.int().min(1).max(1_000_000);

const paragraph = z.strictObject({ title: text.min(1).max(60), text: text.min(1).max(2_000) });
export type RulesParagraph = z.infer<typeof paragraph>;

/** In the order in which to show them. */
const paragraphs = z.array(paragraph).min(1).max(20);

/** The rules of all markets of a kind. A version's text never changes; it is in force from `since` to the next one. */
export const marketRules = z.object({ kind: marketKind, version: rulesVersion, since: time, paragraphs });
export type MarketRules = z.infer<typeof marketRules>;

export const listMarketRules = defineCall({
  name: 'listMarketRules',
  summary: 'The rules of each kind of market, as they are in force or in one version; or those of one kind',
  tag: 'Markets',
  method: 'GET',
  path: '/market-rules',
  auth: 'none',
  query: z.strictObject({
    kind: marketKind.optional(),
    /** Default: the version in force. A kind that has no such version is left out. */
    version: z.coerce.number().pipe(rulesVersion).optional(),
  }),
  data: z.array(marketRules),
});

export const publishMarketRules = defineCall({
  name: 'publishMarketRules',
  summary:
    'Put the next version of a kind’s rules in force for bets placed from now on; the same version with the same ' +
    'text changes nothing',
  tag: 'Operator',
  method: 'PUT',
  path: '/operator/market-rules/:kind/:version',
  auth: 'operator',
  params: z.strictObject({ kind: marketKind, version: z.coerce.number().pipe(rulesVersion) }),
  body: z.strictObject({ paragraphs }),
  data: marketRules,
  refusals: ['NOT_NEXT_VERSION'],
});
