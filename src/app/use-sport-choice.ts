import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasTab, sportDestination } from '#domain/market/sport-tab.ts';
import { tabIds } from '#domain/site/exchange-tab.ts';
import { hrefOf } from '#domain/site/route.ts';
import { competitionPath, isHomePath, sportOfPath } from '#domain/site/sport-path.ts';
import { timing } from '#domain/site/timing.ts';
import { useLists, useStartup } from '#features/startup/startup.provider.tsx';
import { useAddressSport } from './use-address-sport.ts';

interface SportChoice {
  /** Makes it the site's sport (TOP-5). */
  publish: (sportId: string) => void;
  /** Makes it the site's sport, and shows it where the page lists sports: choosing one changes what one sees. */
  show: (sportId: string) => void;
  /** Makes its sport the site's, and shows the competition alone where the page lists sports. */
  showCompetition: (sportId: string, tournamentId: string) => void;
}

/** How a sport is chosen in the frame. One that an address names is chosen too. */
export function useSportChoice(): SportChoice {
  const { startup } = useStartup();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const sports = useLists()?.sports;
  const publish = useCallback(
    (sportId: string) => startup.send({ type: 'sport.chosen', sportId }),
    [startup],
  );
  const show = useCallback(
    (sportId: string) => {
      publish(sportId);
      const isInPlay = pathname === hrefOf('inPlay');
      if (!hasTab(sports ?? [], sportId) || !(isInPlay || isHomePath(pathname))) return;
      // One sport after another is one step: Back leaves them all.
      const { path } = sportDestination(sportId, isInPlay ? tabIds.inPlay : tabIds.home);
      void navigate(path, { replace: sportOfPath(`${pathname}${search}`) !== null });
    },
    [publish, sports, pathname, search, navigate],
  );
  const showCompetition = useCallback(
    (sportId: string, tournamentId: string) => {
      publish(sportId);
      if (!hasTab(sports ?? [], sportId) || !isHomePath(pathname)) return;
      const isOnSport = sportOfPath(`${pathname}${search}`) !== null;
      void navigate(competitionPath(sportId, tournamentId), { replace: isOnSport });
    },
    [publish, sports, pathname, search, navigate],
  );
  const named = useAddressSport();
  useEffect(() => {
    if (named === null) return undefined;
    const timer = setTimeout(() => publish(named), timing.selectFromTopNav);
    return () => clearTimeout(timer);
  }, [named, publish]);
  return { publish, show, showCompetition };
}
