import { describe, expect, test } from 'vitest';
import { routes } from '../site/route.ts';
import { finderOf, groupLimit } from './finder.ts';
import type { GroupName } from './place.ts';
import { bettorSite, foundEvent, listedEvent, smallSite } from './searched-site.test-data.ts';
import { searchLimit } from './search.ts';
import type { SearchedSite } from './searched-site.ts';

const listed = [
  foundEvent('1', 'Old Harbour v Tidewater Town', { sportId: '1', sportName: 'Soccer' }),
  foundEvent('2', 'Mumbai Mariners v Goa Gulls'),
  foundEvent('9', 'Shahar v Harbour', { ended: true }),
];

/** What is found, by group: names. */
function found(
  text: string,
  site: SearchedSite = smallSite,
  opened: GroupName | null = null,
  events = listed,
) {
  const groups = finderOf(events)(text, site, opened);
  return Object.fromEntries(groups.map(({ name, places }) => [name, places.map((place) => place.name)]));
}
const placeOf = (text: string, name: string, site: SearchedSite = smallSite) =>
  finderOf(listed)(text, site, null)
    .flatMap(({ places }) => places)
    .find((place) => place.name === name);

describe('groups', () => {
  test('events come first, then teams, competitions, games, pages and settings, and what has ended; empty groups are left out', () => {
    const names = finderOf(listed)('har', smallSite, null).map(({ name }) => name);
    expect(names).toEqual(['Events', 'Teams and players', 'Competitions', 'Games', 'Ended']);
    expect(found('har')).toEqual({
      Events: ['Old Harbour v Tidewater Town'],
      'Teams and players': ['Old Harbour'],
      Competitions: ['Harbour Premier League'],
      Games: ['Harbour Reels'],
      Ended: ['Shahar v Harbour'],
    });
  });

  test('however many have ended, what is in play or to come is found', () => {
    const over = Array.from({ length: 80 }, (_, at) => foundEvent(`o${at}`, `B${at} v Goa`, { ended: true }));
    const groups = found('goa', smallSite, null, [...over, foundEvent('n', 'Next v Goa')]);
    expect(groups['Events']).toEqual(['Next v Goa']);
    expect(groups['Ended']).toEqual(over.slice(0, searchLimit - 1).map(({ eventName }) => eventName));
  });

  test('what has ended and is not in the list follows what is, and there are no more of both than are shown', () => {
    const more = ['9', '8', '7'].map((id) => foundEvent(id, `Harbour ${id}`, { ended: true }));
    const endedOf = (ended: typeof more) =>
      finderOf(listed)('har', smallSite, null, ended).find(({ name }) => name === 'Ended')!.places;
    expect(endedOf(more).map(({ name }) => name)).toEqual(['Shahar v Harbour', 'Harbour 8', 'Harbour 7']);
    const many = Array.from({ length: 80 }, (_, at) => foundEvent(`o${at}`, 'Harbour', { ended: true }));
    expect(endedOf(many)).toHaveLength(searchLimit - 1);
  });

  test('[VAL-1] events are as the list has them: by sport or event name, in list order, whatever else is found', () => {
    const many = Array.from({ length: 80 }, (_, at) => foundEvent(`m${at}`, `B${at} v Goa Gulls`));
    expect(found('goa', smallSite, null, many)['Events']).toEqual(
      many.slice(0, searchLimit).map(({ eventName }) => eventName),
    );
    expect(found('CRICK')).toMatchObject({
      Events: ['Mumbai Mariners v Goa Gulls'],
      Ended: ['Shahar v Harbour'],
    });
    // A space that was typed belongs to the text.
    expect(found('goa ')['Events']).toEqual(['Mumbai Mariners v Goa Gulls']);
    expect(found('gulls ')['Events']).toBeUndefined();
  });

  test('every id is there once, also of an event that is found by its own name and by its competition’s', () => {
    for (const text of ['', 'a', 'harbour premier league', 'cup', 'goa']) {
      const site = {
        ...bettorSite,
        events: [...bettorSite.events, listedEvent('9', 'Shahar v Goa', { tournamentName: 'Goa' })],
        popular: ['2'],
        recent: [{ id: 'listed:2', name: 'Goa', note: '', to: { kind: 'path' as const, path: '/x' } }],
      };
      const ids = finderOf([foundEvent('9', 'Shahar v Goa'), ...listed.slice(0, 2)])(
        text,
        site,
        null,
      ).flatMap(({ places }) => places.map(({ id }) => id));
      expect(new Set(ids).size, text).toBe(ids.length);
    }
  });

  test('a long group ends with a way to the rest, and is whole once that is chosen', () => {
    const games = Array.from({ length: 9 }, (_, at) => ({
      ...smallSite.games[0]!,
      eventId: `r${at}`,
      name: `Reels ${at}`,
    }));
    const short = found('reels', { ...smallSite, games })['Games']!;
    expect(short).toHaveLength(groupLimit + 1);
    expect(short.at(-1)).toBe('5 more');
    expect(found('reels', { ...smallSite, games }, 'Games')['Games']).toHaveLength(9);
    // A single one is not hidden: the way to it would take the room of its row.
    const five = found('reels', { ...smallSite, games: games.slice(0, groupLimit + 1) })['Games']!;
    expect(five.at(-1)).toBe(`Reels ${groupLimit}`);
  });
});

