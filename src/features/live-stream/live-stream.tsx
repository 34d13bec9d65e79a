import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { isStreamOpen, liveStreamMachine } from '#machines/live-stream/live-stream.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { LiveStreamView } from './live-stream.view.tsx';

export interface LiveStreamProps {
  hasToken: boolean;
  /** The event that is shown: its feed is its video. Null while unknown. */
  eventId: string | null;
  isSlim?: boolean;
  /** The event's picture. */
  children: ReactNode;
}

/** PNL-7: the Live Stream panel on its machine. */
export function LiveStream({ hasToken, eventId: videoId, isSlim = false, children }: LiveStreamProps) {
  const stream = useActorRef(
    liveStreamMachine.provide({ actions: { toastError: (_, { message }) => showToast('error', message) } }),
    { input: { hasToken, videoId } },
  );
  useEffect(() => stream.send({ type: 'token.changed', hasToken }), [stream, hasToken]);
  useEffect(() => stream.send({ type: 'video.changed', videoId }), [stream, videoId]);
  const isOpen = useSelector(stream, isStreamOpen);
  return (
    <LiveStreamView {...{ isOpen, isSlim }} onToggle={() => stream.send({ type: 'toggle.pressed' })}>
      {children}
    </LiveStreamView>
  );
}
