import { fromPromise } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  AllEventsDocument,
  CasinoEventsDocument,
  ExchangeTypesDocument,
  RacingEventsDocument,
  SportsDocument,
  SupportDocument,
  ThemeDocument,
  type CasinoEventsQuery,
  type EventFieldsFragment,
  type ExchangeTypesQuery,
  type SportsQuery,
  type SupportQuery,
  type ThemeQuery,
} from '#graphql/__generated__/graphql.ts';
import { startupMachine, type ListName } from '#machines/startup/startup.machine.ts';

/** The five lists as the gateway serves them. */
export interface SiteLists {
  casinoEvents: CasinoEventsQuery['casinoLobby'];
  sports: SportsQuery['sports'];
  allEvents: EventFieldsFragment[];
  racingEvents: EventFieldsFragment[];
  exchangeTypes: ExchangeTypesQuery['exchangeTypes'];
}

export type Theme = ThemeQuery['theme'];
export type Support = SupportQuery['support'];

const ask = { fetchPolicy: 'network-only' } as const;

/** Sends each call in its own task: on a phone, seven at once would keep a press waiting. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Asks for one list. Rejects when there is no answer. */
async function loadList(client: GraphqlClient, list: ListName): Promise<SiteLists[ListName]> {
  switch (list) {
    case 'casinoEvents':
      return required(await client.query({ query: CasinoEventsDocument, ...ask })).casinoLobby;
    case 'sports':
      return required(await client.query({ query: SportsDocument, ...ask })).sports;
    case 'allEvents':
      return loadEvents(client);
    case 'racingEvents':
      return required(await client.query({ query: RacingEventsDocument, ...ask })).racingEvents;
    case 'exchangeTypes':
      return required(await client.query({ query: ExchangeTypesDocument, ...ask })).exchangeTypes;
  }
}

/** Every event that has not ended, all sports together. */
export const loadEvents = async (client: GraphqlClient): Promise<EventFieldsFragment[]> =>
  required(await client.query({ query: AllEventsDocument, ...ask })).allEvents.flatMap(
    ({ events }) => events,
  );

function required<Data>({ data, error }: { data: Data | undefined; error?: Error }): Data {
  if (data === undefined) throw error ?? new Error('The gateway gave no data');
  return data;
}

export interface StartupEffects {
  client: GraphqlClient;
  /** Null: there was no answer. */
  onTheme: (theme: Theme | null) => void;
  onSupport: (support: Support) => void;
}

/** The start-up machine on the real gateway. */
export const provideStartup = ({ client, onTheme, onSupport }: StartupEffects) =>
  startupMachine.provide({
    actors: {
      loadList: fromPromise<readonly unknown[], { list: ListName }>(async ({ input }) => {
        await nextTask();
        return loadList(client, input.list);
      }),
      loadTheme: fromPromise<void>(async ({ signal }) => {
        await nextTask();
        const { theme } = required(await client.query({ query: ThemeDocument, ...ask }));
        signal.throwIfAborted();
        onTheme(theme);
      }),
      loadSupport: fromPromise<void>(async ({ signal }) => {
        await nextTask();
        const { support } = required(await client.query({ query: SupportDocument, ...ask }));
        signal.throwIfAborted();
        onSupport(support);
      }),
    },
    actions: {
      tellNoTheme: () => onTheme(null),
      logFailedList: (_, { list }) => console.error(`The start-up list "${list}" could not be loaded.`),
    },
  });
