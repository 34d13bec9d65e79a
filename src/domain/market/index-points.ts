import type { Incident } from './scoreboard.ts';

/** Where an index stood at a moment. */
export interface IndexPoint {
  /** Epoch ms. */
  at: number;
  /** Hundredths of a point. */
  index: number;
}

/** Reads the index off the marks of what was told of an event (`20013.50`), oldest first. Other marks are passed over. */
export const indexPoints = (incidents: readonly Pick<Incident, 'mark' | 'at'>[]): IndexPoint[] =>
  incidents.flatMap(({ mark, at }) =>
    /^\d{1,5}\.\d\d$/.test(mark) ? [{ at: Date.parse(at), index: Number(mark.replace('.', '')) }] : [],
  );
