import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { SignUp } from '#features/sign-up/sign-up.tsx';
import { pageJurisdiction } from '../jurisdiction.ts';
import { BarePage } from './bare-page.tsx';

/** Signed-in users are sent home. `?ref=CODE`: who sent them here. */
export function SignUpPage() {
  const session = useSession();
  const [search] = useSearchParams();
  if (useIsSignedIn()) return <Navigate to="/" replace />;
  return (
    <BarePage title="Open an account">
      <SignUp
        jurisdiction={pageJurisdiction()}
        referral={search.get('ref') ?? ''}
        onOpened={(opened) => session.send({ type: 'session.opened', session: opened })}
      />
    </BarePage>
  );
}
