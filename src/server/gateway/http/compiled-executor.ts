import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];

/**
 * Executes behind Apollo Server: the site's own operations, known by the hashes of their texts, are compiled once to
 * functions; any other is interpreted. Both answer alike.
 */
export function compiledExecutor(schema: GraphQLSchema, isOwn: (hash: string) => boolean): Gateway {
  const compiled = new LRUCache<string, CompiledQuery>({ max: 500 });
  const compile = (hash: string, document: DocumentNode): CompiledQuery => {
    const query = compileQuery(schema, document);
    if (!isCompiledQuery(query)) throw new Error(`An operation of the site cannot be compiled: ${hash}`);
    compiled.set(hash, query);
    return query;
  };

  return {
    load: async () => ({
      executor: async ({ document, operation, queryHash, request, context }) => {
        const variables = request.variables ?? {};
        // Without an operation of the name that was asked for, graphql-js says so.
        if (!isOwn(queryHash) || !(operation as typeof operation | undefined)) {
          return execute({
            schema,
            document,
            operationName: request.operationName,
            variableValues: variables,
            contextValue: context,
          });
        }
        // Read by graphql-js, whose errors and @oneOf are those that Apollo Server and the schema count on.
        const read = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
          maxErrors: 50,
        });
        if (read.errors) return { errors: read.errors };
        const query = compiled.get(queryHash) ?? compile(queryHash, document);
        const result = await (query.query(undefined, context, read.coerced) as Promise<ExecutionResult>);
        return result.errors ? { ...result, errors: result.errors.map(whole) } : result;
      },
    }),
    onSchemaLoadOrUpdate: (tell) => {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}

/** graphql-jit's errors lack parts that graphql-js's have. Where in the text it happened is told to nobody. */
const whole = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });
