import { useCallback, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { hasTopNav, rightColumnOf } from '#domain/frame.ts';
import { hiddenInTopNav, sportIds } from '#domain/sport.ts';
import { EventSearch } from '#features/event-search/event-search.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { SideNav } from '#features/side-nav/side-nav.tsx';
import { SportTabsView } from '#features/sport-tab/sport-tabs.view.tsx';
import { useLists, useSportId, useStartup } from '#features/startup/startup.provider.tsx';
import { useIsConnectionLost } from '#live/live-provider.tsx';
import { NotLiveBanner } from '#ui/not-live-banner/not-live-banner.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { AccountCorner } from './frame/account-corner.tsx';
import { BetsPanel } from './frame/bets-column.tsx';
import { BetsSheet } from './frame/bets-sheet.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { CasinoColumn } from './frame/casino-column.tsx';
import { Footer } from './frame/footer.tsx';
import { Frame } from './frame/frame.tsx';
import { Header } from './frame/header.tsx';
import { PopupDialogs } from './frame/popup-dialogs.tsx';
import { usePopups } from './frame/popups.tsx';
import { narrow, useMedia } from './use-media.ts';

/** The common layout: the frame around every page but sign-up and the forgotten password. */
export function Layout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { startup, theme } = useStartup();
  const lists = useLists();
  const sportId = useSportId();
  const popups = usePopups();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  const chooseSport = useCallback(
    (chosen: string) => startup.send({ type: 'sport.chosen', sportId: chosen }),
    [startup],
  );
  const openPath = useCallback((path: string) => void navigate(path), [navigate]);
  const openSport = (chosen: string) => {
    if (chosen === sportIds.horseRacing) void navigate('/horseRacing/7');
    else if (chosen === sportIds.lottery) void navigate('/lottery');
    else {
      void navigate('/');
      chooseSport(chosen);
    }
  };
  const sideNav = (
    <SideNav
      sports={lists?.sports ?? null}
      events={lists?.allEvents ?? []}
      onSport={chooseSport}
      onOpened={() => setIsDrawerOpen(false)}
    />
  );
  const column = rightColumnOf(pathname);
  const isNarrow = useMedia(narrow);
  // A market says it itself, with what it means for a bet there.
  const isLost = useIsConnectionLost() && column !== 'streamAndBets';
  const isSignedIn = useIsSignedIn();

  return (
    <>
      <Frame
        header={
          <Header
            search={isNarrow ? null : <EventSearch onOpen={openPath} />}
            account={<AccountCorner />}
            isTight={isNarrow && isSignedIn}
            onMenu={() => setIsDrawerOpen(true)}
            onSearch={() => popups.show('search')}
          />
        }
        topNav={
          hasTopNav(pathname) ? (
            <SportTabsView
              sports={lists?.sports.filter((sport) => !hiddenInTopNav.has(sport.sportId)) ?? []}
              chosen={sportId}
              onChoose={openSport}
            />
          ) : null
        }
        sideNav={sideNav}
        rightColumn={column === 'none' ? null : column === 'casino' ? <CasinoColumn /> : <BetsPanel />}
        footer={<Footer yearNotice={theme?.yearNotice ?? '2023'} onRules={() => popups.show('rules')} />}
        bottomBar={
          <BottomBar onSports={() => setIsDrawerOpen(true)} onChosen={() => setIsDrawerOpen(false)} />
        }
      >
        {isLost && (
          <NotLiveBanner>The connection was lost. Prices are not live; connecting again…</NotLiveBanner>
        )}
        <Outlet />
      </Frame>
      {isNarrow && <BetsSheet />}
      <Drawer open={isDrawerOpen} onOpenChange={setIsDrawerOpen} title="Sports" from="left">
        {sideNav}
      </Drawer>
      <PopupDialogs />
    </>
  );
}
