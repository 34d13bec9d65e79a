import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { hiddenInSideNav } from '#domain/market/sport.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { selectLevel, sideNavMachine, type SideNavEvent } from '#machines/side-nav/side-nav.machine.ts';
import { SideNavView, type SideNavEntry } from './side-nav.view.tsx';

export interface SideNavProps {
  /** Null while the lists are loading. */
  sports: readonly { sportId: string; sportName: string }[] | null;
  events: readonly EventFieldsFragment[];
  /** The sport that the page shows. */
  pageSportId: string;
  /** What of the sports the page shows; other pages show none of them. */
  shown: 'home' | 'sport' | 'competition' | 'other';
  /** Called when a sport is chosen here: the whole page follows. */
  onSport: (sportId: string) => void;
  /** Called when a competition is chosen here. */
  onCompetition: (sportId: string, tournamentId: string) => void;
  onOpened?: () => void;
  /** Shown above and below the sports. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Groups and counts the events by id, named, in order of first appearance. */
function groupBy(
  events: readonly EventFieldsFragment[],
  idOf: (event: EventFieldsFragment) => string,
  nameOf: (event: EventFieldsFragment) => string,
): SideNavEntry[] {
  const groups = new Map<string, SideNavEntry>();
  for (const event of events) {
    const id = idOf(event);
    const group = groups.get(id) ?? { id, name: nameOf(event), count: 0 };
    groups.set(id, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}

/** The drill-down through the site's lists. */
export function SideNav({
  sports,
  events,
  pageSportId,
  shown,
  onSport,
  onCompetition,
  onOpened,
  before,
  after,
}: SideNavProps) {
  const machine = useMemo(
    () => sideNavMachine.provide({ actions: { publishSport: (_, { sportId }) => onSport(sportId) } }),
    [onSport],
  );
  const sideNav = useActorRef(machine);
  useEffect(() => sideNav.send({ type: 'page.moved', sportId: pageSportId }), [sideNav, pageSportId]);
  const shownBefore = useRef(shown);
  useEffect(() => {
    const last = shownBefore.current;
    shownBefore.current = shown;
    if (shown === 'home' && last !== 'home') sideNav.send({ type: 'home.shown' });
    if (shown === 'sport' && last === 'competition') sideNav.send({ type: 'sport.shown' });
  }, [sideNav, shown]);
  const snapshot = useSelector(sideNav, (state) => state);
  const { sportId, tournamentId } = snapshot.context;

  const ofSport = events.filter((event) => event.sportId === sportId);
  const ofTournament = ofSport.filter((event) => event.tournamentId === tournamentId);
  const send = (event: SideNavEvent) => {
    sideNav.send(event);
    if (event.type === 'tournament.chosen' && sportId !== null) onCompetition(sportId, event.tournamentId);
  };
  const entries = sports
    ?.filter((sport) => !hiddenInSideNav.has(sport.sportId))
    .map((sport) => ({
      id: sport.sportId,
      name: sport.sportName,
      count: events.filter((event) => event.sportId === sport.sportId).length,
    }));
  return (
    <SideNavView
      level={selectLevel(snapshot)}
      sports={entries ?? null}
      sportId={sportId}
      tournaments={groupBy(
        ofSport,
        (event) => event.tournamentId,
        (event) => event.tournamentName,
      )}
      tournamentName={ofTournament[0]?.tournamentName ?? 'Events'}
      events={ofTournament}
      send={send}
      onOpened={onOpened}
      before={before}
      after={after}
    />
  );
}
