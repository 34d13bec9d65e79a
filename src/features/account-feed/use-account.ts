import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { randomSeed } from '#actors/random-seed.ts';
import type { Balance, Order, Position, Settlement } from '#domain/bet/order.ts';
import { useTransport } from '#live/live-provider.tsx';
import {
  selectBalance,
  selectHasOpenBets,
  selectImages,
  selectIsAway,
  selectIsLive,
  selectOrders,
  selectPositions,
  selectSettlements,
  type AccountFeedRef,
  type AccountFeedSnapshot,
} from '#machines/account-feed/account-feed.machine.ts';
import { provideAccountFeed } from './account-feed.actors.ts';

/** Follows the user's balance, orders and positions; each user gets a feed of their own. Null: a visitor. */
export function useOpenAccountFeed(userName: string | null): void {
  const page = usePage();
  const transport = useTransport();
  useEffect(() => {
    if (userName === null) return;
    openActor(page, 'accountFeed', provideAccountFeed(transport), { seed: randomSeed() });
    return () => page.send({ type: 'actor.closed', id: 'accountFeed' });
  }, [page, transport, userName]);
}

const noOrders: ReadonlyMap<string, Order> = new Map();
const noPositions: ReadonlyMap<string, Position> = new Map();
const noSettlements: readonly Settlement[] = [];

/** Reads the account feed; `otherwise` is the value for a visitor, who has no feed. */
function useAccount<Value>(select: (snapshot: AccountFeedSnapshot) => Value, otherwise: Value): Value {
  return useSelector(usePageActor<AccountFeedRef>('accountFeed') ?? undefined, (snapshot) =>
    snapshot ? select(snapshot) : otherwise,
  );
}

/** Null until known. */
export const useBalance = (): Balance | null => useAccount(selectBalance, null);
export const useIsAccountLive = (): boolean => useAccount(selectIsLive, false);
/** Whether the exchange has said nothing about the account for a while: nothing can be bet then. */
export const useIsAccountAway = (): boolean => useAccount(selectIsAway, false);
/** By order id: the orders of markets not yet settled. */
export const useOrders = (): ReadonlyMap<string, Order> => useAccount(selectOrders, noOrders);
/** By market id. */
export const usePositions = (): ReadonlyMap<string, Position> => useAccount(selectPositions, noPositions);
/** Whether a bet of the bettor waits to be matched, or is to be settled. */
export const useHasOpenBets = (): boolean => useAccount(selectHasOpenBets, false);
/** How many images the feed has had: after each, what was settled in between has to be asked for. */
export const useAccountImages = (): number => useAccount(selectImages, 0);
/** Settled since the page was opened, newest first. */
export const useSettlements = (): readonly Settlement[] => useAccount(selectSettlements, noSettlements);
