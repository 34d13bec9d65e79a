import { createContext, use, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { must } from '#domain/must.ts';
import type { Order } from '#domain/bet/order.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { KeptCashOuts } from '#kept/kept-cash-outs.ts';
import { useOpenedPart } from '#ui/lazy-part/use-opened-part.ts';
import type { CashOuts } from './cash-outs.ts';

// The first page of a visitor needs none of it.
const cashOutsPart = () => import('./cash-outs.ts');
type CashOutsPart = Awaited<ReturnType<typeof cashOutsPart>>;

interface Opening {
  opened: CashOuts | null;
  /** Its script did not come; it is asked for again and again. */
  isAway: boolean;
}

const CashOutContext = createContext<Opening>({ opened: null, isAway: false });

export interface CashOutProviderProps {
  /** Null for a visitor. */
  userName: string | null;
  kept: KeptCashOuts;
  /** Calls back with the orders of the account's feed, of every image, which holds all that stand, and change. Null for a visitor. */
  listenToOrders:
    | ((
        listener: (orders: readonly Order[], settledMarkets: readonly string[], isImage: boolean) => void,
      ) => () => void)
    | null;
  children: ReactNode;
}

/** The cash outs of whoever is signed in; those that an earlier visit left without an answer are asked about. */
export function CashOutProvider({ userName, kept, listenToOrders, children }: CashOutProviderProps) {
  const client = useClient();
  const open = useCallback(
    (part: CashOutsPart) => {
      const started = new part.CashOuts(client, kept, must(userName));
      const back = () => started.tellNetworkReturned();
      window.addEventListener('online', back);
      // A browser that keeps nothing has nothing to be asked about.
      started.start().catch(() => undefined);
      const close = () => {
        window.removeEventListener('online', back);
        started.stop();
      };
      return { opened: started, close };
    },
    [client, kept, userName],
  );
  const opening = useOpenedPart(cashOutsPart, userName === null ? null : open);
  const { opened: cashOuts } = opening;
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
export const useCashOuts = (): CashOuts | null => use(CashOutContext).opened;
/** Whether that is for want of their script. */
export const useIsCashOutAway = (): boolean => use(CashOutContext).isAway;

const none: readonly string[] = [];
const never = () => () => undefined;

/** Ids of the markets whose cash out is opened, under way or done and not yet closed. */
export function useShownCashOuts(): readonly string[] {
  const cashOuts = useCashOuts();
  return useSyncExternalStore(cashOuts?.subscribe ?? never, cashOuts?.shown ?? (() => none));
}
