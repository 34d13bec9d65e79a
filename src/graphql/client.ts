import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { operationNameOf } from './operation-name.ts';
import { operationIds } from './__generated__/operation-ids.ts';
import { requestHeaders } from '#domain/request-headers.ts';

export interface ClientOptions {
  /** Where the gateway answers, e.g. `/graphql`. */
  uri: string;
  /** Read at each request; null for a visitor. */
  readToken: () => string | null;
  readUserName: () => string | null;
  /** SES-3: a request was answered with HTTP 401, and the token it was sent with. */
  onUnauthorised: (token: string | null) => void;
}

/** What the page asks the gateway with. Live prices never pass through it. */
export interface GraphqlClient {
  query<Data, Variables extends Record<string, unknown>>(asked: {
    query: TypedDocumentNode<Data, Variables>;
    variables?: NoInfer<Variables>;
    fetchPolicy?: 'cache-first' | 'network-only';
  }): Promise<{ data: Data | undefined; error?: Error }>;
  mutate<Data, Variables extends Record<string, unknown>>(asked: {
    mutation: TypedDocumentNode<Data, Variables>;
    variables?: NoInfer<Variables>;
    /** Beside those that every request has. */
    headers?: Record<string, string>;
  }): Promise<{ data?: Data | null | undefined; error?: Error }>;
  /** Forgets every answer that is kept: somebody else is at the page. */
  clearStore(): Promise<unknown>;
}

/** The page's client, and what Apollo's is made with where answers are kept (`WithApollo`). */
export interface PageClient extends GraphqlClient {
  readonly options: ClientOptions;
}

/**
 * Sends mutations, and queries that want a fresh answer, by itself: the first page needs no more. A query that may be
 * answered from what is known goes to Apollo's client, which is fetched when it is first needed.
 */
export function createClient(options: ClientOptions): PageClient {
  let isApolloUsed = false;
  const apollo = async () => {
    isApolloUsed = true;
    const { answersOf, apolloOf } = await import('./apollo.ts');
    return answersOf(apolloOf(options));
  };
  const answers: GraphqlClient = {
    query: async (asked) => {
      if (asked.fetchPolicy !== 'network-only') return (await apollo()).query(asked);
      return { data: await post(options, asked.query, asked.variables) };
    },
    mutate: async (asked) => ({ data: await post(options, asked.mutation, asked.variables, asked.headers) }),
    clearStore: async () => (isApolloUsed ? (await apollo()).clearStore() : []),
  };
  return { ...answers, options };
}

/** Rejects when the gateway cannot be reached, does not answer the operation, or answers with errors. */
async function post<Data, Variables>(
  { uri, readToken, readUserName, onUnauthorised }: ClientOptions,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
  headers?: Record<string, string>,
): Promise<Data> {
  const operationName = operationNameOf(document);
  const token = readToken();
  const response = await fetch(uri, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...requestHeaders(uri, token, readUserName()),
      ...headers,
    },
    body: JSON.stringify({ operationName, documentId: operationIds[operationName], variables }),
  });
  if (response.status === 401) onUnauthorised(token);
  if (!response.ok) throw new Error(`The gateway answered ${operationName} with ${response.status}`);
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (errors?.[0]) throw new Error(errors[0].message);
  if (!data) throw new Error(`The gateway gave no data for ${operationName}`);
  return data;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string }[];
}
