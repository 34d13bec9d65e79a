import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { hiddenInSideNav } from '#domain/market/sport.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { selectLevel, sideNavMachine } from '#machines/side-nav/side-nav.machine.ts';
import { SideNavView, type SideNavEntry } from './side-nav.view.tsx';

export interface SideNavProps {
  /** Null while the lists are loading. */
  sports: readonly { sportId: string; sportName: string }[] | null;
  events: readonly EventFieldsFragment[];
  /** The sport that the page shows. */
  pageSportId: string;
  /** Called when a sport is chosen here: the whole page follows. */
  onSport: (sportId: string) => void;
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
export function SideNav({ sports, events, pageSportId, onSport, onOpened, before, after }: SideNavProps) {
  const machine = useMemo(
    () => sideNavMachine.provide({ actions: { publishSport: (_, { sportId }) => onSport(sportId) } }),
    [onSport],
  );
  const sideNav = useActorRef(machine);
  useEffect(() => sideNav.send({ type: 'page.moved', sportId: pageSportId }), [sideNav, pageSportId]);
  const snapshot = useSelector(sideNav, (state) => state);
  const { sportId, tournamentId } = snapshot.context;

  const ofSport = events.filter((event) => event.sportId === sportId);
  const ofTournament = ofSport.filter((event) => event.tournamentId === tournamentId);
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
      send={sideNav.send}
      onOpened={onOpened}
      before={before}
      after={after}
    />
  );
}
