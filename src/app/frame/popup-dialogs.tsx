import { lazy, Suspense } from 'react';
import { hrefOf } from '#domain/route.ts';
import { useCasinoLaunch } from '#features/casino-launch/casino-launch.provider.tsx';
import { EventSearch } from '#features/event-search/event-search.tsx';
import { useSession } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { narrow, useMedia } from '../use-media.ts';
import { BetsPanel } from './bets-column.tsx';
import { usePopups } from './popups.tsx';
import { RunBook } from './run-book.tsx';

const SignInForm = lazyPart(async () => (await import('#features/session/session-forms.tsx')).SignInForm);
const Rules = lazy(async () => ({ default: (await import('./rules.tsx')).Rules }));
const MarketRules = lazy(async () => ({ default: (await import('./market-rules.tsx')).MarketRules }));
const BankingPanel = lazy(async () => ({ default: (await import('./banking-panel.tsx')).BankingPanel }));
const MyMarket = lazyPart(async () => (await import('#features/exposure/my-market.tsx')).MyMarket);

const loading = <SkeletonRows rows={4} label="Loading" />;

/** FRM-2: the popups themselves. One is open at a time. */
export function PopupDialogs() {
  const { popup, close, leave } = usePopups();
  const session = useSession();
  const games = useLists()?.casinoEvents;
  const launch = useCasinoLaunch();
  // There the bets are a sheet.
  const isNarrow = useMedia(narrow);
  const is = (name: NonNullable<typeof popup>['name']) => popup?.name === name;

  const closeLogin = () => {
    session.send({ type: 'form.closed' });
    close();
  };
  const leaveLogin = (path: string) => {
    session.send({ type: 'form.closed' });
    leave(path);
  };
  /** A game that has left the lobby has no link, and is refused in words. */
  const openGame = (eventId: string) => {
    const entry = games?.find((candidate) => candidate.eventId === eventId);
    const { link = '', companyName = '' } = entry ?? {};
    close();
    launch.send({ type: 'game.chosen', game: { eventId, link, companyName } });
  };
  return (
    <>
      <Dialog open={is('login')} onOpenChange={closeLogin} title="Sign in" size="small">
        <Suspense fallback={loading}>
          <SignInForm
            onRegister={() => leaveLogin(hrefOf('signUp'))}
            onForgotten={() => leaveLogin(hrefOf('forgotPassword'))}
          />
        </Suspense>
      </Dialog>
      <Dialog open={is('search')} onOpenChange={close} title="Search" size="small">
        <EventSearch isInModal onOpen={leave} />
      </Dialog>
      <Dialog open={is('exposure')} onOpenChange={close} title="My Market" size="large">
        <Suspense fallback={loading}>
          <MyMarket onOpenPath={leave} onOpenGame={openGame} />
        </Suspense>
      </Dialog>
      <Dialog open={is('rules')} onOpenChange={close} title="Rules & Regulations" size="large">
        <Suspense fallback={loading}>
          <Rules />
        </Suspense>
      </Dialog>
      <Dialog open={is('marketRules')} onOpenChange={close} title="Rules of this market" size="large">
        {popup?.name === 'marketRules' && (
          <Suspense fallback={loading}>
            <MarketRules marketId={popup.marketId} />
          </Suspense>
        )}
      </Dialog>
      <Dialog open={is('bets') && !isNarrow} onOpenChange={close} title="Bets" size="small">
        <BetsPanel />
      </Dialog>
      <Dialog open={is('banking')} onOpenChange={close} title="Banking" size="small">
        <Suspense fallback={loading}>
          <BankingPanel section={popup?.name === 'banking' ? popup.section : null} />
        </Suspense>
      </Dialog>
      <Dialog open={is('book')} onOpenChange={close} title="Book" size="small">
        {popup?.name === 'book' && <RunBook marketId={popup.marketId} />}
      </Dialog>
    </>
  );
}
