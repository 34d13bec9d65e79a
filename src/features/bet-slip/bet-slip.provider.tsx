import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { sendTo } from 'xstate';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { randomSeed } from '#actors/random-seed.ts';
import { useOpenedPart } from '#actors/use-opened-part.ts';
import type { Bet } from '#domain/bet/intent.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import type { Restriction } from '#domain/bettor/session.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { Kept } from '#kept/kept.ts';
import { visitorName } from '#kept/layline-database.ts';
import { betSlipMachine, type BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';
import type { Bettor } from '#machines/bet-slip/bet-slip.types.ts';
import { selectApart, type BetApart, type BetIntentsRef } from '#machines/bet-intents/bet-intents.machine.ts';
import type { IntentChoice } from '#machines/bet-intents/bet-intents.types.ts';
import { provideBetIntents } from './bet-intents.actors.ts';
import type { DraftKeeper } from './draft-keeper.ts';

// Loaded later, as is what opens the database that it reads.
const keeperPart = () => import('./draft-keeper.ts');
type KeeperPart = Awaited<ReturnType<typeof keeperPart>>;

const SlipContext = createContext<BetSlipRef | null>(null);

export interface BetSlipProviderProps {
  userName: string | null;
  /** Why the user may place no bets. */
  restriction: Restriction | null;
  settings: SlipSettings;
  kept: Pick<Kept, 'intents' | 'drafts'>;
  children: ReactNode;
}

const bettorOf = (userName: string | null, restriction: Restriction | null): Bettor =>
  userName === null ? 'visitor' : (restriction ?? 'bettor');

/** The bets are found by system id: they exist while somebody is signed in, and nobody else can place one. */
const slipMachine = betSlipMachine.provide({
  actions: {
    openIntents: sendTo(
      ({ system }) => system.get('betIntents'),
      (_, { bets }: { bets: readonly Bet[] }) => ({ type: 'bets.placed', bets }),
    ),
  },
});

/** The slip, its bets under way, and the bets that an earlier visit left unanswered. */
export function BetSlipProvider({ userName, restriction, settings, kept, children }: BetSlipProviderProps) {
  const client = useClient();
  const page = usePage();
  const bettor = bettorOf(userName, restriction);
  const [slip] = useState(() => openActor(page, 'betSlip', slipMachine, { bettor, settings }));
  const keeper = useRef<DraftKeeper>(null);

  useEffect(() => slip.send({ type: 'bettor.changed', bettor }), [slip, bettor]);
  useEffect(() => slip.send({ type: 'settings.changed', settings }), [slip, settings]);
  const keep = useCallback(
    (part: KeeperPart) => {
      const own = keeper.current ?? new part.DraftKeeper(slip, kept.drafts);
      keeper.current = own;
      return own.startFor(userName ?? visitorName);
    },
    [slip, kept, userName],
  );
  // Runs after the machine has the new bettor, so that one user's cards are never kept under another's name.
  useOpenedPart(keeperPart, keep);
  useEffect(() => {
    if (userName === null) return;
    const machine = provideBetIntents(client, kept.intents, userName);
    openActor(page, 'betIntents', machine, { seed: randomSeed() });
    return () => page.send({ type: 'actor.closed', id: 'betIntents' });
  }, [page, client, kept, userName]);

  return <SlipContext value={slip}>{children}</SlipContext>;
}

export function useSlip(): BetSlipRef {
  const slip = use(SlipContext);
  if (!slip) throw new Error('The slip needs a BetSlipProvider above it');
  return slip;
}

const useBetIntents = () => usePageActor<BetIntentsRef>('betIntents');

/** Returns how the bettor answers a bet that was not sent or never arrived. */
export function useChooseIntent(): (clientId: string, choice: IntentChoice) => void {
  const intents = useBetIntents();
  return useCallback(
    (clientId, choice) => intents?.send({ type: 'choice.made', clientId, choice }),
    [intents],
  );
}

/** Returns how to dismiss a bet that is not in the slip and whose result is known. */
export function useCloseApart(): (clientId: string) => void {
  const intents = useBetIntents();
  return useCallback((clientId) => intents?.send({ type: 'bet.closed', clientId }), [intents]);
}

const noBets: readonly BetApart[] = [];

/** Bets that are not in the slip: left by an earlier visit, or in doubt at some time. */
export const useBetsApart = (): readonly BetApart[] =>
  useSelector(
    useBetIntents() ?? undefined,
    (snapshot) => (snapshot ? selectApart(snapshot) : noBets),
    // Mostly there are none.
    shallowEqual,
  );
