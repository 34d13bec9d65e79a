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
import { hasNamesThatJoin, isCompilable } from './compilable.ts';

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];

/**
 * The executor behind Apollo Server. It compiles the site's own operations, known by the hashes of their texts, to
 * functions once. It interprets any other, and what graphql-jit would answer wrongly. Both answer alike.
 */
export function compiledExecutor(schema: GraphQLSchema, isOwn: (hash: string) => boolean): Gateway {
  const isSchemaCompilable = !hasNamesThatJoin(schema);
  const compiled = new LRUCache<string, CompiledQuery | 'interpreted'>({ max: 500 });
  const compile = (document: DocumentNode): CompiledQuery | 'interpreted' => {
    if (!isSchemaCompilable || !isCompilable(document)) return 'interpreted';
    const query = compileQuery(schema, document);
    if (!isCompiledQuery(query)) throw new Error('An operation of the site cannot be compiled');
    return query;
  };
  const queryOf = (hash: string, document: DocumentNode): CompiledQuery | 'interpreted' => {
    if (!isOwn(hash)) return 'interpreted';
    const query = compiled.get(hash) ?? compile(document);
    compiled.set(hash, query);
    return query;
  };

  return {
    load: async () => ({
      executor: async ({ document, operation, queryHash, request, context }) => {
        const variables = request.variables ?? {};
        // If there is no operation of the requested name, graphql-js reports that.
        const query = (operation as typeof operation | undefined)
          ? queryOf(queryHash, document)
          : 'interpreted';
        if (query === 'interpreted') {
          return execute({
            schema,
            document,
            operationName: request.operationName,
            variableValues: variables,
            contextValue: context,
          });
        }
        // graphql-js reads the variables: Apollo Server and the schema rely on its errors and its @oneOf.
        const read = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
          maxErrors: 50,
        });
        if (read.errors) return { errors: read.errors };
        const result = await (query.query(undefined, context, read.coerced) as Promise<ExecutionResult>);
        return result.errors ? { ...result, errors: result.errors.map(whole) } : result;
      },
    }),
    onSchemaLoadOrUpdate: (notify) => {
      notify({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}

/** Adds what graphql-jit's errors lack compared to graphql-js's. Leaves out locations, which nobody is sent. */
const whole = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });
