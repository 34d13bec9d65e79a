import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { QueryResolvers, Resolvers } from './__generated__/resolver-types.ts';
import { typeDefs } from './__generated__/type-defs.ts';
import { accountMutations } from './resolvers/account.ts';
import { activityMutations } from './resolvers/activity.ts';
import { casinoMutations } from './resolvers/casino.ts';
import { cashOutMutations, cashOutQueries } from './resolvers/cash-out.ts';
import { forwardedQueries } from './resolvers/forwarded.ts';
import { orderMutations, orderQueries } from './resolvers/orders.ts';
import { limitMutations } from './resolvers/limits.ts';
import { paymentMutations, paymentQueries } from './resolvers/payments.ts';
import { passwordMutations } from './resolvers/password.ts';
import { twoStepMutations } from './resolvers/two-step.ts';
import { referenceQueries } from './resolvers/reference.ts';
import { reportQueries } from './resolvers/reports.ts';
import { scalars } from './resolvers/scalars.ts';
import { sessionMutations, sessionQueries } from './resolvers/session.ts';
import { upstreamCalls } from './upstream/upstream-calls.ts';

const queryFields = buildSchema(typeDefs).getQueryType()?.getFields() ?? {};

/** The type guarantees that every query of the schema has a resolver. */
const queries: Required<QueryResolvers> = {
  ...forwardedQueries(queryFields, upstreamCalls),
  ...referenceQueries,
  ...sessionQueries,
  ...orderQueries,
  ...cashOutQueries,
  ...paymentQueries,
  ...reportQueries,
};

const resolvers: Resolvers = {
  ...scalars,
  Query: queries,
  Mutation: {
    ...sessionMutations,
    ...passwordMutations,
    ...twoStepMutations,
    ...orderMutations,
    ...casinoMutations,
    ...accountMutations,
    ...activityMutations,
    ...cashOutMutations,
    ...paymentMutations,
    ...limitMutations,
  },
};

/** `schema.graphql` with its resolvers. Subscriptions have none: `/live` answers them itself. */
export const schema: GraphQLSchema = makeExecutableSchema({ typeDefs, resolvers });
