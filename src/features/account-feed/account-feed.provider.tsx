import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Order } from '#domain/order.ts';
import { useTransport } from '#live/live-provider.tsx';
import {
  selectBalance,
  selectIsLive,
  selectOrders,
  selectPositions,
  selectSettlements,
  type AccountFeedRef,
  type AccountLine,
} from '#machines/account-feed/account-feed.machine.ts';
import { provideAccountFeed } from './account-feed.actors.ts';

type LineListener = (line: AccountLine) => void;

interface AccountFeed {
  feed: AccountFeedRef;
  /** Hears of every image and change. Returns how to stop. */
  listen: (listener: LineListener) => () => void;
}

const AccountFeedContext = createContext<AccountFeed | null>(null);

/** Balance, orders and positions of whoever is signed in. Mounted anew for each user. */
export function AccountFeedProvider({ children }: { children: ReactNode }) {
  const transport = useTransport();
  const [listeners] = useState(() => new Set<LineListener>());
  const [machine] = useState(() =>
    provideAccountFeed(transport, (line) => listeners.forEach((listener) => listener(line))),
  );
  const [seed] = useState(() => Math.trunc(Math.random() * 2 ** 31));
  const feed = useActorRef(machine, { input: { seed } });
  const value = useMemo<AccountFeed>(
    () => ({
      feed,
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    [feed, listeners],
  );
  return <AccountFeedContext value={value}>{children}</AccountFeedContext>;
}

/** Null for a visitor. */
export const useAccountFeed = (): AccountFeed | null => use(AccountFeedContext);

function useFeed(): AccountFeedRef {
  const account = useAccountFeed();
  if (!account) throw new Error('This is for signed-in bettors: an AccountFeedProvider must be above it');
  return account.feed;
}

/** Null until it is known. */
export const useBalance = () => useSelector(useFeed(), selectBalance);
export const useIsAccountLive = () => useSelector(useFeed(), selectIsLive);
/** By order id: orders of markets not yet settled. */
export const useOrders = (): ReadonlyMap<string, Order> => useSelector(useFeed(), selectOrders);
export const usePositions = () => useSelector(useFeed(), selectPositions);
/** Settled since the page was opened. */
export const useSettlements = () => useSelector(useFeed(), selectSettlements);
