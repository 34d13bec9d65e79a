import { createContext, use, useCallback, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { must } from '#domain/must.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { KeptOrderChanges } from '#kept/kept-order-changes.ts';
import type { MyBetsRef } from '#machines/my-bets/my-bets.machine.ts';
import { useOpenedPart } from '#ui/lazy-part/use-opened-part.ts';

// The first page of a visitor needs none of it.
const myBetsPart = () => import('./my-bets.actors.ts');
type MyBetsPart = Awaited<ReturnType<typeof myBetsPart>>;

const MyBetsContext = createContext<MyBetsRef | null>(null);

export interface MyBetsProviderProps {
  /** Null for a visitor. */
  userName: string | null;
  kept: KeptOrderChanges;
  children: ReactNode;
}

/**
 * What is asked of waiting bets, for as long as somebody is signed in: it goes on wherever My Bets is shown, and whether it
 * is. Changes of an earlier visit are given up, unless the exchange had them before.
 */
export function MyBetsProvider({ userName, kept, children }: MyBetsProviderProps) {
  const client = useClient();
  const open = useCallback(
    ({ provideMyBets }: MyBetsPart) => {
      const forUser = must(userName);
      const machine = provideMyBets(client, kept, forUser);
      const myBets = createActor(machine, { input: { idPrefix: crypto.randomUUID() } }).start();
      const tell = () => myBets.send({ type: 'network.returned' });
      window.addEventListener('online', tell);
      // A browser that keeps nothing has nothing to be asked about.
      void kept.of(forUser).then(
        (changes) => myBets.send({ type: 'changes.found', changes }),
        () => undefined,
      );
      const close = () => {
        window.removeEventListener('online', tell);
        myBets.stop();
      };
      return { opened: myBets, close };
    },
    [client, kept, userName],
  );
  const { opened: myBets } = useOpenedPart(myBetsPart, userName === null ? null : open);
  return <MyBetsContext value={myBets}>{children}</MyBetsContext>;
}

/** Null for a visitor, and until it is there. */
export const useMyBets = (): MyBetsRef | null => use(MyBetsContext);
