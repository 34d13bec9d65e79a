import { useCallback, useEffect } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { newId } from '#actors/new-id.ts';
import { useOpenedPart } from '#actors/use-opened-part.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { KeptOrderChanges } from '#kept/kept-order-changes.ts';
import {
  selectLastPress,
  type BetIntentsRef,
  type BetIntentsSnapshot,
} from '#machines/bet-intents/bet-intents.machine.ts';
import type { MyBetsRef } from '#machines/my-bets/my-bets.machine.ts';

// Loaded later: a visitor's first page needs none of it.
const myBetsPart = () => import('./my-bets.actors.ts');
type MyBetsPart = Awaited<ReturnType<typeof myBetsPart>>;

/**
 * Opens My Bets for as long as somebody is signed in. Changes of waiting bets go on whether or not My Bets is shown.
 * Changes of an earlier visit are given up, unless the exchange already had them. Null: a visitor.
 */
export function useOpenMyBets(userName: string | null, kept: KeptOrderChanges): void {
  const client = useClient();
  const page = usePage();
  const open = useCallback(
    ({ provideMyBets }: MyBetsPart) => {
      if (userName === null) return () => undefined;
      openActor(page, 'myBets', provideMyBets(client, kept, userName), { idPrefix: newId() });
      return () => page.send({ type: 'actor.closed', id: 'myBets' });
    },
    [page, client, kept, userName],
  );
  useOpenedPart(myBetsPart, userName === null ? null : open);
}

/** Null for a visitor, and until My Bets is loaded. */
export const useMyBets = (): MyBetsRef | null => usePageActor<MyBetsRef>('myBets');

/** Tells My Bets which bets the slip placed last, so that it shows where they are. */
export function useLastPress(myBets: MyBetsRef): void {
  const intents = usePageActor<BetIntentsRef>('betIntents');
  useEffect(() => {
    if (!intents) return undefined;
    let told: readonly string[] | null = null;
    const tell = (snapshot: BetIntentsSnapshot) => {
      const clientIds = selectLastPress(snapshot);
      if (clientIds !== told) myBets.send({ type: 'bets.placed', clientIds });
      told = clientIds;
    };
    tell(intents.getSnapshot());
    const { unsubscribe } = intents.subscribe(tell);
    return unsubscribe;
  }, [myBets, intents]);
}
