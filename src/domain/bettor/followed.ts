/** What can be followed: one event, or all events of a team or a competition. */
export const followedKinds = ['EVENT', 'TEAM', 'COMPETITION'] as const;

export interface Followed {
  kind: (typeof followedKinds)[number];
  sportId: string;
  /** An event's id. A team and a competition are known by their name: ids of competitions differ from day to day. */
  id: string;
  name: string;
}

export const maxFollowed = 100;

/** What has to be known of an event, to follow it. */
export interface FollowableEvent {
  exEventId: string;
  sportId: string;
  eventName: string;
  tournamentName: string;
  home: string | null;
  away: string | null;
}

export const eventToFollow = ({ exEventId, sportId, eventName }: FollowableEvent): Followed => ({
  kind: 'EVENT',
  sportId,
  id: exEventId,
  name: eventName,
});

/** A competition with all its matches. */
export const competitionToFollow = (sportId: string, name: string): Followed => ({
  kind: 'COMPETITION',
  sportId,
  id: name,
  name,
});

/** What can be followed at an event: itself, and the teams that meet with their competition. */
export function followableOf(event: FollowableEvent): readonly Followed[] {
  const { sportId, tournamentName, home, away } = event;
  if (home === null || away === null) return [eventToFollow(event)];
  const team = (name: string): Followed => ({ kind: 'TEAM', sportId, id: name, name });
  const competition = tournamentName === '' ? [] : [competitionToFollow(sportId, tournamentName)];
  return [eventToFollow(event), team(home), team(away), ...competition];
}

const isSame = (one: Followed, other: Followed): boolean =>
  one.kind === other.kind && one.sportId === other.sportId && one.id === other.id;

export const isFollowed = (followed: readonly Followed[], one: Followed): boolean =>
  followed.some((other) => isSame(one, other));

/** Why an event is among the favourites: itself, its teams, its competition. Empty if it is not. */
export const whyFollowed = (followed: readonly Followed[], event: FollowableEvent): readonly Followed[] =>
  followableOf(event).filter((one) => isFollowed(followed, one));

/** The teams and the competition through which an event is among the favourites, followed itself or not. */
export const followedWith = (followed: readonly Followed[], event: FollowableEvent): readonly Followed[] =>
  whyFollowed(followed, event).filter(({ kind }) => kind !== 'EVENT');

/** The followed events that have ended: all that have not are `listed`, if any are known. */
export function endedOf(
  followed: readonly Followed[],
  listed: readonly { exEventId: string; ended: boolean }[],
): readonly Followed[] {
  if (listed.length === 0) return [];
  const open = new Set(listed.filter(({ ended }) => !ended).map(({ exEventId }) => exEventId));
  return followed.filter(({ kind, id }) => kind === 'EVENT' && !open.has(id));
}

/**
 * Follows one more, or no longer follows it, and drops the events that have `ended`. The oldest goes when there are too
 * many.
 */
export function toggleFollowed(
  followed: readonly Followed[],
  one: Followed,
  ended: readonly Followed[],
): readonly Followed[] {
  const others = followed.filter((other) => !isSame(one, other) && !isFollowed(ended, other));
  return isFollowed(followed, one) ? others : [...others, one].slice(-maxFollowed);
}
