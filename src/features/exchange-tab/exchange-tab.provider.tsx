import { createActorContext } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import type { TabDestination } from '#domain/site/exchange-tab.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import {
  exchangeTabMachine,
  selectExchangeId,
  type ExchangeTabRef,
  type Publication,
} from '#machines/exchange-tab/exchange-tab.machine.ts';

const ExchangeTabContext = createActorContext(exchangeTabMachine);

/** ENT-12 */
const storageKey = 'exchangeName';

export interface ExchangeTabProviderProps {
  hasToken: boolean;
  /** The path of the current page, with its query. */
  path: string;
  /** XBR-2: opens the tab's page, or asks for the partner's site. */
  onOpen: (destination: TabDestination) => void;
  /** XBR-5: called when another tab is chosen. */
  onPublish?: (publication: Publication) => void;
  children: ReactNode;
}

/** Provides the chosen tab of the exchange bar to the whole page. */
export function ExchangeTabProvider({
  hasToken,
  path,
  onOpen,
  onPublish,
  children,
}: ExchangeTabProviderProps) {
  const machine = exchangeTabMachine.provide({
    actions: {
      storeTab: (_, { exchangeId }) => sharedStorage.setItem(storageKey, exchangeId),
      publishTab: (_, publication) => onPublish?.(publication),
      openDestination: (_, destination) => onOpen(destination),
    },
  });
  const input = { stored: sharedStorage.getItem(storageKey), hasToken };
  return (
    <ExchangeTabContext.Provider logic={machine} options={{ input }}>
      <FollowPage hasToken={hasToken} path={path} />
      {children}
    </ExchangeTabContext.Provider>
  );
}

function FollowPage({ hasToken, path }: Pick<ExchangeTabProviderProps, 'hasToken' | 'path'>) {
  const tab = useExchangeTab();
  useEffect(() => tab.send({ type: 'token.changed', hasToken }), [tab, hasToken]);
  useEffect(() => tab.send({ type: 'path.changed', path }), [tab, path]);
  return null;
}

export const useExchangeTab = (): ExchangeTabRef => ExchangeTabContext.useActorRef();

/** The chosen tab's id (TOP-2, XBR-5). */
export const useExchangeId = (): string => ExchangeTabContext.useSelector(selectExchangeId);
