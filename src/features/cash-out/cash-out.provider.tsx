import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Order } from '#domain/bet/order.ts';
import { timing } from '#domain/site/timing.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { loadPart } from '#ui/lazy-part/load-part.ts';
import type { CashOuts } from './cash-outs.ts';

// The first page of a visitor needs none of it.
const cashOutParts = () => Promise.all([import('./cash-outs.ts'), import('./cash-out-store.ts')]);

interface Opening {
  cashOuts: CashOuts | null;
  /** Its script did not come; it is asked for again and again. */
  isAway: boolean;
}

const closed: Opening = { cashOuts: null, isAway: false };
const CashOutContext = createContext<Opening>(closed);

export interface CashOutProviderProps {
  /** Null for a visitor. */
  userName: string | null;
  /** Calls back with the orders of the account's feed, of every image, which holds all that stand, and change. Null for a visitor. */
  listenToOrders:
    | ((
        listener: (orders: readonly Order[], settledMarkets: readonly string[], isImage: boolean) => void,
      ) => () => void)
    | null;
  children: ReactNode;
}

/** The cash outs of whoever is signed in; those that an earlier visit left without an answer are asked about. */
export function CashOutProvider({ userName, listenToOrders, children }: CashOutProviderProps) {
  const client = useClient();
  const [opening, setOpening] = useState(closed);
  const { cashOuts } = opening;
  useEffect(() => {
    if (userName === null) return;
    let started: CashOuts | null = null;
    let isOver = false;
    const back = () => started?.tellNetworkReturned();
    window.addEventListener('online', back);
    let later: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      void loadPart(cashOutParts).then(
        ([{ CashOuts: Opened }, { openCashOutStore }]) => {
          if (isOver) return;
          started = new Opened(client, openCashOutStore(), userName);
          setOpening({ cashOuts: started, isAway: false });
          // A browser that keeps nothing has nothing to be asked about.
          started.start().catch(() => undefined);
        },
        () => {
          if (isOver) return;
          setOpening({ cashOuts: null, isAway: true });
          later = setTimeout(open, timing.partAgain);
        },
      );
    open();
    return () => {
      isOver = true;
      clearTimeout(later);
      window.removeEventListener('online', back);
      started?.stop();
      setOpening(closed);
    };
  }, [client, userName]);
  useEffect(
    () =>
      listenToOrders?.((orders, settledMarkets, isImage) => {
        cashOuts?.tell(orders, isImage);
        cashOuts?.tellSettled(settledMarkets);
      }),
    [cashOuts, listenToOrders],
  );
  return <CashOutContext value={opening}>{children}</CashOutContext>;
}

/** Null for a visitor, and until they are there. */
export const useCashOuts = (): CashOuts | null => use(CashOutContext).cashOuts;
/** Whether that is for want of their script. */
export const useIsCashOutAway = (): boolean => use(CashOutContext).isAway;

const none: readonly string[] = [];
const never = () => () => undefined;

/** Ids of the markets whose cash out is opened, under way or done and not yet closed. */
export function useShownCashOuts(): readonly string[] {
  const cashOuts = useCashOuts();
  return useSyncExternalStore(cashOuts?.subscribe ?? never, cashOuts?.shown ?? (() => none));
}
