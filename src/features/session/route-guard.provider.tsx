import { createActorContext } from '@xstate/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf, type Guard } from '#domain/site/route.ts';
import { messages } from '#domain/words/page-words.ts';
import { tabStorage } from '#kept/page-storage.ts';
import {
  isPageShown,
  routeGuardMachine,
  type RouteGuardRef,
} from '#machines/route-guard/route-guard.machine.ts';
import { visitorOf, type SessionSnapshot } from '#machines/session/session.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { readReturnPath, writeReturnPath } from './session-storage.ts';
import { useSession } from './session.provider.tsx';

const RouteGuardContext = createActorContext(routeGuardMachine);

/** Decides what the user or visitor may open. Needs the session and the router around it. */
export function RouteGuardProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const [machine] = useState(() =>
    routeGuardMachine.provide({
      actions: {
        sendHome: () => void navigate(hrefOf('home'), { replace: true }),
        openPath: (_, { path }) => void navigate(path),
        storeWantedPath: (_, { path }) => writeReturnPath(tabStorage, path),
        toastRefused: (_, { why }) =>
          showToast('info', why === 'blocked' ? messages.blockedPage : messages.signInForPage),
      },
    }),
  );
  const [input] = useState(() => ({
    visitor: visitorOf(session.getSnapshot()),
    wantedPath: readReturnPath(tabStorage),
  }));
  return (
    <RouteGuardContext.Provider logic={machine} options={{ input }}>
      <FollowSession />
      {children}
    </RouteGuardContext.Provider>
  );
}

function FollowSession() {
  const session = useSession();
  const routeGuard = useRouteGuard();
  useEffect(() => {
    const tell = (snapshot: SessionSnapshot) =>
      routeGuard.send({ type: 'visitor.changed', visitor: visitorOf(snapshot) });
    tell(session.getSnapshot());
    const changes = session.subscribe(tell);
    const signIns = session.on('signed.in', (event) => routeGuard.send(event));
    return () => [changes, signIns].forEach((heard) => heard.unsubscribe());
  }, [session, routeGuard]);
  return null;
}

export const useRouteGuard = (): RouteGuardRef => RouteGuardContext.useActorRef();

/** GRD-1 … GRD-4: renders, and loads, a page only where its guard lets this visitor in. */
export function GuardedRoute({ guard, children }: { guard: Guard; children: ReactNode }) {
  const routeGuard = useRouteGuard();
  const { pathname, search, hash, key } = useLocation();
  const page = useMemo(
    () => ({ guard, pathname, path: `${pathname}${search}${hash}`, visit: key }),
    [guard, pathname, search, hash, key],
  );
  const isShown = RouteGuardContext.useSelector((snapshot) => isPageShown(snapshot, page));
  useEffect(() => routeGuard.send({ type: 'page.asked', page }), [routeGuard, page]);
  return isShown ? children : null;
}
