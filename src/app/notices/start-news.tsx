import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { whyFollowed } from '#domain/bettor/followed.ts';
import { hrefOf } from '#domain/site/route.ts';
import { noKnownStarts, startsAmong } from '#domain/site/start-news.ts';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useEventStates } from '#live/use-event-states.ts';
import { useNow } from '../use-now.ts';
import { useIsForBrowser, useTell, type Notice } from './use-tell.ts';

/** Events this close to their start are watched, to hear it at once. */
const soonMs = 120_000;

/** Tells on any page that an event has started that the bettor follows, or its teams or competition. */
export function StartNews() {
  const events = useFollowed();
  const isInSight = useIsInSight();
  const isForBrowser = useIsForBrowser();
  const tell = useTell();
  const known = useRef(noKnownStarts);
  useEffect(() => {
    // A tab behind others tells it once somebody looks at it, unless another tab has, or the browser tells it now.
    if (!isInSight && !isForBrowser()) return;
    const heard = startsAmong(known.current, events);
    known.current = heard.known;
    if (heard.started.length > 0) void tellInOneTab(heard.started, tell);
  }, [events, isInSight, isForBrowser, tell]);
  return null;
}

/** The followed events of the list. Of those about to start it is heard at once when they do. */
function useFollowed(): readonly EventFieldsFragment[] {
  const { followed } = useBettorSettings();
  const listed = (useLists()?.allEvents ?? []).filter((event) => whyFollowed(followed, event).length > 0);
  const soon = Date.parse(useNow()) + soonMs;
  const awaited = listed.filter(({ inPlay, eventTime }) => !inPlay && Date.parse(eventTime) < soon);
  const states = useEventStates(awaited.map(({ exEventId }) => exEventId));
  return listed.map((event) => ({ ...event, ...states.get(event.exEventId) }));
}

function useIsInSight(): boolean {
  const [isInSight, setIsInSight] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setIsInSight(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInSight;
}

async function tellInOneTab(
  started: readonly EventFieldsFragment[],
  tell: (notice: Notice) => void,
): Promise<void> {
  const mine = await Promise.all(started.map(({ exEventId }) => claim(exEventId)));
  const [first, ...others] = started.filter((_, at) => mine[at]);
  if (!first) return;
  const names = [first, ...others].map(({ eventName }) => eventName).join(', ');
  tell({
    kind: 'STARTED',
    as: 'info',
    text: <Started {...{ first, others }} />,
    words: `Started: ${names}`,
    of: first.exEventId,
  });
}

/** Whether this tab is the first to tell of an event's start: two windows may be in sight. The lock stays as long as the tab. */
const claim = (eventId: string): Promise<boolean> =>
  new Promise((resolve) => {
    // A browser gives locks only to a site with a certificate.
    if (!('locks' in navigator)) return resolve(true);
    const asked = navigator.locks.request(`layline.started.${eventId}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => undefined);
    });
    // Nor to one whose storage its user denies.
    asked.catch(() => resolve(true));
  });

interface StartedProps {
  first: EventFieldsFragment;
  others: readonly EventFieldsFragment[];
}

function Started({ first: { exEventId, sportId, eventName }, others }: StartedProps) {
  const link = <Link to={listedEventPath(exEventId, sportId, true)}>{eventName}</Link>;
  if (others.length === 0) return <>{link} has started.</>;
  return (
    <>
      {link} and <Link to={hrefOf('favourites')}>{others.length} more</Link> have started.
    </>
  );
}
