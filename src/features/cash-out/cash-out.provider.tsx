import { useSelector } from '@xstate/react';
import { createContext, use, useCallback, useEffect, type ReactNode } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { randomSeed } from '#actors/random-seed.ts';
import { useOpenedPart } from '#actors/use-opened-part.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { LaylineDatabase } from '#kept/layline-database.ts';
import type { CashOutRef } from '#machines/cash-out/cash-out.machine.ts';
import type { CashOutsRef, CashOutsSnapshot } from '#machines/cash-outs/cash-outs.machine.ts';

// Loaded later: a visitor's first page needs none of it.
const cashOutsPart = () => import('./cash-outs.actors.ts');
type CashOutsPart = Awaited<ReturnType<typeof cashOutsPart>>;

const AwayContext = createContext(false);

export interface CashOutProviderProps {
  /** Null for a visitor. */
  userName: string | null;
  database: LaylineDatabase;
  children: ReactNode;
}

/** The signed-in user's cash outs; those that an earlier visit left unanswered are asked about. */
export function CashOutProvider({ userName, database, children }: CashOutProviderProps) {
  const client = useClient();
  const page = usePage();
  const open = useCallback(
    ({ provideCashOuts }: CashOutsPart) => {
      if (userName === null) return () => undefined;
      openActor(page, 'cashOuts', provideCashOuts(client, database, userName), { seed: randomSeed() });
      return () => page.send({ type: 'actor.closed', id: 'cashOuts' });
    },
    [page, client, database, userName],
  );
  const isAway = useOpenedPart(cashOutsPart, userName === null ? null : open);
  return <AwayContext value={isAway}>{children}</AwayContext>;
}

/** Null for a visitor, and until the cash outs are loaded. */
export const useCashOuts = (): CashOutsRef | null => usePageActor<CashOutsRef>('cashOuts');
/** Whether they are missing because their script could not be loaded. */
export const useIsCashOutAway = (): boolean => use(AwayContext);

/** One market's cash out; null until it exists. */
export function useMarketCashOut(marketId: string): CashOutRef | null {
  const cashOuts = useCashOuts();
  useEffect(() => cashOuts?.send({ type: 'cashOut.wanted', marketId }), [cashOuts, marketId]);
  return useSelector(cashOuts ?? undefined, (now) => now?.context.cashOuts.get(marketId) ?? null);
}

const none: readonly string[] = [];
const shownIn = (cashOuts: CashOutsSnapshot | undefined): readonly string[] => {
  if (!cashOuts) return none;
  const entries = [...cashOuts.context.cashOuts];
  return entries.filter(([, cashOut]) => !cashOut.getSnapshot().matches('closed')).map(([id]) => id);
};

/** Ids of the markets whose cash out is open, under way, or done and not yet closed. */
export const useShownCashOuts = (): readonly string[] =>
  useSelector(useCashOuts() ?? undefined, shownIn, (a, b) => a.join() === b.join());
