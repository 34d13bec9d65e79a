import { Navigate } from 'react-router-dom';
import { SignUpForm } from '#features/session/session-forms.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { BarePage } from './bare-page.tsx';

/** Signed-in users are sent home. */
export function SignUpPage() {
  if (useIsSignedIn()) return <Navigate to="/" replace />;
  return (
    <BarePage title="Open an account">
      <SignUpForm />
    </BarePage>
  );
}
