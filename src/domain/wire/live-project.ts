import { sportIds } from '../market/sport.ts';

/** CAL-6: the six live data projects. */
export const liveProjectNames = ['cricket', 'tennis', 'soccer', 'binary', 'other', 'score'] as const;
export type LiveProjectName = (typeof liveProjectNames)[number];

const ofSport: Partial<Record<string, LiveProjectName>> = {
  [sportIds.cricket]: 'cricket',
  [sportIds.tennis]: 'tennis',
  [sportIds.soccer]: 'soccer',
  [sportIds.binary]: 'binary',
};

/** The project that carries the prices of a sport's markets. */
export const liveProjectOf = (sportId: string): LiveProjectName => ofSport[sportId] ?? 'other';

/** CAL-6: the seven configuration fields of a project. */
export const liveProjectFields = [
  'apiKey',
  'authDomain',
  'projectId',
  'storageBucket',
  'messagingSenderId',
  'appId',
  'measurementId',
] as const;
export type LiveProjectConfig = Record<(typeof liveProjectFields)[number], string>;

/** What a site may know of the configured projects. Other sports come from the gateway. */
export interface LiveProjects {
  projects: Partial<Record<LiveProjectName, LiveProjectConfig>>;
  /** `host:port` of an emulator that replaces the service. */
  emulatorHost: string | null;
}

/** Where a project's publisher writes its heartbeat, once a second. */
export const heartbeatPath = 'heartbeats/now';
export const marketDocumentPath = (marketId: string): string => `markets/${encodeURIComponent(marketId)}`;
export const scoreDocumentPath = (eventId: string): string => `scores/${encodeURIComponent(eventId)}`;
