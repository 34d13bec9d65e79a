import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { createActor } from 'xstate';
import type { Balance, Order, Position, Settlement } from '#domain/order.ts';
import { useTransport } from '#live/live-provider.tsx';
import {
  selectBalance,
  selectIsLive,
  selectOrders,
  selectPositions,
  selectSettlements,
  type AccountFeedRef,
  type AccountFeedSnapshot,
  type AccountLine,
} from '#machines/account-feed/account-feed.machine.ts';
import { provideAccountFeed } from './account-feed.actors.ts';

type LineListener = (line: AccountLine) => void;

export interface AccountFeed {
  feed: AccountFeedRef;
  /** Hears of every image and change that was taken. Returns how to stop. */
  listen: (listener: LineListener) => () => void;
}

const AccountFeedContext = createContext<AccountFeed | null>(null);

export interface AccountFeedProviderProps {
  /** Null for a visitor, who has no feed. Each user gets a feed of the own. */
  userName: string | null;
  children: ReactNode;
}

/** Balance, orders and positions of whoever is signed in. */
export function AccountFeedProvider({ userName, children }: AccountFeedProviderProps) {
  const transport = useTransport();
  const [account, setAccount] = useState<AccountFeed | null>(null);

  useEffect(() => {
    if (userName === null) return;
    const listeners = new Set<LineListener>();
    const machine = provideAccountFeed(transport, (line) => listeners.forEach((listener) => listener(line)));
    const feed = createActor(machine, { input: { seed: Math.trunc(Math.random() * 2 ** 31) } }).start();
    const listen = (listener: LineListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    setAccount({ feed, listen });
    return () => {
      feed.stop();
      setAccount(null);
    };
  }, [transport, userName]);

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
/** By order id: orders of markets not yet settled. */
export const useOrders = (): ReadonlyMap<string, Order> => useAccount(selectOrders, noOrders);
/** By market id. */
export const usePositions = (): ReadonlyMap<string, Position> => useAccount(selectPositions, noPositions);
/** Settled since the page was opened, newest first. */
export const useSettlements = (): readonly Settlement[] => useAccount(selectSettlements, noSettlements);
