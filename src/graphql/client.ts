import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { operationIdOf, operationNameOf } from './operation-name.ts';
import { send, type ClientOptions } from './send.ts';

/** How the page queries the gateway. Live prices never pass through it. */
export interface GraphqlClient {
  query<Data, Variables extends Record<string, unknown>>(asked: {
    query: TypedDocumentNode<Data, Variables>;
    variables?: NoInfer<Variables>;
    fetchPolicy?: 'cache-first' | 'network-only';
  }): Promise<{ data: Data | undefined; error?: Error }>;
  mutate<Data, Variables extends Record<string, unknown>>(asked: {
    mutation: TypedDocumentNode<Data, Variables>;
    variables?: NoInfer<Variables>;
    /** Used instead of the stored token: the call concerns this session, whoever is signed in by then. */
    token?: string;
    signal?: AbortSignal;
    /** Sent to its end also when the page is left meanwhile. */
    keepalive?: boolean;
  }): Promise<{ data?: Data | null | undefined; error?: Error }>;
  /** Forgets every kept answer: somebody else is at the page. */
  clearStore(): Promise<unknown>;
}

/** The page's client, and the options to create Apollo's where answers are kept (`WithApollo`). */
export interface PageClient extends GraphqlClient {
  readonly options: ClientOptions;
}

/**
 * Sends mutations, and queries that need a fresh answer, itself: the first page needs no more. A query that may be
 * answered from the cache goes to Apollo's client, which is fetched on first use.
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
    mutate: async ({ mutation, variables, ...by }) => ({
      data: await post(options, mutation, variables, by),
    }),
    clearStore: async () => (isApolloUsed ? (await apollo()).clearStore() : []),
  };
  return { ...answers, options };
}

/** The gateway answered an operation with an HTTP status that is not a success. */
export class GatewayRefusal extends Error {
  readonly status: number;
  /** The gateway's, if it gave one. */
  readonly code: string | undefined;

  constructor(operationName: string, status: number, code?: string) {
    super(`The gateway answered ${operationName} with ${status}`);
    this.status = status;
    this.code = code;
  }
}

/** Rejects when the gateway cannot be reached, does not answer the operation, or answers with errors. */
async function post<Data, Variables>(
  options: ClientOptions,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
  { token, signal, keepalive = false }: { token?: string; signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Data> {
  const operationName = operationNameOf(document);
  const documentId = operationIdOf(document);
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ operationName, documentId, variables }),
    signal: signal ?? null,
    keepalive,
  };
  const response = (await takeEarly(documentId)) ?? (await send(options, init, token));
  const answer = response.json() as Promise<Answer<Data>>;
  if (!response.ok) {
    const why = await answer.catch(() => null);
    throw new GatewayRefusal(operationName, response.status, why?.errors?.[0]?.extensions?.code);
  }
  const { data, errors } = await answer;
  if (errors?.[0]) throw new Error(errors[0].message);
  if (!data) throw new Error(`The gateway gave no data for ${operationName}`);
  return data;
}

/** What the page has asked before its script was there, by the operation's id. Null: there was no answer. */
const page = globalThis as { earlyAnswers?: Record<string, Promise<Response | null>> };

/** Takes such an answer, once: whoever asks again wants a fresh one. */
function takeEarly(documentId = ''): Promise<Response | null> | undefined {
  const answer = page.earlyAnswers?.[documentId];
  if (answer) delete page.earlyAnswers?.[documentId];
  return answer;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}
