import type { LiveProjects } from '#domain/wire/live-project.ts';
import { timing } from '#domain/site/timing.ts';
import type { LiveTransport, Stop } from './transport.ts';

export interface LateProjectsOptions<Gateway extends LiveTransport> {
  gateway: Gateway;
  /** Which projects are configured. Called when something is first watched; after a failure, called again later. */
  loadProjects: () => Promise<LiveProjects>;
  /** Called only when a project is configured. */
  openProjects: (gateway: Gateway, configured: LiveProjects) => Promise<LiveTransport>;
}

/**
 * Brings markets and scores from the gateway until the data projects that the site has are open, and through them from
 * then on. Most sites have none: their first page does without all that reads one.
 */
export function createLateProjects<Gateway extends LiveTransport>({
  gateway,
  loadProjects,
  openProjects,
}: LateProjectsOptions<Gateway>): Gateway {
  let by: LiveTransport = gateway;
  let loading: Promise<void> | null = null;
  const watches = new Set<() => void>();

  async function open(): Promise<void> {
    const configured = await loadProjects();
    if (Object.keys(configured.projects).length === 0) return;
    by = await openProjects(gateway, configured);
    for (const watchAgain of watches) watchAgain();
  }

  function follow(watch: () => Stop, watchAnew = watch): Stop {
    loading ??= open().catch(() => {
      // A later watch asks again for what could not be loaded.
      setTimeout(() => (loading = null), timing.retryCap);
    });
    let stop = watch();
    const watchAgain = () => {
      stop();
      stop = watchAnew();
    };
    watches.add(watchAgain);
    return () => {
      watches.delete(watchAgain);
      stop();
    };
  }

  return {
    ...gateway,
    watchMarket: (marketId, listener, watch) =>
      follow(
        () => by.watchMarket(marketId, listener, watch),
        // Meanwhile the watcher has come further than it says it was: it gets an image.
        () => by.watchMarket(marketId, listener, { ...watch, after: null }),
      ),
    watchScore: (eventId, listener) => follow(() => by.watchScore(eventId, listener)),
  };
}
