import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  defaultExchangeId,
  publicationOf,
  tabDestination,
  tabOfPath,
  type TabDestination,
} from '#domain/site/exchange-tab.ts';
import { notProvided } from '../not-provided.ts';

export interface ExchangeTabInput {
  /** The stored `exchangeName`, or null. */
  stored: string | null;
  hasToken: boolean;
}

export interface ExchangeTabContext {
  exchangeId: string;
  hasToken: boolean;
}

export type ExchangeTabEvent =
  /** In the exchange bar, or in the bottom bar, whose pages are exchange tabs too. */
  | { type: 'tab.chosen'; exchangeId: string }
  /** This page is shown, however the user got there. */
  | { type: 'path.changed'; path: string }
  | { type: 'token.changed'; hasToken: boolean };

export interface Publication {
  exchangeId: string;
  kind: 'inPlay' | 'exchange';
}

/** VAL-2: a visitor cannot choose VIMAAN and is sent to the root. */
const canStand = (exchangeId: string, hasToken: boolean) =>
  hasToken || tabDestination(exchangeId).kind !== 'partner';

const chosen = ({ context: { exchangeId } }: { context: ExchangeTabContext }) => ({ exchangeId });
const publication = ({ context: { exchangeId } }: { context: ExchangeTabContext }): Publication => ({
  exchangeId,
  kind: publicationOf(exchangeId),
});

/** Which tab of the exchange bar is chosen, and what choosing one leads to (XBR-2, XBR-5). */
export const exchangeTabMachine = setup({
  types: {
    context: {} as ExchangeTabContext,
    events: {} as ExchangeTabEvent,
    input: {} as ExchangeTabInput,
  },
  actions: {
    /** As `exchangeName`. */
    storeTab: (_, _params: { exchangeId: string }) => notProvided('storeTab'),
    publishTab: (_, _params: Publication) => notProvided('publishTab'),
    /** Shows the page and chooses its sport, or asks for the partner's site, which refuses a visitor (VAL-2). */
    openDestination: (_, _params: TabDestination) => notProvided('openDestination'),
    takeTab: assign((_, { exchangeId }: { exchangeId: string }) => ({ exchangeId })),
  },
  guards: {
    isOther: ({ context }, { exchangeId }: { exchangeId: string }) => context.exchangeId !== exchangeId,
    canChoose: ({ context }, { exchangeId }: { exchangeId: string }) =>
      context.exchangeId !== exchangeId && canStand(exchangeId, context.hasToken),
    isLosingChoice: ({ context }, { hasToken }: { hasToken: boolean }) =>
      context.hasToken && !hasToken && context.exchangeId !== defaultExchangeId,
  },
}).createMachine({
  id: 'exchangeTab',
  context: ({ input: { stored, hasToken } }) => ({
    exchangeId: stored && canStand(stored, hasToken) ? stored : defaultExchangeId,
    hasToken,
  }),
  on: {
    'tab.chosen': [
      {
        guard: { type: 'canChoose', params: ({ event }) => event },
        actions: [
          { type: 'takeTab', params: ({ event }) => event },
          { type: 'storeTab', params: chosen },
          { type: 'publishTab', params: publication },
          { type: 'openDestination', params: ({ event }) => tabDestination(event.exchangeId) },
        ],
      },
      { actions: { type: 'openDestination', params: ({ event }) => tabDestination(event.exchangeId) } },
    ],
    'path.changed': {
      guard: {
        type: 'isOther',
        params: ({ context, event }) => ({ exchangeId: tabOfPath(event.path, context.exchangeId) }),
      },
      actions: [
        {
          type: 'takeTab',
          params: ({ context, event }) => ({ exchangeId: tabOfPath(event.path, context.exchangeId) }),
        },
        { type: 'storeTab', params: chosen },
        { type: 'publishTab', params: publication },
      ],
    },
    'token.changed': [
      {
        // The session has cleared local storage, and the choice with it.
        guard: { type: 'isLosingChoice', params: ({ event }) => event },
        actions: [
          assign({ hasToken: false, exchangeId: defaultExchangeId }),
          { type: 'publishTab', params: publication },
        ],
      },
      { actions: assign({ hasToken: ({ event }) => event.hasToken }) },
    ],
  },
});

export type ExchangeTabRef = ActorRefFrom<typeof exchangeTabMachine>;
export type ExchangeTabSnapshot = SnapshotFrom<typeof exchangeTabMachine>;

/** The stored choice, which a sport's tab goes by (TOP-2). With the page it decides which tab is lit. */
export const selectExchangeId = ({ context }: ExchangeTabSnapshot): string => context.exchangeId;
