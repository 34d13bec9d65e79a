import { useEffect } from 'react';
import { hasTab, sportDestination } from '#domain/market/sport-tab.ts';
import { timing } from '#domain/site/timing.ts';
import { useLists, useStartup } from '#features/startup/startup.provider.tsx';

/** TOP-5: the sport that an address names is the site's sport, if it has a tab and no page of its own. */
export function usePublishedSport(sportId: string): void {
  const { startup } = useStartup();
  const sports = useLists()?.sports ?? none;
  const isPublished = hasTab(sports, sportId) && sportDestination(sportId, '').isPublished;
  useEffect(() => {
    if (!isPublished) return undefined;
    const timer = setTimeout(() => startup.send({ type: 'sport.chosen', sportId }), timing.selectFromTopNav);
    return () => clearTimeout(timer);
  }, [startup, sportId, isPublished]);
}

const none: readonly never[] = [];
