import type { GraphQLFieldMap } from 'graphql';
import type { Context } from '../context.ts';
import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import type { CachedCall } from '../upstream/upstream-calls.ts';
import type { Caller, TradingUpstream, Upstream } from '../upstream/upstream.ts';

/** What GraphQL may leave out or say nothing in. */
type Given<Input> = { [Key in keyof Input]: Input[Key] | null | undefined };
type ArgumentsOf<Ask> = Ask extends (caller: Caller, input: infer Input) => unknown ? Given<Input> : object;

/** The queries that are a call of the exchange by the same name: its input is their arguments, its answer is theirs. */
export type ForwardedQueries = {
  [Name in keyof QueryResolvers & (keyof TradingUpstream | CachedCall)]: (
    root: unknown,
    args: ArgumentsOf<Upstream[Name]>,
    context: Context,
  ) => ReturnType<Upstream[Name]>;
};

/** Resolvers for those of `fields` that have a call of their name, and none of their own. */
export const forwardedQueries = (
  fields: GraphQLFieldMap<unknown, unknown>,
  calls: object,
): ForwardedQueries =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in calls)
      .map((name) => [name, forward(name as keyof ForwardedQueries)]),
  ) as ForwardedQueries;

const forward =
  (name: keyof ForwardedQueries) =>
  (_: unknown, args: object, { upstream, caller }: Context) => {
    const said = Object.fromEntries(Object.entries(args).filter(([, value]) => value != null));
    const ask = upstream[name] as (caller: Caller, input: object) => Promise<unknown>;
    return ask(caller, said);
  };
