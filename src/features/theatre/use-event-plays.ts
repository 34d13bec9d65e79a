import { useMemo, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { randomSeed } from '#actors/random-seed.ts';
import type { Play } from '#domain/market/play.ts';
import { useTransport } from '#live/live-provider.tsx';
import { PlayStore } from '#live/play-store.ts';
import type { LiveTransport } from '#live/transport.ts';
import { scoreNotLiveOf, type ScoreNotLive } from '#machines/score-feed/score-feed.machine.ts';
import { providePlayFeed } from './play-feed.actors.ts';

/** One event's plays: followed while there is a subscriber, and there is at most one. */
function createPlayFeed(transport: LiveTransport, eventId: string | null) {
  const store = new PlayStore();
  let notLive: ScoreNotLive | null = 'connecting';
  return {
    store,
    notLive: () => notLive,
    follow: (changed: () => void): (() => void) => {
      if (eventId === null) return () => undefined;
      const feed = createActor(providePlayFeed(transport, store), { input: { eventId, seed: randomSeed() } });
      feed.subscribe((snapshot) => {
        notLive = scoreNotLiveOf(snapshot);
        changed();
      });
      feed.start();
      return () => void feed.stop();
    },
  };
}

export interface EventPlays {
  /** The newest, oldest first. */
  plays: readonly Play[];
  /** Why they are not live; null when they are. */
  notLive: ScoreNotLive | null;
}

/** One event's plays as they are told, while this component is mounted. Null: no event is followed. */
export function useEventPlays(eventId: string | null): EventPlays {
  const transport = useTransport();
  const feed = useMemo(() => createPlayFeed(transport, eventId), [transport, eventId]);
  const notLive = useSyncExternalStore(feed.follow, feed.notLive);
  const plays = useSyncExternalStore(feed.store.subscribe, feed.store.plays);
  return { plays, notLive };
}
