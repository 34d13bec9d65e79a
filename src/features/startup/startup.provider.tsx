import { randomSeed } from '#actors/random-seed.ts';
import { useActorRef, useSelector } from '@xstate/react';
import {
  createContext,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { ThemeConfig } from '#domain/site/theme.ts';
import { timing } from '#domain/site/timing.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import { selectLists, selectSportId, type StartupRef } from '#machines/startup/startup.machine.ts';
import { isThemeKnown, selectTheme, themeMachine } from '#machines/theme/theme.machine.ts';
import { showTheme, storedTheme, storeTheme } from './show-theme.ts';
import { loadEvents, provideStartup, type SiteLists, type Support } from './startup.actors.ts';
import { useSiteNews, type SiteNews } from './use-site-news.ts';

interface Startup {
  startup: StartupRef;
  /** The theme that the page wears; null for the page's own. */
  theme: ThemeConfig | null;
  /** Whether it is that, and is not still waited for. */
  isThemeKnown: boolean;
  support: Support;
}

const noSupport: Support = { whatsapp: null, telegram: null, instagram: null, apk: null };

const StartupContext = createContext<Startup | null>(null);
const ListsContext = createContext<SiteLists | null>(null);
const SiteNewsContext = createContext<SiteNews | null>(null);

/** Loads the site's reference data at start-up and keeps the events fresh. */
export function StartupProvider({ sportId, children }: { sportId: string; children: ReactNode }) {
  const client = useClient();
  const [stored] = useState(() => storedTheme(sharedStorage));
  const themes = useActorRef(
    themeMachine.provide({
      actions: {
        applyTheme: (_, { theme }) => showTheme(theme),
        storeTheme: (_, { theme }) => storeTheme(sharedStorage, theme),
      },
    }),
    { input: { stored } },
  );
  // The page wears a theme at once; what else depends on it is drawn in pieces, like everything that comes at the start.
  const theme = useDeferredValue(useSelector(themes, selectTheme));
  const isKnown = useDeferredValue(useSelector(themes, isThemeKnown));
  const [support, setSupport] = useState<Support>(noSupport);
  const machine = useMemo(
    () =>
      provideStartup({
        client,
        onTheme: (arrived) =>
          themes.send(arrived ? { type: 'theme.arrived', theme: arrived } : { type: 'theme.failed' }),
        onSupport: (arrived) => startTransition(() => setSupport(arrived)),
      }),
    [client, themes],
  );
  const [seed] = useState(() => randomSeed());
  const startup = useActorRef(machine, { input: { sportId, seed } });

  useEffect(() => {
    const tell = () => startup.send({ type: 'network.returned' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [startup]);
  useEventsRefresh(client, startup);

  const value = useMemo(
    () => ({ startup, theme, isThemeKnown: isKnown, support }),
    [startup, theme, isKnown, support],
  );
  return (
    <StartupContext value={value}>
      <ListsContext value={useFollowedLists(startup)}>
        <SiteNewsContext value={useSiteNews(client)}>{children}</SiteNewsContext>
      </ListsContext>
    </StartupContext>
  );
}

/** Asks for the events every ten seconds; sooner while there are none yet, or more each time: a day is being filled. */
function useEventsRefresh(client: GraphqlClient, startup: StartupRef): void {
  useEffect(() => {
    let shownFor = 0;
    let isFilling = false;
    const look = async () => {
      const listed = startup.getSnapshot().context.lists?.allEvents.length;
      if (document.hidden || listed === undefined) return;
      shownFor += timing.eventsLook;
      if (listed > 0 && !isFilling && shownFor % timing.eventsRefresh > 0) return;
      // A refresh without an answer leaves the list as it is; the next one comes soon.
      const allEvents = await loadEvents(client).catch(() => null);
      isFilling = allEvents !== null && allEvents.length > listed;
      if (allEvents) startup.send({ type: 'events.refreshed', allEvents });
    };
    const timer = setInterval(() => void look(), timing.eventsLook);
    return () => clearInterval(timer);
  }, [client, startup]);
}

/** Nearly the whole page depends on the lists: it is drawn in pieces, so that the browser stays responsive. */
function useFollowedLists(startup: StartupRef): SiteLists | null {
  const [lists, setLists] = useState<SiteLists | null>(null);
  useEffect(() => {
    const follow = () =>
      // The machine stores rows as they are; these are the rows that `loadList` fetched.
      startTransition(() => setLists(selectLists(startup.getSnapshot()) as SiteLists | null));
    follow();
    const following = startup.subscribe(follow);
    return () => following.unsubscribe();
  }, [startup]);
  return lists;
}

export function useStartup(): Startup {
  const value = use(StartupContext);
  if (!value) throw new Error('useStartup needs a StartupProvider above it');
  return value;
}

/** The theme that the page wears; null for the page's own. */
export const useTheme = (): ThemeConfig | null => useStartup().theme;

/** The five lists; null until all have loaded. */
export const useLists = (): SiteLists | null => use(ListsContext);

/** Whether the list of events failed and is asked for again: it is empty, but nothing is known of it. */
export const useIsEventsMissing = (): boolean =>
  useSelector(
    useStartup().startup,
    ({ context: { missing, lists } }) => missing.includes('allEvents') && lists?.allEvents.length === 0,
  );

/** The operator's banners; null until it is known if there are any. */
export const useBanners = (): SiteNews['banners'] | null => use(SiteNewsContext)?.banners ?? null;

/** The operator's lines for the marquee. */
export const useNewsLines = (): SiteNews['news'] => use(SiteNewsContext)?.news ?? noNews;
const noNews: SiteNews['news'] = [];

/** The sport chosen for the page. */
export const useSportId = (): string => useSelector(useStartup().startup, selectSportId);
