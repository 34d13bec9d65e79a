import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Score } from '#domain/market/event.ts';
import { isStreamOpen, liveStreamMachine } from '#machines/live-stream/live-stream.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { LiveStreamView } from './live-stream.view.tsx';

export interface LiveStreamProps {
  hasToken: boolean;
  /** The event whose feed is drawn; null while unknown. */
  event: {
    eventId: string;
    sportId: string;
    home: string | null;
    away: string | null;
    score: Score | null;
    inPlay: boolean;
    ended?: boolean;
  } | null;
}

/** PNL-7: the Live Stream panel on its machine. An event's feed is its video. */
export function LiveStream({ hasToken, event }: LiveStreamProps) {
  const videoId = event?.eventId ?? null;
  const stream = useActorRef(
    liveStreamMachine.provide({ actions: { toastError: (_, { message }) => showToast('error', message) } }),
    { input: { hasToken, videoId } },
  );
  useEffect(() => stream.send({ type: 'token.changed', hasToken }), [stream, hasToken]);
  useEffect(() => stream.send({ type: 'video.changed', videoId }), [stream, videoId]);
  const isOpen = useSelector(stream, isStreamOpen);
  return (
    <LiveStreamView isOpen={isOpen} event={event} onToggle={() => stream.send({ type: 'toggle.pressed' })} />
  );
}
