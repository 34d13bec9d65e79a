import { useActorRef } from '@xstate/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Order } from '#domain/bet/order.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { Kept } from '#kept/kept.ts';
import { visitorName } from '#kept/layline-database.ts';
import { betSlipMachine, type BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';
import type { Bettor } from '#machines/bet-slip/bet-slip.types.ts';
import { BetIntents, type BetApart } from './bet-intents.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { IntentChoice } from './intent-choices.view.tsx';

interface Slip {
  slip: BetSlipRef;
  intents: BetIntents;
}

const SlipContext = createContext<Slip | null>(null);

/** How the slip hears of what became of its orders: images, which hold all that stand, and changes of the account's feed. */
export type ListenToOrders = (
  listener: (orders: readonly Order[], settledMarkets: readonly string[], isImage: boolean) => void,
) => () => void;

export interface BetSlipProviderProps {
  userName: string | null;
  isBlocked: boolean;
  /** Null for a visitor. */
  listenToOrders: ListenToOrders | null;
  settings: SlipSettings;
  kept: Pick<Kept, 'intents' | 'drafts'>;
  children: ReactNode;
}

const bettorOf = (userName: string | null, isBlocked: boolean): Bettor =>
  userName === null ? 'visitor' : isBlocked ? 'blocked' : 'bettor';

/** The slip, its bets under way, and those that an earlier visit left unanswered. */
export function BetSlipProvider({
  userName,
  isBlocked,
  listenToOrders,
  settings,
  kept,
  children,
}: BetSlipProviderProps) {
  const client = useClient();
  const [intents] = useState(() => new BetIntents(client, kept.intents));
  const [machine] = useState(() =>
    betSlipMachine.provide({ actions: { openIntents: (_, { bets }) => intents.open(bets) } }),
  );
  const bettor = bettorOf(userName, isBlocked);
  const slip = useActorRef(machine, { input: { bettor, settings } });
  const [drafts] = useState(() => new DraftKeeper(slip, kept.drafts));

  useEffect(() => intents.listen((report) => slip.send({ type: 'bet.changed', report })), [intents, slip]);
  useEffect(() => slip.send({ type: 'bettor.changed', bettor }), [slip, bettor]);
  useEffect(() => slip.send({ type: 'settings.changed', settings }), [slip, settings]);
  // After the machine heard who it is: nothing of whoever was here before is kept under another's name.
  useEffect(() => drafts.startFor(userName ?? visitorName), [drafts, userName]);
  useEffect(() => {
    void intents.startFor(userName);
    return () => intents.stop();
  }, [intents, userName]);
  useEffect(() => listenToOrders?.((...told) => intents.tell(...told)), [intents, listenToOrders]);

  const value = useMemo(() => ({ slip, intents }), [slip, intents]);
  return <SlipContext value={value}>{children}</SlipContext>;
}

function useSlipContext(): Slip {
  const value = use(SlipContext);
  if (!value) throw new Error('The slip needs a BetSlipProvider above it');
  return value;
}

export const useSlip = (): BetSlipRef => useSlipContext().slip;

/** How the bettor answers a bet that was not sent or never arrived. */
export function useChooseIntent(): (clientId: string, choice: IntentChoice) => void {
  const { intents } = useSlipContext();
  return useCallback((clientId, choice) => intents.choose(clientId, choice), [intents]);
}

/** Takes a bet that does not stand in the slip, and that is known, out of sight. */
export function useCloseApart(): (clientId: string) => void {
  const { intents } = useSlipContext();
  return useCallback((clientId) => intents.close(clientId), [intents]);
}

/** Bets that do not stand in the slip: those that an earlier visit left, and those that were in doubt. */
export function useBetsApart(): readonly BetApart[] {
  const { intents } = useSlipContext();
  const [apart, setApart] = useState<readonly BetApart[]>([]);
  useEffect(() => {
    const read = () => setApart(intents.apart());
    read();
    return intents.watch(read);
  }, [intents]);
  return apart;
}
