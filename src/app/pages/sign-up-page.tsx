import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { setPractice } from '#domain/money/money.ts';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { SignUp } from '#features/sign-up/sign-up.tsx';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { pageJurisdiction } from '../jurisdiction.ts';
import { BarePage } from './bare-page.tsx';

/** Signed-in users are sent home, but for those with practice money, who keep their account here. `?ref=CODE`: who sent them here. */
export function SignUpPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const isPractice = useSelector(session, isPracticeOf);
  const jurisdiction = pageJurisdiction();
  // Where there is no other money, there is nothing to keep it for.
  const keeps = isPractice && jurisdiction.hasMoney;
  const isSignedIn = useIsSignedIn();
  // What is opened here is not practice money's, whatever the pages before were.
  setPractice(false);
  if (isSignedIn && !keeps) return <Navigate to="/" replace />;
  return (
    <BarePage title={keeps ? 'Keep the account' : 'Open an account'}>
      {keeps && (
        <p>
          What waits is cancelled, what is matched ends as practice, and the practice money goes. The account
          is then one for money.
        </p>
      )}
      <SignUp
        keeps={keeps}
        jurisdiction={jurisdiction}
        referral={search.get('ref') ?? ''}
        onOpened={(opened) => {
          session.send({ type: 'session.opened', session: opened });
          // Nothing of the practice account may stay on the page.
          if (keeps) window.location.replace('/');
        }}
      />
    </BarePage>
  );
}
