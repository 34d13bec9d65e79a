import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Destination, Place } from '#domain/search/place.ts';
import { sportDestination } from '#domain/market/sport-tab.ts';
import { useBettorSettingsRef } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useCasinoLaunch } from '#features/casino-launch/casino-launch.provider.tsx';
import { useExchangeId } from '#features/exchange-tab/exchange-tab.provider.tsx';
import { SearchPanel } from '#features/site-search/search-panel.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists, useStartup } from '#features/startup/startup.provider.tsx';
import type { SiteSearchRef } from '#machines/site-search/site-search.machine.ts';
import { focusPage } from '#ui/kept-focus/focus-page.ts';
import { useNow } from '../use-now.ts';
import { usePopups } from '../popups/popups.tsx';
import { useRecent } from './use-recent.ts';
import { useSearchedSite } from './use-searched-site.ts';

export interface SearchPartProps {
  search: SiteSearchRef;
  listId: string;
  /** The search is a popup, which a choice closes. */
  isInModal?: boolean;
}

/** What the search finds on the whole site, and where each of it leads. */
export function SearchPart({ search, listId, isInModal = false }: SearchPartProps) {
  const { recent, remember, forget } = useRecent();
  const site = useSearchedSite(search, recent);
  const now = useNow();
  const open = useOpen(isInModal);
  const choose = useCallback(
    (place: Place<Destination>) => {
      remember(place);
      open(place.to);
    },
    [remember, open],
  );
  return <SearchPanel {...{ search, listId, site, now, isInModal }} onChoose={choose} onForget={forget} />;
}

function useOpen(isInModal: boolean): (to: Destination) => void {
  const navigate = useNavigate();
  const { show, close, leave } = usePopups();
  const { startup } = useStartup();
  const exchangeId = useExchangeId();
  const launch = useCasinoLaunch();
  const isSignedIn = useIsSignedIn();
  const settings = useBettorSettingsRef();
  const games = useLists()?.casinoEvents;
  const openPath = (path: string) => (isInModal ? leave(path) : void navigate(path));
  return (to) => {
    // What is opened takes the focus from the field, as from a link; a setting opens nothing. A popup that closes sees to
    // it itself.
    if (!isInModal && to.kind !== 'setting') focusPage();
    // A visitor’s game leads to another page, which closes the popup: going back from it would overtake that.
    if (isInModal && (to.kind === 'setting' || (to.kind === 'game' && isSignedIn))) close();
    switch (to.kind) {
      case 'path':
        return openPath(to.path);
      case 'sport': {
        const { path, isPublished } = sportDestination(to.sportId, exchangeId);
        openPath(path);
        if (isPublished) startup.send({ type: 'sport.chosen', sportId: to.sportId });
        return;
      }
      case 'game': {
        // One that has left the lobby has no link and is refused with a message.
        const { link = '', companyName = '' } = games?.find(({ eventId }) => eventId === to.eventId) ?? {};
        return launch.send({ type: 'game.chosen', game: { eventId: to.eventId, link, companyName } });
      }
      case 'popup':
        return show(to.popup);
      case 'setting':
        return settings.send({ type: 'setting.changed', change: to.change });
    }
  };
}
