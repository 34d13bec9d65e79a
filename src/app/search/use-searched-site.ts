import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { RecentPlace } from '#domain/search/recent.ts';
import type { SearchedSite } from '#domain/search/searched-site.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useFedStores } from '#features/market-feed/market-feed.provider.tsx';
import { useVisitor } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { selectState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import type { SiteSearchRef } from '#machines/site-search/site-search.machine.ts';

/** All that the page already knows and that can be searched. */
export function useSearchedSite(search: SiteSearchRef, recent: readonly RecentPlace[]): SearchedSite {
  const lists = useLists();
  const visitor = useVisitor();
  const { theme, oddsFormat } = useBettorSettings();
  const state = useSelector(useBettorSettingsRef(), selectState);
  const isFixed = state === 'loading' || state === 'notLoaded';
  const stores = useFedStores();
  // Read whenever the search is opened: what it finds need not follow every market that comes and goes.
  const isOpen = useSelector(search, (snapshot) => snapshot.matches({ box: 'open' }));
  const markets = useMemo(() => (isOpen ? knownMarkets(stores()) : []), [isOpen, stores]);
  return useMemo(
    () => ({
      events: lists?.allEvents ?? [],
      games: lists?.casinoEvents ?? [],
      sports: lists?.sports ?? [],
      markets,
      visitor,
      settings: isFixed ? null : { theme, oddsFormat },
      recent,
      popular: [...new Set(markets.map(({ eventId }) => eventId))],
    }),
    [lists, markets, visitor, isFixed, theme, oddsFormat, recent],
  );
}

/** The markets whose definitions have arrived, first where most is matched. */
const knownMarkets = (stores: ReturnType<ReturnType<typeof useFedStores>>) =>
  stores
    .flatMap((store) => {
      const definition = store.definition();
      return definition ? [{ matched: store.matched(), ...definition }] : [];
    })
    .sort((a, b) => b.matched - a.matched);
