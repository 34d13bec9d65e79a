import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '#domain/route.ts';
import { EventSearch } from '#features/event-search/event-search.tsx';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { narrow, useMedia } from '../use-media.ts';
import { BetsPanel } from './bets-column.tsx';
import { usePopups } from './popups.tsx';
import { Rules } from './rules.tsx';

const SignInForm = lazyPart(async () => (await import('#features/session/session-forms.tsx')).SignInForm);
const MyMarket = lazyPart(async () => (await import('#features/exposure/my-market.tsx')).MyMarket);

const loading = <SkeletonRows rows={4} label="Loading" />;

/** FRM-2: the popups themselves. One is open at a time. */
export function PopupDialogs() {
  const { open, close } = usePopups();
  const session = useSession();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  // There the bets are a sheet.
  const isNarrow = useMedia(narrow);

  useEffect(() => {
    if (open === 'login' && isSignedIn) close();
  }, [open, isSignedIn, close]);

  const closeLogin = () => {
    session.send({ type: 'form.closed' });
    close();
  };
  return (
    <>
      <Dialog open={open === 'login'} onOpenChange={closeLogin} title="Sign in" size="small">
        <Suspense fallback={loading}>
          <SignInForm
            onRegister={() => {
              closeLogin();
              void navigate(hrefOf('signUp'));
            }}
          />
        </Suspense>
      </Dialog>
      <Dialog open={open === 'search'} onOpenChange={close} title="Search" size="small">
        <EventSearch
          isInModal
          onOpen={(path) => {
            close();
            void navigate(path);
          }}
        />
      </Dialog>
      <Dialog open={open === 'exposure'} onOpenChange={close} title="My Market" size="large">
        <Suspense fallback={loading}>
          <MyMarket
            onOpen={({ eventId, sportId }) => {
              close();
              void navigate(hrefOf('marketDetails', { eventId, id: sportId }));
            }}
          />
        </Suspense>
      </Dialog>
      <Dialog open={open === 'rules'} onOpenChange={close} title="Rules & Regulations" size="large">
        <Rules />
      </Dialog>
      <Dialog open={open === 'bets' && !isNarrow} onOpenChange={close} title="Bets" size="small">
        <BetsPanel />
      </Dialog>
    </>
  );
}
