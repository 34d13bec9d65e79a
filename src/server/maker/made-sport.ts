import type { MatchModel } from './models/model.ts';
import type { Calendar } from './world/calendar.ts';
import type { League } from './world/league.ts';

interface SportTerms {
  sportId: string;
  /** Where a sport has several series of events: begins the ids of this one's, and is part of its seeds. */
  series?: string;
  model: MatchModel;
  /** Time between starts, ms at speed 1. Matches that last longer overlap. */
  slotMs: number;
  /** How long after a slot begins its match starts, ms at speed 1, lest all sports start at once. 0 if absent. */
  offsetMs?: number;
  /** Its outcomes follow from a secret, and each event tells of a seal before anyone can bet. */
  isSealed?: boolean;
  /** How many matches are announced and quoted ahead. 0: each is announced as it starts. */
  ahead: number;
  /** How many entrants a match has, at most. Two play against each other. */
  field: number;
  betDelay: number;
  /**
   * After how many steps score and prices move together; 1 if absent. Where every step moves the price, people need some
   * seconds between two of them to bet at the one they see.
   */
  newsEvery?: number;
}

/** A sport with a calendar. */
interface ScheduledSport extends SportTerms {
  calendar: Calendar;
  /** Those whose seasons its calendar plays, if it does. */
  leagues?: readonly League[];
  /** What else is kept of how its events went. */
  tables?: 'KNOCKOUT' | 'RACING';
}

/** A sport whose events have no calendar: each slot draws its tournament and entrants by chance. */
interface DrawnSport extends SportTerms {
  calendar?: undefined;
  leagues?: undefined;
  tables?: undefined;
  tournaments: readonly string[];
  /** The possible entrants. */
  entrants: readonly string[];
  /** Names an event that is not one entrant against another. `number` counts up from event to event. */
  nameOf?(tournamentName: string, number: number): string;
}

export type MadeSport = ScheduledSport | DrawnSport;
