import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { QueryResolvers, Resolvers } from './__generated__/resolver-types.ts';
import { typeDefs } from './__generated__/type-defs.ts';
import { accountMutations, accountQueries } from './resolvers/account.ts';
import { casinoMutations, casinoQueries } from './resolvers/casino.ts';
import { cashOutMutations, cashOutQueries } from './resolvers/cash-out.ts';
import { marketQueries } from './resolvers/market.ts';
import { orderMutations, orderQueries } from './resolvers/orders.ts';
import { passwordMutations, passwordQueries } from './resolvers/password.ts';
import { referenceQueries } from './resolvers/reference.ts';
import { reportQueries } from './resolvers/reports.ts';
import { scalars } from './resolvers/scalars.ts';
import { sessionMutations, sessionQueries } from './resolvers/session.ts';

/** No query of the schema is without its resolver: types say so. */
const queries: Required<QueryResolvers> = {
  ...referenceQueries,
  ...marketQueries,
  ...sessionQueries,
  ...passwordQueries,
  ...orderQueries,
  ...cashOutQueries,
  ...accountQueries,
  ...reportQueries,
  ...casinoQueries,
};

const resolvers: Resolvers = {
  ...scalars,
  Query: queries,
  Mutation: {
    ...sessionMutations,
    ...passwordMutations,
    ...orderMutations,
    ...casinoMutations,
    ...accountMutations,
    ...cashOutMutations,
  },
};

/** `schema.graphql` with its resolvers. Subscriptions have none: the live end answers them itself. */
export const schema: GraphQLSchema = makeExecutableSchema({ typeDefs, resolvers });
