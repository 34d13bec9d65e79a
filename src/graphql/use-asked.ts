import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEffect, useState } from 'react';
import { useClient } from './client-provider.tsx';

/**
 * Asks the gateway, and again `everyMs` after each answer or failure; once if that is null. Null until the first answer;
 * a later failure keeps what is known. Apollo's `useQuery` would bring its client to the first page.
 */
export function useAsked<Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  everyMs: number | null,
): { data: Data | null; hasFailed: boolean } {
  const client = useClient();
  const [asked, setAsked] = useState<{ data: Data | null; hasFailed: boolean }>({
    data: null,
    hasFailed: false,
  });
  const key = JSON.stringify(variables);
  useEffect(() => {
    let isOver = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const given = JSON.parse(key) as Variables;
      const answer = await client
        .query({ query, variables: given, fetchPolicy: 'network-only' })
        .catch(() => null);
      if (isOver) return;
      const data = answer?.data ?? null;
      setAsked((known) => ({ data: data ?? known.data, hasFailed: data === null }));
      if (everyMs !== null) next = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [client, query, key, everyMs]);
  return asked;
}
