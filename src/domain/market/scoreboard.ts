import type { Score } from './event.ts';

export type ScoreSide = 'HOME' | 'AWAY';

/** The score as a table of two rows, shown as is. Each sport has its own columns; a race or a draw has none. */
export interface Scoreboard {
  /** `Goals`, `Overs`, a set's number. */
  columns: readonly string[];
  /** One figure per column; empty where there is none yet. */
  home: readonly string[];
  away: readonly string[];
  /** Who bats or serves; null when neither side does. */
  active: ScoreSide | null;
  /** `Set 2`, `Needs 43 from 29`. */
  detail: string;
}

/** The board when only an event's score line is known. A race's board has no rows. */
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

/** Ordinary play; worth a second look (a boundary, a break); decisive (a wicket, a goal, a set). */
export type IncidentWeight = 'PLAY' | 'NOTABLE' | 'KEY';

/** One thing that happened: a ball, a point, a goal. */
export interface Incident {
  /** Ascending within its event, from 1. */
  number: number;
  /** When in the match: `14.3`, `67'`, `4–3`. */
  moment: string;
  weight: IncidentWeight;
  /** The side it belongs to; null for neither. */
  side: ScoreSide | null;
  /** In a few characters: `4`, `W`, `30–15`. */
  mark: string;
  /** In words. */
  text: string;
  /** RFC 3339, UTC. */
  at: string;
}

/** How many incidents of an event are kept: the newest ones. */
export const incidentsKept = 400;

/** Merges known and new incidents by number and drops the oldest beyond what is kept. A known one is never replaced. */
export function addIncidents(known: readonly Incident[], told: readonly Incident[]): readonly Incident[] {
  const last = known.at(-1)?.number ?? 0;
  const fresh = told.filter(({ number }) => number > last).sort((a, b) => a.number - b.number);
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-incidentsKept);
}