describe('teams, competitions and markets', () => {
  test('a team leads to its event and says which that is; one with several lists them', () => {
    expect(placeOf('kochi', 'Kochi Currents')).toMatchObject({
      note: 'Cricket · v Goa Gulls',
      next: { inPlay: false },
      to: { kind: 'path', path: '/marketdetails/3/4' },
    });
    const several = placeOf('goa', 'Goa Gulls');
    expect(several).toMatchObject({
      note: 'Cricket · 2 events, 1 in play',
      to: { kind: 'text', text: 'Goa Gulls' },
    });
    expect(several?.next).toBeUndefined();
    // The second is not in the search list.
    expect(found('goa gulls')).toEqual({
      Events: ['Mumbai Mariners v Goa Gulls'],
      'Of it': ['Goa Gulls v Kochi Currents'],
    });
    expect(finderOf([])('goa gulls', smallSite, null)[0]).toMatchObject({ title: 'Goa Gulls' });
  });

  test('an event is shown once, found by its own name, by that of its competition and by that of its market', () => {
    const races = [4, 5].map((nth) => `Harbour Downs, race ${nth}`);
    const meeting = {
      tournamentId: 'hd',
      tournamentName: 'Harbour Downs',
      sportId: '7',
      home: null,
      away: null,
    };
    const site = {
      ...smallSite,
      events: races.map((name, at) => listedEvent(`r${at}`, name, meeting)),
      markets: [
        {
          marketId: 'r0.win',
          eventId: 'r0',
          sportId: '7',
          marketName: 'Harbour Downs',
          eventName: races[0]!,
        },
      ],
    };
    const inList = races.map((name, at) => foundEvent(`r${at}`, name, { sportId: '7' }));
    expect(found('harbour downs', site, null, inList)).toEqual({ Events: races });
    // The second is not in the search list yet.
    expect(found('harbour downs', site, null, inList.slice(0, 1))).toEqual({
      Events: races.slice(0, 1),
      'Of it': races.slice(1),
    });
    // Over by now, says the search list.
    const over = inList.map((event) => ({ ...event, ended: true }));
    expect(found('harbour downs', site, null, over)).toEqual({ Ended: races });
  });

  test('what has ended has no team and no competition', () => {
    const over = { ...smallSite, events: smallSite.events.map((event) => ({ ...event, ended: true })) };
    expect(found('goa', over)).toEqual({ Events: ['Mumbai Mariners v Goa Gulls'] });
    expect(found('estuary', over)['Competitions']).toBeUndefined();
  });

  test('a competition tells what is on, and typed in full lists its events, in play first', () => {
    expect(placeOf('premier', 'Harbour Premier League')).toMatchObject({
      note: 'Cricket · 2 events, 1 in play',
      to: { kind: 'text', text: 'Harbour Premier League' },
    });
    expect(found('harbour premier league')).toEqual({
      'Of it': ['Mumbai Mariners v Goa Gulls', 'Goa Gulls v Kochi Currents'],
    });
  });

  test('a market leads to its event', () => {
    expect(placeOf('match odds', 'Match Odds')).toMatchObject({
      note: 'Mumbai Mariners v Goa Gulls',
      to: { kind: 'path', path: '/marketdetails/2/4' },
    });
  });
});

