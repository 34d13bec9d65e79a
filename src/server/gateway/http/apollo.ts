import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { messages } from '#domain/words/page-words.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { operations } from '../__generated__/operations.ts';
import type { Context } from '../context.ts';
import { Refused, Unauthorised } from '../upstream/failures.ts';
import { compiledExecutor } from './compiled-executor.ts';
import { noAnswerText } from './errors.ts';

/** Starts Apollo Server behind fastify. It answers what the operation gate has let through. */
export async function startApollo(
  schema: GraphQLSchema,
  { introspection, log }: { introspection: boolean; log: FastifyBaseLogger },
): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecutor(schema, (hash) => Object.hasOwn(operations, hash)),
    introspection,
    formatError: (formatted, error) => inWords(formatted, error, log),
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: ownTexts },
    stopOnTerminationSignals: false,
    // We do not use its cache hints, which cost a call per field.
    plugins: [ApolloServerPluginCacheControlDisabled(), ofEachRequest],
  });
  await apollo.start();
  return apollo;
}

/** The site's own operations by their hashes, which Apollo Server asks for under a prefix. Nothing is added to them. */
const ownTexts = {
  get: async (key: string) => textsByHash.get(key.replace(/^apq:/, '')),
  set: async () => undefined,
  delete: async () => false,
};
const textsByHash = new Map(Object.entries(operations));

const listener: GraphQLRequestListener<Context> = {
  didResolveOperation: async ({ operation }) => {
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
    throw new GraphQLError('Subscriptions are answered on the socket at /live.', {
      extensions: { code: 'SUBSCRIPTION_REFUSED', http: { status: 400 } },
    });
  },
  /** If the exchange answers any call with 401, the whole request is answered with 401. */
  willSendResponse: async ({ errors, response }) => {
    const found = errors
      ?.map(unwrapResolverError)
      .find((error): error is Unauthorised => error instanceof Unauthorised);
    if (!found) return;
    response.http.status = 401;
    const extensions = { code: found.code };
    response.body = {
      kind: 'single',
      singleResult: { errors: [{ message: found.message, extensions }] },
    };
  },
};

const ofEachRequest: ApolloServerPlugin<Context> = { requestDidStart: async () => listener };

/**
 * Apollo Server does not know every error of graphql-js that the request itself has caused: an argument that may not be
 * null names its part of the document, and too many wrong variables stand under no field.
 */
const isOfRequest = (error: unknown, { path }: GraphQLFormattedError): error is GraphQLError =>
  error instanceof GraphQLError && !error.originalError && (error.nodes !== undefined || path === undefined);

/** Formats an error for the browser: a code and a sentence, nothing about our internals. */
function inWords(
  formatted: GraphQLFormattedError,
  wrapped: unknown,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const error = unwrapResolverError(wrapped);
  const { path } = formatted;
  const told = (code: string, message: string) => ({ message, path, extensions: { code } });
  if (error instanceof Unauthorised) return told(error.code, error.message);
  if (error instanceof Refused) return told(error.code, error.message);
  if (error instanceof NoAnswer) {
    log.warn({ err: error }, noAnswerText(error));
    return told('NO_ANSWER', noAnswerText(error));
  }
  if (formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
  if (isOfRequest(error, formatted)) return told('BAD_USER_INPUT', error.message);
  log.error({ err: error }, 'a GraphQL operation failed');
  return told('INTERNAL_SERVER_ERROR', messages.genericError);
}
