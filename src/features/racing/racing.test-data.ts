import type { ListedRace } from './meetings.ts';

interface RaceSample {
  course: string;
  number: number;
  /** Of the story's hour: when it starts. */
  minute: number;
  inPlay?: boolean;
  ended?: boolean;
  result?: string;
}

/** The minute in which the stories are told, RFC 3339: the start of the hour. */
export const raceHour = Date.parse('2026-11-21T15:00:00.000Z');

/** A race of eight over 1,600 m on good ground. */
export const listedRace = ({ course, number, minute, ...changes }: RaceSample): ListedRace => ({
  exEventId: `7-${course}-${number}`,
  sportId: '7',
  eventName: `${course}, race ${number}`,
  eventTime: new Date(raceHour + minute * 60_000).toISOString(),
  tournamentId: `7t-${course}`,
  inPlay: false,
  ended: false,
  marketIds: [`7-${course}-${number}.mo`],
  race: { course, number, races: 8, distance: 1_600, going: 'Good', class: 2 },
  runners: 8,
  result: '',
  ...changes,
});