describe('pages and settings', () => {
  const whole = { Pages: 'Pages', Settings: 'Settings' } as const;
  const pages = (site: SearchedSite, text: string) => found(text, site, whole.Pages)['Pages'] ?? [];

  test('a bettor finds every page of the route table that needs no more than its name', () => {
    const plain = routes.filter(
      ({ path, name }) =>
        !path.includes(':') &&
        !['root', 'home', 'layout', 'logout', 'signUp', 'forgotPassword'].includes(name),
    );
    for (const { title } of plain) expect(pages(bettorSite, title), title).toContain(title);
    expect(plain.length).toBeGreaterThan(20);
  });

  test('a visitor finds the pages that they may open, and a way to sign in', () => {
    expect(pages(smallSite, 'statement')).toEqual([]);
    expect(pages(smallSite, 'settings')).toEqual([]);
    expect(pages(smallSite, 'register')).toEqual(['Register']);
    expect(pages(smallSite, 'sign in')).toEqual(['Login']);
    expect(pages(bettorSite, 'register')).toEqual([]);
    expect(pages(bettorSite, 'sign in')).toEqual([]);
  });

  test('a blocked bettor does not find what they may not open', () => {
    const blocked = { ...smallSite, visitor: { hasToken: true, isLogin: 0 } };
    expect(pages(blocked, 'account statement')).toEqual(['Account statement']);
    expect(pages(blocked, 'profile')).toEqual([]);
    expect(pages(blocked, 'casino')).toEqual([]);
  });

  test('each sport has its page and its results; one that is hidden has neither', () => {
    expect(pages(smallSite, 'cricket')).toEqual(['Cricket', 'Results in Cricket']);
    expect(pages(smallSite, 'lottery')).toEqual(['Lottery', 'Results in Lottery']);
    expect(pages(smallSite, 'greyhounds')).toEqual([]);
  });

  test('a theme or a way to write odds is changed at once, and what stands is not offered', () => {
    expect(found('theme')['Settings']).toEqual(['Theme: As the system', 'Theme: Dark']);
    expect(placeOf('dark', 'Theme: Dark')?.to).toEqual({ kind: 'setting', change: { theme: 'DARK' } });
    expect(found('odds:')['Settings']).toEqual(['Odds: Fractional', 'Odds: American', 'Odds: Implied %']);
  });

  test('nothing switches how bets are placed, and nothing is offered while settings cannot be changed', () => {
    expect(placeOf('one-click', 'One-click betting', bettorSite)?.to).toEqual({
      kind: 'path',
      path: '/settings',
    });
    expect(found('one-click')['Settings']).toBeUndefined();
    expect(found('theme', { ...smallSite, settings: null })['Settings']).toBeUndefined();
  });
});

describe('nearly called so', () => {
  test('one wrong, missing, doubled or swapped letter finds, after what is called so', () => {
    for (const typed of ['mumbia', 'mumbay', 'mubai', 'mumbbai', 'MUMBIA marinesr', 'marin mumbai'])
      expect(found(typed), typed).toEqual({
        Similar: ['Mumbai Mariners', 'Mumbai Mariners v Goa Gulls'],
      });
    const site = { ...smallSite, games: [{ ...smallSite.games[0]!, name: 'Tidewatre' }] };
    const groups = finderOf(listed)('tidewater', site, null).map(({ name }) => name);
    expect(groups).toEqual(['Events', 'Teams and players', 'Similar']);
    expect(found('tidewater', site)['Similar']).toEqual(['Tidewatre']);
  });

  test('while a word is typed, if nothing else is found', () => {
    expect(found('mubam')['Similar']).toBeUndefined();
    expect(found('mubma')['Similar']).toEqual(['Mumbai Mariners', 'Mumbai Mariners v Goa Gulls']);
    // Something begins so.
    expect(found('roule')['Similar']).toBeUndefined();
  });

  test('a match that has ended is the last of them', () => {
    const events = [foundEvent('9', 'Mumbai v Goa', { ended: true }), ...listed];
    expect(found('mumbia', smallSite, null, events)['Similar']).toEqual([
      'Mumbai Mariners',
      'Mumbai Mariners v Goa Gulls',
      'Mumbai v Goa',
    ]);
  });

  test('where nothing is found there are ways on', () => {
    expect(found('zzzzz')).toEqual({
      Popular: ['Mumbai Mariners v Goa Gulls', 'Goa Gulls v Kochi Currents', 'Old Harbour v Tidewater Town'],
      Sports: ['Cricket', 'Soccer'],
    });
  });
});

describe('nothing typed', () => {
  const before = {
    id: 'game:g2',
    name: 'Roulette',
    note: 'Wheel',
    to: { kind: 'game' as const, eventId: 'g2' },
  };

  test('what was chosen before, with a way to clear it, and the events in which most is matched', () => {
    expect(found('', { ...smallSite, recent: [before], popular: ['3', 'gone', '1'] })).toEqual({
      Recent: ['Roulette', 'Clear these'],
      Popular: ['Goa Gulls v Kochi Currents', 'Old Harbour v Tidewater Town', 'Mumbai Mariners v Goa Gulls'],
    });
  });

  test('without either: what is in play, then what is next', () => {
    expect(found('')).toEqual({
      Popular: ['Mumbai Mariners v Goa Gulls', 'Goa Gulls v Kochi Currents', 'Old Harbour v Tidewater Town'],
    });
    const over = [listedEvent('1', 'A v B', { ended: true })];
    expect(found('', { ...smallSite, events: over })).toEqual({});
  });
});
