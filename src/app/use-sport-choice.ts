import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasTab, sportDestination } from '#domain/market/sport-tab.ts';
import { tabIds } from '#domain/site/exchange-tab.ts';
import { hrefOf } from '#domain/site/route.ts';
import { competitionPath, isHomePath, sportOfPath } from '#domain/site/sport-path.ts';
import { useLists, useStartup } from '#features/startup/startup.provider.tsx';

interface SportChoice {
  /** Makes it the site's sport (TOP-5). */
  publish: (sportId: string) => void;
  /**
   * Makes it the site's sport, and shows it where the page lists sports: choosing one changes what one sees. `isBack`: it
   * is Cricket, to whose page the way back from the first level leads (SID-3).
   */
  show: (sportId: string, isBack: boolean) => void;
  /** Makes its sport the site's, and shows the competition alone where the page lists sports. */
  showCompetition: (sportId: string, tournamentId: string) => void;
}

/** How a sport is chosen in the frame. */
export function useSportChoice(): SportChoice {
  const { startup } = useStartup();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const sports = useLists()?.sports;
  const isOnSport = sportOfPath(`${pathname}${search}`) !== null;
  const publish = useCallback(
    (sportId: string) => startup.send({ type: 'sport.chosen', sportId }),
    [startup],
  );
  const open = useCallback(
    (sportId: string, path: string | false) => {
      publish(sportId);
      // One sport after another is one step: Back leaves them all.
      if (path && hasTab(sports ?? [], sportId)) void navigate(path, { replace: isOnSport });
    },
    [publish, sports, isOnSport, navigate],
  );
  const show = useCallback(
    (sportId: string, isBack: boolean) => {
      const isInPlay = !isBack && pathname === hrefOf('inPlay');
      const { path } = sportDestination(sportId, isInPlay ? tabIds.inPlay : tabIds.home);
      open(sportId, (isBack || isInPlay || isHomePath(pathname)) && path);
    },
    [open, pathname],
  );
  return {
    publish,
    show,
    showCompetition: (sportId, tournamentId) =>
      open(sportId, isHomePath(pathname) && competitionPath(sportId, tournamentId)),
  };
}
