import { useCallback, useSyncExternalStore } from 'react';
import type { Place, Timeline } from '../core/timeline.ts';

/** Where a timeline is. The component is drawn again after every step and every going back. */
export function useTimeline(timeline: Timeline): Place {
  const subscribe = useCallback((listener: () => void) => timeline.subscribe(listener), [timeline]);
  const here = useCallback(() => timeline.here, [timeline]);
  return useSyncExternalStore(subscribe, here, here);
}
