import { shallowEqual, useSelector } from '@xstate/react';
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
import type { SessionRef } from '#machines/session/session.machine.ts';
import { provideAccountFeed } from './account-feed.actors.ts';

/** Follows the user's balance, orders, positions and breaks; each user gets a feed of their own. Null: a visitor. */
export function useOpenAccountFeed(userName: string | null, session: SessionRef): void {
  const page = usePage();
  const transport = useTransport();
  useEffect(() => {
    if (userName === null) return;
    openActor(page, 'accountFeed', provideAccountFeed(transport, session), { seed: randomSeed() });
    return () => page.send({ type: 'actor.closed', id: 'accountFeed' });
  }, [page, transport, session, userName]);
}

const noOrders: ReadonlyMap<string, Order> = new Map();
const noOrdersOf: readonly Order[] = [];
const noPositions: ReadonlyMap<string, Position> = new Map();
const noSettlements: readonly Settlement[] = [];

/** Reads the account feed; `otherwise` is the value for a visitor, who has no feed. */
function useAccount<Value>(
  select: (snapshot: AccountFeedSnapshot) => Value,
  otherwise: Value,
  areSame?: (before: Value, now: Value) => boolean,
): Value {
  return useSelector(
    usePageActor<AccountFeedRef>('accountFeed') ?? undefined,
    (snapshot) => (snapshot ? select(snapshot) : otherwise),
    areSame,
  );
}

/** Null until known. */
export const useBalance = (): Balance | null => useAccount(selectBalance, null);
export const useIsAccountLive = (): boolean => useAccount(selectIsLive, false);
/** Whether the exchange has said nothing about the account for a while: nothing can be bet then. */
export const useIsAccountAway = (): boolean => useAccount(selectIsAway, false);
/** By order id: the orders of markets not yet settled. */
export const useOrders = (): ReadonlyMap<string, Order> => useAccount(selectOrders, noOrders);
/** Those of one market, the same until one of them changes: where many markets are shown, each follows its own. */
export const useOrdersOf = (marketId: string): readonly Order[] =>
  useAccount(
    (snapshot) => [...selectOrders(snapshot).values()].filter((order) => order.marketId === marketId),
    noOrdersOf,
    shallowEqual,
  );
/** By market id. */
export const usePositions = (): ReadonlyMap<string, Position> => useAccount(selectPositions, noPositions);
/** Null: no bet is matched in the market. */
export const usePositionOf = (marketId: string): Position | null =>
  useAccount((snapshot) => selectPositions(snapshot).get(marketId) ?? null, null);
/** Whether a bet of the bettor waits to be matched, or is to be settled. */
export const useHasOpenBets = (): boolean => useAccount(selectHasOpenBets, false);
/** How many images the feed has had: after each, what was settled in between has to be asked for. */
export const useAccountImages = (): number => useAccount(selectImages, 0);
/** Settled since the page was opened, newest first. */
export const useSettlements = (): readonly Settlement[] => useAccount(selectSettlements, noSettlements);
