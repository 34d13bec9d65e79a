import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Balance, Order, Position, Settlement } from '#domain/bet/order.ts';
import { useTransport } from '#live/live-provider.tsx';
import {
  selectBalance,
  selectImages,
  selectIsAway,
  selectIsLive,
  selectOrders,
  selectPositions,
  selectSettlements,
  type AccountFeedSnapshot,
} from '#machines/account-feed/account-feed.machine.ts';
import { AccountFeeds, type AccountFeed } from './account-feeds.ts';

const AccountFeedContext = createContext<AccountFeed | null>(null);

export interface AccountFeedProviderProps {
  /** Null for a visitor, who has no feed. Each user gets a feed of the own. */
  userName: string | null;
  children: ReactNode;
}

/** Balance, orders and positions of whoever is signed in. */
export function AccountFeedProvider({ userName, children }: AccountFeedProviderProps) {
  const transport = useTransport();
  const [feeds] = useState(() => new AccountFeeds(transport));
  useEffect(() => (userName === null ? undefined : feeds.open()), [feeds, userName]);
  const account = useSyncExternalStore(feeds.subscribe, feeds.current);
  return <AccountFeedContext value={account}>{children}</AccountFeedContext>;
}

/** Null for a visitor. */
export const useAccountFeed = (): AccountFeed | null => use(AccountFeedContext);

const noOrders: ReadonlyMap<string, Order> = new Map();
const noPositions: ReadonlyMap<string, Position> = new Map();
const noSettlements: readonly Settlement[] = [];

/** A visitor has nothing; `otherwise` stands for it. */
function useAccount<Value>(select: (snapshot: AccountFeedSnapshot) => Value, otherwise: Value): Value {
  return useSelector(useAccountFeed()?.feed, (snapshot) => (snapshot ? select(snapshot) : otherwise));
}

/** Null until it is known. */
export const useBalance = (): Balance | null => useAccount(selectBalance, null);
export const useIsAccountLive = (): boolean => useAccount(selectIsLive, false);
/** Whether the exchange has said nothing of the account for a while: nothing can be bet then. */
export const useIsAccountAway = (): boolean => useAccount(selectIsAway, false);
/** By order id: orders of markets not yet settled. */
export const useOrders = (): ReadonlyMap<string, Order> => useAccount(selectOrders, noOrders);
/** By market id. */
export const usePositions = (): ReadonlyMap<string, Position> => useAccount(selectPositions, noPositions);
/** How often all was told anew: what was settled meanwhile has to be asked for. */
export const useAccountImages = (): number => useAccount(selectImages, 0);
/** Settled since the page was opened, newest first. */
export const useSettlements = (): readonly Settlement[] => useAccount(selectSettlements, noSettlements);
