import { ApolloClient, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { ApolloProvider, useSubscription } from '@apollo/client/react';
import { createClient } from 'graphql-ws';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MarketChangesDocument } from '../../../src/graphql/__generated__/graphql.ts';
import { PeerBook, runnerCount } from '../cells.ts';
import type { UiContestant } from '../contestant.ts';

const columns = [0, 1, 2, 3, 4, 5];
const runners = Array.from({ length: runnerCount }, (_, at) => at);

/** A table of the state, rendered when the state changes. */
function Market() {
  const [{ book }, setBook] = useState(() => ({ book: new PeerBook() }));
  useSubscription(MarketChangesDocument, {
    variables: { marketId: '1.1', conflation: 0 },
    onData: ({ data }) => {
      if (!data.data) return;
      book.apply(data.data.marketChanges);
      setBook({ book });
    },
  });
  return (
    <table>
      <tbody>
        {runners.map((runner) => (
          <tr key={runner}>
            <th>Runner {runner + 1}</th>
            {columns.map((column) => (
              <td key={column}>{book.text(runner * 6 + column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const contestant: UiContestant = {
  show: (place, url) => {
    const link = new GraphQLWsLink(createClient({ url }));
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    createRoot(place).render(
      <ApolloProvider client={client}>
        <Market />
      </ApolloProvider>,
    );
  },
  cell: (cell) => document.querySelectorAll('td')[cell] ?? null,
};
