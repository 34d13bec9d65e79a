import { expect, test } from 'vitest';
import {
  endedOf,
  eventToFollow,
  followableOf,
  followedWith,
  isFollowed,
  maxFollowed,
  toggleFollowed,
  whyFollowed,
  type Followed,
} from './followed.ts';

const match = {
  exEventId: '7.1',
  sportId: '1',
  eventName: 'Harbour Town v Ridgeway',
  tournamentName: 'Coast League',
  home: 'Harbour Town',
  away: 'Ridgeway',
};
const race = { ...match, exEventId: '7.2', sportId: '7', eventName: 'Downs, race 1', home: null, away: null };

const itself = eventToFollow(match);
const team: Followed = { kind: 'TEAM', sportId: '1', id: 'Ridgeway', name: 'Ridgeway' };
const league: Followed = { kind: 'COMPETITION', sportId: '1', id: 'Coast League', name: 'Coast League' };

test('a match is followed itself, by its teams and by its competition; a race only itself', () => {
  expect(followableOf(match).map(({ kind, name }) => [kind, name])).toEqual([
    ['EVENT', 'Harbour Town v Ridgeway'],
    ['TEAM', 'Harbour Town'],
    ['TEAM', 'Ridgeway'],
    ['COMPETITION', 'Coast League'],
  ]);
  expect(followableOf(race)).toEqual([eventToFollow(race)]);
  expect(followableOf({ ...match, tournamentName: '' })).toHaveLength(3);
});

test('an event says why it is among the favourites', () => {
  const why = (followed: readonly Followed[], event = match) =>
    whyFollowed(followed, event).map(({ name }) => name);
  expect(why([])).toEqual([]);
  expect(why([league, team])).toEqual(['Ridgeway', 'Coast League']);
  expect(why([itself])).toEqual(['Harbour Town v Ridgeway']);
  expect(why([team], { ...match, home: 'Ridgeway', away: 'Saltmarsh' })).toEqual(['Ridgeway']);
  // It may be followed with others, itself too or not.
  expect(followedWith([itself, team, league], match)).toEqual([team, league]);
  expect(followedWith([itself], match)).toEqual([]);
  // A team of the same name in another sport is another team.
  expect(why([team, league], { ...match, sportId: '4' })).toEqual([]);
});

test('the star follows and no longer follows', () => {
  const followed = toggleFollowed([team], itself, []);
  expect(followed).toEqual([team, itself]);
  expect(isFollowed(followed, { ...itself, name: 'Renamed since' })).toBe(true);
  expect(toggleFollowed(followed, team, [])).toEqual([itself]);
});

test('what has ended goes when something else changes', () => {
  const followed = [itself, eventToFollow(race), team];
  const listed = [{ exEventId: race.exEventId, ended: false }];
  expect(endedOf(followed, [])).toEqual([]);
  expect(endedOf(followed, listed)).toEqual([itself]);
  expect(endedOf(followed, [...listed, { exEventId: '7.1', ended: true }])).toEqual([itself]);
  expect(endedOf(followed, [...listed, { exEventId: '7.1', ended: false }])).toEqual([]);
  expect(toggleFollowed(followed, league, [itself])).toEqual([eventToFollow(race), team, league]);
  // Not listed yet, since it was announced just now: who stars it means it.
  expect(toggleFollowed([], itself, [itself])).toEqual([itself]);
  expect(toggleFollowed([itself], itself, [itself])).toEqual([]);
});

test('the oldest goes when there are too many', () => {
  const many = Array.from({ length: maxFollowed }, (_, at) => ({ ...team, id: `team ${at}` }));
  const followed = toggleFollowed(many, itself, []);
  expect(followed).toHaveLength(maxFollowed);
  expect(followed[0]).toEqual(many[1]);
  expect(followed.at(-1)).toEqual(itself);
});
