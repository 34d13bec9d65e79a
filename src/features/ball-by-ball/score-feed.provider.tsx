import { randomSeed } from '#actors/random-seed.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { useTransport } from '#live/live-provider.tsx';
import { ScoreStore, type ScoreShown } from '#live/score-store.ts';
import type { LiveTransport } from '#live/transport.ts';
import { scoreNotLiveOf, type ScoreNotLive } from '#machines/score-feed/score-feed.machine.ts';
import { provideScoreFeed } from './score-feed.actors.ts';

/** One event's score feed: it runs while it has a subscriber, and it has at most one. */
function createScoreFeed(transport: LiveTransport, eventId: string | null) {
  const store = new ScoreStore();
  let notLive: ScoreNotLive | null = 'connecting';
  return {
    store,
    notLive: () => notLive,
    follow: (changed: () => void): (() => void) => {
      if (eventId === null) return () => undefined;
      const seed = randomSeed();
      const feed = createActor(provideScoreFeed(transport, store), { input: { eventId, seed } });
      feed.subscribe((snapshot) => {
        notLive = scoreNotLiveOf(snapshot);
        changed();
      });
      feed.start();
      return () => void feed.stop();
    },
  };
}

export interface EventScore extends ScoreShown {
  /** Why it is not live; null when it is. */
  notLive: ScoreNotLive | null;
  /** The exchange's time, epoch ms; null until something has been heard. */
}

/** One event's score as it changes, while this component is mounted. Null: no event is followed. */
export function useEventScore(eventId: string | null): EventScore {
  const transport = useTransport();
  const feed = useMemo(() => createScoreFeed(transport, eventId), [transport, eventId]);
  const notLive = useSyncExternalStore(feed.follow, feed.notLive);
  const score = useSyncExternalStore(feed.store.subscribe, feed.store.shown);
  return { ...score, notLive };
}
