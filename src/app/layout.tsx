import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback } from 'react';
import { matchPath, Outlet, useNavigate } from 'react-router-dom';
import { rightColumnOf } from '#domain/frame.ts';
import { EventSearch } from '#features/event-search/event-search.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useStartup } from '#features/startup/startup.provider.tsx';
import { useIsConnectionLost } from '#live/live-provider.tsx';
import { isDrawerOpen } from '#machines/drawer/drawer.machine.ts';
import { NotLiveBanner } from '#ui/not-live-banner/not-live-banner.tsx';
import { AccountCorner } from './frame/account-corner.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Frame } from './frame/frame.tsx';
import { Header } from './frame/header.tsx';
import { usePopups } from './frame/popups.tsx';
import { DeviceFlags } from './frame/device-flags.tsx';
import { News, PromotionBanner } from './frame/news.tsx';
import { SideMenu } from './frame/side-menu.tsx';
import { TopNav } from './frame/top-nav.tsx';
import { useDrawer } from './frame/use-drawer.ts';
import { useAfterStart } from './use-after-start.ts';
import { narrow, useMedia, wide } from './use-media.ts';
import { useShownPath } from './use-shown-path.ts';
import { useTopOfPage } from './use-top-of-page.ts';

// What floats over the page is fetched beside it: nothing of it is seen at first.
const PopupDialogs = lazy(async () => ({
  default: (await import('./frame/popup-dialogs.tsx')).PopupDialogs,
}));
const SideDrawer = lazy(async () => ({ default: (await import('./frame/side-drawer.tsx')).SideDrawer }));
const BetsSheet = lazy(async () => ({ default: (await import('./frame/bets-sheet.tsx')).BetsSheet }));
const BetsPanel = lazy(async () => ({ default: (await import('./frame/bets-column.tsx')).BetsPanel }));
const CasinoColumn = lazy(async () => ({
  default: (await import('./frame/casino-column.tsx')).CasinoColumn,
}));
const StreamColumn = lazy(async () => ({
  default: (await import('./frame/stream-column.tsx')).StreamColumn,
}));

/** The common layout: the frame around every page but sign-up and the forgotten password. */
export function Layout() {
  const pathname = useShownPath();
  const navigate = useNavigate();
  const { startup, theme } = useStartup();
  const popups = usePopups();
  const drawer = useDrawer();
  useTopOfPage();

  const chooseSport = useCallback(
    (chosen: string) => startup.send({ type: 'sport.chosen', sportId: chosen }),
    [startup],
  );
  const openPath = useCallback((path: string) => void navigate(path), [navigate]);
  const chooseItem = useCallback(() => drawer.send({ type: 'item.chosen' }), [drawer]);
  const column = rightColumnOf(pathname);
  const isNarrow = useMedia(narrow);
  const hasRightColumn = useMedia(wide) && column !== 'none';
  const isAfterStart = useAfterStart();
  const isMenuOpen = useSelector(drawer, isDrawerOpen);
  // A market says it itself, with what it means for a bet there.
  const isLost = useIsConnectionLost() && column !== 'streamAndBets';
  const isSignedIn = useIsSignedIn();

  return (
    <>
      <Frame
        header={
          <>
            <Header
              search={isNarrow ? null : <EventSearch onOpen={openPath} />}
              account={<AccountCorner />}
              isTight={isNarrow && isSignedIn}
              onMenu={() => drawer.send({ type: 'menu.toggled' })}
              onSearch={() => popups.show('search')}
              onRules={() => popups.show('rules')}
            />
            {isNarrow && isSignedIn && <PromotionBanner />}
            <News />
          </>
        }
        topNav={<TopNav path={pathname} onOpen={openPath} onSport={chooseSport} />}
        sideNav={isNarrow ? null : <SideMenu onSport={chooseSport} />}
        rightColumn={hasRightColumn ? <Suspense>{rightColumn(pathname)}</Suspense> : null}
        footer={<Footer yearNotice={theme?.yearNotice ?? '2023'} onRules={() => popups.show('rules')} />}
        bottomBar={
          <BottomBar
            onSports={() => drawer.send({ type: 'menu.toggled' })}
            onChosen={() => drawer.send({ type: 'tab.chosen' })}
          />
        }
      >
        {isLost && (
          <NotLiveBanner>The connection was lost. Prices are not live; connecting again…</NotLiveBanner>
        )}
        <Outlet />
      </Frame>
      <Suspense>
        {isNarrow && (isAfterStart || popups.open === 'bets') && <BetsSheet />}
        {(isAfterStart || isMenuOpen) && (
          <SideDrawer drawer={drawer}>
            <SideMenu isInDrawer onSport={chooseSport} onOpened={chooseItem} />
          </SideDrawer>
        )}
        {(isAfterStart || popups.open) && <PopupDialogs />}
      </Suspense>
      <DeviceFlags userAgent={navigator.userAgent} path={pathname} />
    </>
  );
}

/** FRM-4 … FRM-7 */
function rightColumn(path: string) {
  switch (rightColumnOf(path)) {
    case 'none':
      return null;
    case 'casino':
      return <CasinoColumn />;
    case 'bets':
      return <BetsPanel />;
    case 'streamAndBets':
      return <StreamColumn eventId={matchPath('/:page/:eventId/*', path)?.params.eventId ?? ''} />;
  }
}
