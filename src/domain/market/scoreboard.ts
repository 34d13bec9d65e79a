import type { Score } from './event.ts';

export type ScoreSide = 'HOME' | 'AWAY';

/** The score as a table of two rows; each sport has its own columns, and a race or a draw none. Shown as it is. */
export interface Scoreboard {
  /** `Goals`, `Overs`, a set's number. */
  columns: readonly string[];
  /** One figure a column; empty where there is none yet. */
  home: readonly string[];
  away: readonly string[];
  /** Who bats or serves; null where neither side does. */
  active: ScoreSide | null;
  /** `Set 2`, `Needs 43 from 29`. */
  detail: string;
}

/** The board of which nothing but an event's score line is known. A race's has no rows. */
export function boardOfLine({ home, away, period }: Score): Scoreboard {
  const isRows = home !== '' || away !== '';
  return {
    columns: isRows ? ['Score'] : [],
    home: isRows ? [home] : [],
    away: isRows ? [away] : [],
    active: null,
    detail: period,
  };
}

/** Ordinary play; worth a second look (a boundary, a break); what decides (a wicket, a goal, a set). */
export type IncidentWeight = 'PLAY' | 'NOTABLE' | 'KEY';

/** One thing that happened: a ball, a point, a goal. */
export interface Incident {
  /** Within its event, from 1, upwards. */
  number: number;
  /** Where in the match: `14.3`, `67'`, `4–3`. */
  moment: string;
  weight: IncidentWeight;
  /** Whose it is; null when it is neither side's. */
  side: ScoreSide | null;
  /** In a few characters: `4`, `W`, `30–15`. */
  mark: string;
  /** In words. */
  text: string;
  /** RFC 3339, UTC. */
  at: string;
}

/** How many incidents of an event are kept, the newest ones. */
export const incidentsKept = 400;

/** Those known and the new ones, by number; the oldest beyond what is kept are gone. One known already stays as it is. */
export function addIncidents(known: readonly Incident[], told: readonly Incident[]): readonly Incident[] {
  const last = known.at(-1)?.number ?? 0;
  const fresh = told.filter(({ number }) => number > last).sort((a, b) => a.number - b.number);
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-incidentsKept);
}
