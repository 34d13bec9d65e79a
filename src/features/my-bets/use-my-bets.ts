import { useCallback } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { useOpenedPart } from '#actors/use-opened-part.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { KeptOrderChanges } from '#kept/kept-order-changes.ts';
import type { MyBetsRef } from '#machines/my-bets/my-bets.machine.ts';

// The first page of a visitor needs none of it.
const myBetsPart = () => import('./my-bets.actors.ts');
type MyBetsPart = Awaited<ReturnType<typeof myBetsPart>>;

/**
 * What is asked of waiting bets, for as long as somebody is signed in: it goes on wherever My Bets is shown, and whether it
 * is. Changes of an earlier visit are given up, unless the exchange had them before. Null: a visitor.
 */
export function useOpenMyBets(userName: string | null, kept: KeptOrderChanges): void {
  const client = useClient();
  const page = usePage();
  const open = useCallback(
    ({ provideMyBets }: MyBetsPart) => {
      if (userName === null) return () => undefined;
      openActor(page, 'myBets', provideMyBets(client, kept, userName), { idPrefix: crypto.randomUUID() });
      return () => page.send({ type: 'actor.closed', id: 'myBets' });
    },
    [page, client, kept, userName],
  );
  useOpenedPart(myBetsPart, userName === null ? null : open);
}

/** Null for a visitor, and until it is there. */
export const useMyBets = (): MyBetsRef | null => usePageActor<MyBetsRef>('myBets');
