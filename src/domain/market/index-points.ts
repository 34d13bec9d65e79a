import type { Incident } from './scoreboard.ts';

/** Where an index stood at a moment before its close. */
export interface IndexPoint {
  /** Seconds. */
  toClose: number;
  /** Hundredths of a point. */
  index: number;
}

type Told = Pick<Incident, 'mark' | 'moment'>;

/**
 * Reads the index off what was told of an event, oldest first: the mark is the index (`20013.50`), the moment how long it
 * has to the close (`4:57`). Others are passed over.
 */
export const indexPoints = (incidents: readonly Told[]): IndexPoint[] =>
  incidents.flatMap(({ mark, moment }) => {
    const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(moment) ?? [];
    return minutes !== undefined && /^\d{1,5}\.\d\d$/.test(mark)
      ? [{ toClose: Number(minutes) * 60 + Number(seconds), index: Number(mark.replace('.', '')) }]
      : [];
  });
