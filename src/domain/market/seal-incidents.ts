import type { Incident } from './scoreboard.ts';

type Told = Pick<Incident, 'text'>;

/** What is told of a seal: before betting, and when it is over. */
export const sealedStart = 'Sealed: sha256 ';
export const revealedStart = 'Revealed: ';

export const isOfSeal = ({ text }: Told): boolean =>
  /^Sealed: sha256 [0-9a-f]{64}$/.test(text) || text.startsWith(revealedStart);

/** Returns what was told of an event without its seal and what was sealed. */
export const withoutSeal = <One extends Told>(incidents: readonly One[]): readonly One[] =>
  incidents.filter((incident) => !isOfSeal(incident));
