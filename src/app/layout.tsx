import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { setPractice } from '#domain/money/money.ts';
import { hrefOf } from '#domain/site/route.ts';
import { rightColumnOf } from './frame/frame.ts';
import { useIsAccountAway } from '#features/account-feed/use-account.ts';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { useStartup } from '#features/startup/startup.provider.tsx';
import { useIsConnectionLost } from '#live/live-provider.tsx';
import { isDrawerOpen } from '#machines/drawer/drawer.machine.ts';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { NotLiveBanner } from '#ui/not-live-banner/not-live-banner.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { PlainDialog } from '#ui/plain-dialog/plain-dialog.tsx';
import { apolloPart } from './apollo-part.tsx';
import { AccountCorner } from './account/account-corner.tsx';
import { BetsPart } from './bets/bets-part.tsx';
import { useHasBets } from './use-bets-beside.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Frame } from './frame/frame.tsx';
import { Header } from './frame/header.tsx';
import { HeaderSearch } from './search/header-search.tsx';
import { usePopups } from './popups/popups.tsx';
import { News } from './frame/news.tsx';
import { SideMenu } from './frame/side-menu.tsx';
import { TopNav } from './frame/top-nav.tsx';
import { useDrawer } from './frame/use-drawer.ts';
import { useAfterStart } from './use-after-start.ts';
import { narrow, useMedia, wide } from '#ui/media/use-media.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useShownPath } from './use-shown-path.ts';
import { useSportChoice } from './use-sport-choice.ts';
import { useTopOfPage } from './use-top-of-page.ts';

// Fetched separately: what floats over the page, and what it has once it stands. No visit begins with any of it.
const PopupDialogs = lazyPart(async () => (await import('./popups/popup-dialogs.tsx')).PopupDialogs);
const PageNotes = lazyPart(async () => (await import('./frame/page-notes.tsx')).PageNotes);
const AfterStart = lazyPart(async () => (await import('./frame/after-start.tsx')).AfterStart);
const MenuDrawer = lazyPart(async () => (await import('./frame/menu-drawer.tsx')).MenuDrawer);
const BetsSheet = lazyPart(async () => (await import('./bets/bets-sheet.tsx')).BetsSheet);
const CasinoColumn = lazyPart(async () => (await import('./frame/casino-column.tsx')).CasinoColumn);
const StreamColumn = apolloPart(async () => (await import('./stream/stream-column.tsx')).StreamColumn);

