import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messages } from '#domain/words/messages.ts';
import { hrefOf, isAllowed, type Guard } from '#domain/site/route.ts';
import { useSession, useVisitor } from '#features/session/session.provider.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/**
 * GRD-1 … GRD-4: decides before anything of the page is rendered or loaded. The wanted path waits for the sign-in;
 * the redirect takes its place in the history.
 */
export function GuardedRoute({ guard, children }: { guard: Guard; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const visitor = useVisitor();
  const { hasToken } = visitor;
  const isOpen = isAllowed(guard, visitor);
  const path = `${pathname}${search}${hash}`;
  const [openPage, setOpenPage] = useState(isOpen ? pathname : null);
  if (isOpen && openPage !== pathname) setOpenPage(pathname);
  // The session ended while the page was open: it leads to the root itself (SES-2, SES-3).
  const isEnded = !hasToken && openPage === pathname;
  useEffect(() => {
    if (isOpen || isEnded) return;
    session.send({ type: 'path.denied', path });
    showToast('info', hasToken ? messages.blockedPage : messages.signInForPage);
  }, [session, isOpen, isEnded, hasToken, path]);
  if (isOpen) return children;
  return isEnded ? null : <Navigate to={hrefOf('home')} replace />;
}
