import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { competitionsOf } from '#domain/market/competitions.ts';
import { hiddenInSideNav } from '#domain/market/sport.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { selectLevel, sideNavMachine, type SideNavEvent } from '#machines/side-nav/side-nav.machine.ts';
import { SideNavView } from './side-nav.view.tsx';

export interface SideNavProps {
  /** Null while the lists are loading. */
  sports: readonly { sportId: string; sportName: string }[] | null;
  events: readonly EventFieldsFragment[];
  /** The sport that the page shows. */
  pageSportId: string;
  /** What of the sports the page shows; other pages show none of them. */
  shown: 'home' | 'sport' | 'competition' | 'other';
  /** Called when a sport is chosen here, by name or by going back to the sports: the whole page follows. */
  onSport: (sportId: string, isBack: boolean) => void;
  /** Called when a competition is chosen here. */
  onCompetition: (sportId: string, tournamentId: string) => void;
  onOpened?: () => void;
  /** Shown above and below the sports. */
  before?: ReactNode;
  after?: ReactNode;
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
    () =>
      sideNavMachine.provide({
        actions: {
          publishSport: ({ self }, { sportId }) =>
            onSport(sportId, self.getSnapshot().matches({ level: 'sports' })),
        },
      }),
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
      tournaments={competitionsOf(ofSport).map(({ tournamentId: id, name, events: its }) => ({
        id,
        name,
        count: its.length,
      }))}
      tournamentName={ofTournament[0]?.tournamentName ?? 'Events'}
      events={ofTournament}
      send={send}
      onOpened={onOpened}
      before={before}
      after={after}
    />
  );
}
