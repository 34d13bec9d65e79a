import type { LiveProjectName, LiveProjects } from '#domain/wire/live-project.ts';
import { timing } from '#domain/site/timing.ts';
import { must } from '#domain/must.ts';
import type { LiveTransport, Stop } from '../transport.ts';
import type { DataProject, messageReaders } from './data-project.ts';
import type { FirestoreSdk } from './firestore-sdk.ts';
import { marketKind, scoreKind } from './message-kinds.ts';
import { watchDocument } from './watch-document.ts';

export interface ProjectTransportOptions<Gateway extends LiveTransport> {
  gateway: Gateway;
  /** Which projects are configured. Called when something is first watched; after a failure, called again later. */
  loadProjects: () => Promise<LiveProjects>;
  /** Called only when a project is configured. */
  loadSdk: () => Promise<FirestoreSdk>;
}

export type ProjectTransport<Gateway extends LiveTransport> = Gateway & {
  closeProjects(): Promise<void>;
};

/**
 * Brings markets and scores from the configured data projects. Everything else, and whatever a project cannot bring,
 * comes from the gateway.
 */
export function createProjectTransport<Gateway extends LiveTransport>({
  gateway,
  loadProjects,
  loadSdk,
}: ProjectTransportOptions<Gateway>): ProjectTransport<Gateway> {
  const projects = new Map<LiveProjectName, DataProject>();
  const watchers = new Set<() => void>();
  /** Which project brings each market. A watcher that resumes is not told again. */
  const names = new Map<string, LiveProjectName>();
  let loading: Promise<void> | null = null;
  let readers: typeof messageReaders | null = null;

  async function open(): Promise<void> {
    const { projects: configured, emulatorHost } = await loadProjects();
    const named = Object.entries(configured) as [LiveProjectName, LiveProjects['projects']['score']][];
    if (named.length === 0) return;
    // Most sites have no project: their first page does without this.
    const [sdk, part] = await Promise.all([loadSdk(), import('./data-project.ts')]);
    readers = part.messageReaders;
    for (const [name, config] of named) {
      try {
        if (config) projects.set(name, new part.DataProject(sdk, { name, config, emulatorHost }));
      } catch (error) {
        // The SDK rejects this configuration. The project's sports stay with the gateway.
        console.error(`The live data project ${name} cannot be used:`, error);
      }
    }
    for (const changed of watchers) changed();
  }

  function load(): void {
    loading ??= open().catch(() => {
      // A later watcher asks again for what could not be loaded.
      setTimeout(() => (loading = null), timing.retryCap);
    });
  }

  const common = {
    project: (name: LiveProjectName) => projects.get(name) ?? null,
    onProjects: (changed: () => void): Stop => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };

  return {
    ...gateway,
    watchMarket: (marketId, listener, watch = {}) => {
      load();
      return watchDocument({
        ...common,
        id: marketId,
        kind: marketKind,
        reader: () => must(readers).market,
        name: names.get(marketId) ?? null,
        named: (name) => void names.set(marketId, name),
        after: watch.after ?? null,
        viaGateway: (inner, after) => gateway.watchMarket(marketId, inner, { ...watch, after }),
        listener,
        brought: (by) => watch.limited?.(by === 'project' ? timing.firestoreSilence : timing.gatewaySilence),
      });
    },
    watchScore: (eventId, listener) => {
      load();
      return watchDocument({
        ...common,
        id: eventId,
        kind: scoreKind,
        reader: () => must(readers).score,
        name: 'score',
        named: () => undefined,
        after: null,
        viaGateway: (inner) => gateway.watchScore(eventId, inner),
        listener,
      });
    },
    closeProjects: async () => {
      await Promise.all([...projects.values()].map((project) => project.close()));
      projects.clear();
    },
  };
}
