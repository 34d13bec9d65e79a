import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, type GraphQLSchema } from 'graphql';
import type { Context } from '../../src/server/gateway/context.ts';

/** Stands in the place of the gateway's compiled executor: graphql-js interprets every operation. */
export const compiledExecutor = (
  schema: GraphQLSchema,
): ApolloServerOptionsWithGateway<Context>['gateway'] => ({
  load: async () => ({
    executor: async ({ document, request, context }) =>
      execute({
        schema,
        document,
        operationName: request.operationName,
        variableValues: request.variables ?? {},
        contextValue: context,
      }),
  }),
  onSchemaLoadOrUpdate: (notify) => {
    notify({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  stop: async () => {},
});
