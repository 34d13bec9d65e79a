import type { GraphQLFieldMap } from 'graphql';
import type { Context } from '../context.ts';
import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import type { CachedCall } from '../upstream/upstream-calls.ts';
import type { Caller, TradingUpstream, Upstream } from '../upstream/upstream.ts';

/** An input in which GraphQL may omit values or pass null. */
type Given<Input> = { [Key in keyof Input]: Input[Key] | null | undefined };
type ArgumentsOf<Ask> = Ask extends (caller: Caller, input: infer Input) => unknown ? Given<Input> : object;

/** Queries that forward to the exchange call of the same name, with their arguments as its input. */
export type ForwardedQueries = {
  [Name in keyof QueryResolvers & (keyof TradingUpstream | CachedCall)]: (
    root: unknown,
    args: ArgumentsOf<Upstream[Name]>,
    context: Context,
  ) => ReturnType<Upstream[Name]>;
};

/** Makes resolvers for those `fields` that share a name with a call. */
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
