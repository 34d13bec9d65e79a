import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answersOf } from '#graphql/apollo.ts';
import { PageProvider, startPage } from '#actors/page-actors.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import { operationNameOf } from '#graphql/operation-name.ts';
import { ClientProvider } from '#graphql/client-provider.tsx';
import { LiveProvider } from '#live/live-provider.tsx';
import type { LiveTransport } from '#live/transport.ts';
import type { EventState } from '#live/watch-event.ts';

/** What the gateway answers to an operation: data, an error, or nothing at all. */
export type Answer = Record<string, unknown> | 'noAnswer' | 'never';

/**
 * By operation name; an operation that is not listed is never answered. Of a list one answer after the other is given, and
 * the last from then on.
 */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>;

/** The page's client, and Apollo's behind it, in front of a scripted gateway. */
function scriptedClients(answers: Answers): { apollo: ApolloClient; client: GraphqlClient } {
  const asked = new Map<string, number>();
  const nextOf = (operationName: string): Answer => {
    const scripted = answers[operationName] ?? 'never';
    if (!isList(scripted)) return scripted;
    const times = asked.get(operationName) ?? 0;
    asked.set(operationName, times + 1);
    return scripted[times] ?? scripted.at(-1) ?? 'never';
  };
  const gateway = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const answer = nextOf(operationName);
        if (answer === 'never') return;
        if (answer === 'noAnswer') {
          observer.error(new Error('The gateway cannot be reached'));
          return;
        }
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  const apollo = new ApolloClient({ link: gateway, cache: new InMemoryCache() });
  const send = async (document: Parameters<typeof operationNameOf>[0]): Promise<{ data: never }> => {
    const answer = nextOf(operationNameOf(document));
    if (answer === 'noAnswer') throw new Error('The gateway cannot be reached');
    return answer === 'never' ? new Promise(() => undefined) : { data: answer as never };
  };
  const kept = answersOf(apollo);
  const client: GraphqlClient = {
    ...kept,
    // As the page's own: what is to be fresh goes past Apollo's client.
    query: (wanted) => (wanted.fetchPolicy === 'network-only' ? send(wanted.query) : kept.query(wanted)),
    mutate: ({ mutation }) => send(mutation),
  };
  return { apollo, client };
}

const isList = (scripted: Answer | readonly Answer[]): scripted is readonly Answer[] =>
  Array.isArray(scripted);

/** A transport that accepts every subscription and never says a word. */
const silent: LiveTransport = {
  watchMarket: () => () => undefined,
  watchEvent: () => () => undefined,
  watchScore: () => () => undefined,
  watchPlays: () => () => undefined,
  watchAccount: () => () => undefined,
  dropIfSilent: () => undefined,
  connection: { isLost: () => false, subscribe: () => () => undefined },
};

export interface StoryWorldProps {
  answers?: Answers;
  transport?: LiveTransport;
  /** Where the page is. */
  path?: string;
  children: ReactNode;
}

/** What every page needs around it, with a scripted gateway. */
export function StoryWorld({ answers = {}, transport = silent, path = '/', children }: StoryWorldProps) {
  const [{ apollo, client }] = useState(() => scriptedClients(answers));
  const [page] = useState(startPage);
  return (
    <ApolloProvider client={apollo}>
      <ClientProvider client={client}>
        <LiveProvider transport={transport}>
          <PageProvider page={page}>
            <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
          </PageProvider>
        </LiveProvider>
      </ClientProvider>
    </ApolloProvider>
  );
}

/** A transport that delivers one account message and then stays silent. */
export const accountSays = (
  message: Parameters<Parameters<LiveTransport['watchAccount']>[0]['message']>[0],
): LiveTransport => ({
  ...silent,
  watchAccount: (listener) => {
    listener.message(message);
    return () => undefined;
  },
});

/** A transport that tells whoever follows an event the same state once, and then stays silent. */
export const eventSays = (state: EventState): LiveTransport => ({
  ...silent,
  watchEvent: (eventId, listener) => {
    listener.message({ __typename: 'EventState', eventId, at: new Date().toISOString(), ...state });
    return () => undefined;
  },
});

/** A transport that delivers one score message to whoever follows a score, and then stays silent. */
export const scoreSays = (
  message: Parameters<Parameters<LiveTransport['watchScore']>[1]['message']>[0],
): LiveTransport => ({
  ...silent,
  watchScore: (_, listener) => {
    listener.message(message);
    return () => undefined;
  },
});