/** The common layout: the frame around every page except sign-up and forgotten password. */
export function Layout() {
  const pathname = useShownPath();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { theme } = useStartup();
  const sports = useSportChoice();
  const popups = usePopups();
  const drawer = useDrawer();
  useTopOfPage();

  const openPath = useCallback((path: string) => void navigate(path), [navigate]);
  const chooseItem = useCallback(() => drawer.send({ type: 'item.chosen' }), [drawer]);
  const column = rightColumnOf(pathname);
  const isNarrow = useMedia(narrow);
  const isWide = useMedia(wide);
  const hasRightColumn = isWide && column !== 'none';
  const isAfterStart = useAfterStart();
  const isMenuOpen = useSelector(drawer, isDrawerOpen);
  // A market page says it itself, with what it means for bets there.
  const saysItself = column === 'streamAndBets';
  const isLost = useIsConnectionLost();
  const isOffline = useIsOffline();
  const isAway = useIsAccountAway();
  const isSignedIn = useIsSignedIn();
  const isPractice = useSelector(useSession(), isPracticeOf);
  setPractice(isPractice);

  return (
    <>
      <Frame
        header={
          <Header
            search={isNarrow ? null : <HeaderSearch />}
            account={<AccountCorner />}
            isTight={isNarrow && isSignedIn}
            onMenu={() => drawer.send({ type: 'menu.toggled' })}
            onSearch={() => popups.show('search')}
            onRules={() => popups.show('rules')}
          />
        }
        news={<News hasPromotions={isNarrow && isSignedIn} />}
        topNav={<TopNav path={`${pathname}${search}`} onOpen={openPath} onSport={sports.publish} />}
        sideNav={isNarrow ? null : <SideMenu onSport={sports.show} onCompetition={sports.showCompetition} />}
        rightColumn={hasRightColumn ? rightColumn(pathname) : null}
        footer={<Footer yearNotice={theme?.yearNotice ?? '2023'} onRules={() => popups.show('rules')} />}
        isCovered={isNarrow && popups.open === 'bets'}
        bottomBar={
          <BottomBar
            onSports={() => drawer.send({ type: 'menu.toggled' })}
            onChosen={() => drawer.send({ type: 'tab.chosen' })}
          />
        }
      >
        {!saysItself && (isOffline || isLost) && (
          <NotLiveBanner floats>
            {isOffline
              ? 'You are offline. Prices are not live, and nothing can be bet.'
              : 'The connection was lost. Prices are not live; connecting again…'}
          </NotLiveBanner>
        )}
        {!saysItself && !isOffline && !isLost && isAway && (
          <NotLiveBanner floats>
            Betting is paused: the exchange does not answer. Your bets stand, and it goes on by itself.
          </NotLiveBanner>
        )}
        {isAfterStart && (
          <>
            <PartBoundary name="The notes" isAsked={false}>
              <PageNotes path={pathname} />
            </PartBoundary>
            <PartBoundary name="The keys for prices" isAsked={false}>
              <AfterStart />
            </PartBoundary>
          </>
        )}
        {/* With amounts of the other kind of money, the page is drawn anew. */}
        <Outlet key={+isPractice} />
      </Frame>
      {!isWide && (isAfterStart || popups.open === 'bets') && (
        <Floating name="The bet slip" isOpen={popups.open === 'bets'} onClose={popups.close}>
          <BetsSheet />
        </Floating>
      )}
      {(isAfterStart || isMenuOpen) && (
        <Floating name="The menu" isOpen={isMenuOpen} onClose={chooseItem}>
          <MenuDrawer drawer={drawer} onSport={sports.show} onCompetition={sports.showCompetition} />
        </Floating>
      )}
      {(isAfterStart || popups.open) && (
        <Floating
          name={popups.open === 'login' ? 'The sign-in form' : 'The popup'}
          isOpen={popups.open !== null && (isWide || popups.open !== 'bets')}
          onClose={popups.close}
        >
          <PopupDialogs />
        </Floating>
      )}
    </>
  );
}

interface FloatingProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Fetched before it is opened. If fetching fails, whoever opens it gets the browser's own dialog instead. */
const Floating = ({ name, isOpen, onClose, children }: FloatingProps) => (
  <PartBoundary
    name={name}
    isAsked={isOpen}
    renderFailure={(words) => (
      <PlainDialog title={name} onClose={onClose}>
        {words}
      </PlainDialog>
    )}
  >
    {children}
  </PartBoundary>
);

/** Slip and My Bets stand above Play Games while there is something in them. */
const BetsAbove = () => useHasBets() && <BetsPart />;

const lobbies = [hrefOf('internationalCasino'), hrefOf('casino')];

/** FRM-4 … FRM-7 */
function rightColumn(path: string) {
  switch (rightColumnOf(path)) {
    case 'none':
      return null;
    case 'casino':
      return (
        <>
          <BetsAbove />
          <PartBoundary name="Play Games">
            <CasinoColumn isBesideLobby={lobbies.includes(path)} />
          </PartBoundary>
        </>
      );
    case 'bets':
      return <BetsPart />;
    case 'streamAndBets':
      return (
        <>
          <PartBoundary name="The Live Stream" resetKey={path}>
            <StreamColumn />
          </PartBoundary>
          <BetsPart />
        </>
      );
  }
}
