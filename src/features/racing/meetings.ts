import type { RacesQuery } from '#graphql/__generated__/graphql.ts';

export type ListedRace = RacesQuery['races'][number];

/** Races on one course, one after the other. */
export interface Meeting {
  id: string;
  course: string;
  going: string | null;
  /** In their order. */
  races: readonly ListedRace[];
  /** How many have not begun. */
  left: number;
}

const hasBegun = ({ inPlay, ended }: ListedRace): boolean => inPlay || ended;

/** The next race to start of all; undefined if none is known. `races` by start. */
export const nextOff = (races: readonly ListedRace[]): ListedRace | undefined =>
  races.find((race) => !hasBegun(race));

/**
 * Returns the meetings that have a race to come or in running, the one whose next race starts soonest first. `races` by
 * start. A course's next meeting begins with a race whose number is not above the one before.
 */
export function meetingsOf(races: readonly ListedRace[]): Meeting[] {
  const meetings: { races: ListedRace[] }[] = [];
  const current = new Map<string, { races: ListedRace[] }>();
  for (const race of races) {
    const known = current.get(race.tournamentId);
    const last = known?.races.at(-1);
    if (known && last && last.race.number < race.race.number) known.races.push(race);
    else {
      const meeting = { races: [race] };
      current.set(race.tournamentId, meeting);
      meetings.push(meeting);
    }
  }
  const startOf = ({ races: its }: Meeting) => its.find((race) => !race.ended)?.eventTime ?? '';
  return meetings
    .flatMap(({ races: its }): Meeting[] => {
      const [first] = its;
      if (!first || its.every(({ ended }) => ended)) return [];
      return [
        {
          id: first.exEventId,
          course: first.race.course,
          going: first.race.going ?? null,
          races: its,
          left: its.filter((race) => !hasBegun(race)).length,
        },
      ];
    })
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}
