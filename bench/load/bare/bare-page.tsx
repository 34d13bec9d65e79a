import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { AllEventsDocument } from '../../../src/graphql/__generated__/graphql.ts';

/** What Layline is compared with: React, a router and Apollo with one query, and nothing else. */
const client = new ApolloClient({ link: new HttpLink({ uri: '/graphql' }), cache: new InMemoryCache() });

function Events() {
  const { data } = useQuery(AllEventsDocument);
  if (!data) return <p>Loading…</p>;
  return (
    <ul>
      {data.allEvents.flatMap(({ events }) =>
        events.map(({ exEventId, eventName }) => (
          <li key={exEventId}>
            <Link to={`/event/${exEventId}`}>{eventName}</Link>
          </li>
        )),
      )}
    </ul>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <h1>Events</h1>
        <Routes>
          <Route path="*" element={<Events />} />
        </Routes>
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
);
