import type { EventFieldsFragment } from './__generated__/graphql.ts';

/** The time at which the stories take place. */
export const storyNow = '2026-11-21T14:00:00.000Z';

/** A soccer match that starts in 25 minutes. */
export const sampleEvent = (changes: Partial<EventFieldsFragment> = {}): EventFieldsFragment => ({
  exEventId: '7.1',
  sportId: '1',
  sportName: 'Soccer',
  eventName: 'Harbour Town v Ridgeway',
  eventTime: '2026-11-21T14:25:00.000Z',
  tournamentId: '71',
  tournamentName: 'Coast League',
  inPlay: false,
  home: 'Harbour Town',
  away: 'Ridgeway',
  score: null,
  marketIds: ['1.1'],
  ended: false,
  ...changes,
});

export const soccerInPlay = sampleEvent({
  exEventId: '7.2',
  eventName: 'Northbank v Saltmarsh City',
  eventTime: '2026-11-21T12:50:00.000Z',
  home: 'Northbank',
  away: 'Saltmarsh City',
  inPlay: true,
  score: { home: '2', away: '1', period: "67'", note: '' },
  marketIds: ['1.2'],
});

export const cricketInPlay = sampleEvent({
  exEventId: '7.3',
  sportId: '4',
  sportName: 'Cricket',
  tournamentId: '72',
  tournamentName: 'Island T20',
  eventName: 'Tern Bay Mariners v Gull Point',
  eventTime: '2026-11-21T13:00:00.000Z',
  home: 'Tern Bay Mariners',
  away: 'Gull Point',
  inPlay: true,
  score: { home: '163/7 (19.2)', away: '', period: '1st innings', note: 'WICKET' },
  marketIds: ['1.3'],
});

export const tennisTomorrow = sampleEvent({
  exEventId: '7.4',
  sportId: '2',
  sportName: 'Tennis',
  tournamentId: '73',
  tournamentName: 'Lagoon Open',
  eventName: 'M. Okonjo v L. Varga',
  eventTime: '2026-11-22T09:30:00.000Z',
  home: 'M. Okonjo',
  away: 'L. Varga',
  marketIds: ['1.4'],
});

/** Names longer than any row on a phone. */
export const longNamedEvent = sampleEvent({
  exEventId: '7.5',
  eventName: 'Llanfairpwllgwyngyll & District Wanderers Reserves v Oberammergau-Unterpfaffenhofen United',
  tournamentName: 'Inter-Regional Invitation Trophy for Works and Harbour Teams, Second Preliminary Round',
  home: 'Llanfairpwllgwyngyll & District Wanderers Reserves',
  away: 'Oberammergau-Unterpfaffenhofen United',
  eventTime: '2026-11-24T18:45:00.000Z',
  marketIds: ['1.5'],
});
