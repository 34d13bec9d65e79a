import { setTimeout as pause } from 'node:timers/promises';
import { must } from '#domain/must.ts';
import {
  liveProjectOf,
  marketDocumentPath,
  scoreDocumentPath,
  type LiveProjectName,
  type LiveProjects,
} from '#domain/wire/live-project.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Scores } from '#server/exchange/catalogue/scores.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { MarketView } from '#server/exchange/feed/market-view.ts';
import { openCommit } from './commit.ts';
import { ProjectPublisher, type Publishable } from './project-publisher.ts';

/** Firestore sustains about one write per second and document, so nothing is written more often. */
const everyMs = 1_000;

export interface PublishOptions extends LiveProjects {
  /** Folder of the projects' service account keys. */
  keysDir: string | undefined;
  feed: Feed;
  catalogue: Catalogue;
  scores: Scores;
  /** Unix milliseconds. */
  now: () => number;
  /** Called with the reason when something was not written; it is tried again. */
  failed: (error: unknown) => void;
}

/** Publishes open markets and scores to the configured projects, each on its own. Returns a function that stops it. */
export async function startPublishing(options: PublishOptions): Promise<() => Promise<void>> {
  const { projects, now, failed, feed } = options;
  const ended = new AbortController();
  const names = Object.keys(projects) as LiveProjectName[];
  const running = names.map(async (name) => {
    const { projectId } = must(projects[name]);
    try {
      const commit = await openCommit(name, { ...options, projectId });
      const publisher = new ProjectPublisher(projectId, feed.epoch, commit, now);
      await keepPublishing(publisher, name, options, ended.signal);
    } catch (error) {
      failed(error);
    }
  });
  return async () => {
    ended.abort();
    await Promise.all(running);
  };
}

async function keepPublishing(
  publisher: ProjectPublisher,
  name: LiveProjectName,
  options: PublishOptions,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const next = pause(everyMs, undefined, { signal }).catch(() => undefined);
    try {
      await publisher.publish(
        name === 'score' ? await scoresOf(options) : marketsOf(name, publisher, options),
      );
    } catch (error) {
      options.failed(error);
    }
    await next;
    if (signal.aborted) return;
  }
}

/** A project's open markets, plus those that closed since they were written, so that their end is written once. */
function marketsOf(
  name: LiveProjectName,
  publisher: ProjectPublisher,
  { feed }: PublishOptions,
): Publishable[] {
  const open = feed.openMarkets().filter(({ definition }) => liveProjectOf(definition.sportId) === name);
  const markets = new Map(open.map((view) => [marketDocumentPath(view.definition.marketId), view]));
  for (const path of publisher.paths()) {
    if (markets.has(path)) continue;
    const closed = feed.market(decodeURIComponent(path.slice(path.indexOf('/') + 1)));
    if (closed) markets.set(path, closed);
    else publisher.forget(path);
  }
  return [...markets].map(([path, view]) => marketDocument(path, view));
}

function marketDocument(path: string, view: MarketView): Publishable {
  const { epoch, to } = view.book();
  return { path, epoch, to, image: () => view.book() };
}

/** The scores of events in play, and of open events whose score was published since the start. */
async function scoresOf({ catalogue, scores, now }: PublishOptions): Promise<Publishable[]> {
  const at = new Date(now()).toISOString();
  const told: Publishable[] = [];
  for (const { exEventId, inPlay } of catalogue.openEvents()) {
    const view = inPlay ? await scores.find(exEventId, at) : scores.recent(exEventId);
    if (!view) continue;
    const state = view.state();
    told.push({ path: scoreDocumentPath(exEventId), epoch: state.epoch, to: state.to, image: () => state });
  }
  return told;
}
