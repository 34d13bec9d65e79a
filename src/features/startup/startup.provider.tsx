import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { timing } from '#domain/timing.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { selectLists, selectSportId, type StartupRef } from '#machines/startup/startup.machine.ts';
import { applyTheme, readThemeMap } from '#ui/theme/theme-map.ts';
import { loadEvents, provideStartup, type SiteLists, type Support, type Theme } from './startup.actors.ts';

interface Startup {
  startup: StartupRef;
  theme: Theme | null;
  support: Support;
}

const noSupport: Support = { whatsapp: null, telegram: null, instagram: null, apk: null };

const StartupContext = createContext<Startup | null>(null);

/** Puts the server's theme on the page: variables, title, icon and the three theme-colour tags. */
function showTheme(theme: Theme): void {
  const map = Object.fromEntries(theme.variables.map(({ name, value }) => [name, value]));
  const reading = readThemeMap(map);
  applyTheme(document.documentElement, reading);
  if (reading.dropped.length > 0) console.warn(`Theme variables left out: ${reading.dropped.join(', ')}`);
  document.title = theme.exchangeTitle;
  for (const name of [
    'theme-color',
    'msapplication-navbutton-color',
    'apple-mobile-web-app-status-bar-style',
  ]) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', theme.themeColor);
  }
}

/** Loads the site's reference data at start and keeps the events fresh. */
export function StartupProvider({ sportId, children }: { sportId: string; children: ReactNode }) {
  const client = useClient();
  const [theme, setTheme] = useState<Theme | null>(null);
  const [support, setSupport] = useState<Support>(noSupport);
  const machine = useMemo(
    () =>
      provideStartup({
        client,
        onTheme: (arrived) => {
          showTheme(arrived);
          setTheme(arrived);
        },
        onSupport: setSupport,
      }),
    [client],
  );
  const startup = useActorRef(machine, { input: { sportId } });

  useEffect(() => {
    const refresh = async () => {
      if (document.hidden || !startup.getSnapshot().context.lists) return;
      // An unanswered refresh leaves the list as it is; the next one comes soon.
      const allEvents = await loadEvents(client).catch(() => null);
      if (allEvents) startup.send({ type: 'events.refreshed', allEvents });
    };
    const timer = setInterval(() => void refresh(), timing.eventsRefresh);
    return () => clearInterval(timer);
  }, [client, startup]);

  const value = useMemo(() => ({ startup, theme, support }), [startup, theme, support]);
  return <StartupContext value={value}>{children}</StartupContext>;
}

export function useStartup(): Startup {
  const value = use(StartupContext);
  if (!value) throw new Error('useStartup needs a StartupProvider above it');
  return value;
}

/** The five lists; null until all have come. */
export function useLists(): SiteLists | null {
  // The machine stores rows as they are; these are the rows that `loadList` fetched.
  return useSelector(useStartup().startup, selectLists) as SiteLists | null;
}

/** The sport chosen for the page. */
export const useSportId = (): string => useSelector(useStartup().startup, selectSportId);
