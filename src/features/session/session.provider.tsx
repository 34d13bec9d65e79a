import { createActorContext } from '@xstate/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { randomSeed } from '#actors/random-seed.ts';
import { messages } from '#domain/words/page-words.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { sharedStorage } from '#kept/page-storage.ts';
import {
  isOnBreak,
  isSignedIn,
  sessionMachine,
  userNameOf,
  visitorOf,
  type SessionRef,
} from '#machines/session/session.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { provideSession } from './session.actors.ts';
import { readSession } from './session-storage.ts';
import type { TokenRefusals } from './token-refusals.ts';

const SessionContext = createActorContext(sessionMachine);

export interface SessionProviderProps {
  refusals: TokenRefusals;
  /** Called when another user, or nobody, is at the page: drops what was fetched or opened for the previous one. */
  onUserChange: () => void;
  children: ReactNode;
}

/** Provides who is at the page. Needs the router around it: signing out leads to the root. */
export function SessionProvider({ refusals, onUserChange, children }: SessionProviderProps) {
  const client = useClient();
  const navigate = useNavigate();
  const [machine] = useState(() =>
    provideSession({
      client,
      refusals,
      openPath: (path) => void navigate(path),
      toastGenericError: () => showToast('error', messages.genericError),
      toastSignedOut: () => showToast('info', messages.signedOut),
      toastNotKept: () => showToast('info', messages.sessionNotKept),
    }),
  );
  const [input] = useState(() => ({
    session: readSession(sharedStorage),
    now: new Date().toISOString(),
    seed: randomSeed(),
  }));
  return (
    <SessionContext.Provider logic={machine} options={{ input }}>
      <TellUserChange onUserChange={onUserChange} />
      {children}
    </SessionContext.Provider>
  );
}

function TellUserChange({ onUserChange }: Pick<SessionProviderProps, 'onUserChange'>) {
  const userName = useUserName();
  const lastUser = useRef(userName);
  useEffect(() => {
    if (lastUser.current === userName) return;
    lastUser.current = userName;
    onUserChange();
  }, [userName, onUserChange]);
  return null;
}

export const useSession = (): SessionRef => SessionContext.useActorRef();

export const useIsSignedIn = (): boolean => SessionContext.useSelector(isSignedIn);
export const useUserName = (): string | null => SessionContext.useSelector(userNameOf);

/** Whether they take a break from betting. */
export const useIsOnBreak = (): boolean => SessionContext.useSelector(isOnBreak);

/** What a route's guard asks about. */
export const useVisitor = () =>
  SessionContext.useSelector(visitorOf, (a, b) => a.hasToken === b.hasToken && a.isLogin === b.isLogin);
