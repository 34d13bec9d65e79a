import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';

/** RTE-17: ends the session and goes to `/`. */
export function LogoutPage() {
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  useEffect(() => session.send({ type: 'logout.chosen' }), [session]);
  return isSignedIn ? null : <Navigate to="/" replace />;
}
