import { describe, expect, test } from 'vitest';
import { foundEvent, smallSite } from '#domain/search/searched-site.test-data.ts';
import { bareSite, openSearch } from './search.fixture.ts';

describe('the keyboard', () => {
  test('the highlight goes round, to the first and to the last, and starts anew with each text', async () => {
    const { type, send, highlighted } = openSearch();
    await type('india');
    const places = (['next', 'next', 'next', 'previous', 'first', 'last'] as const).map((to) => {
      send({ type: 'highlight.moved', to });
      return highlighted();
    });
    expect(places).toEqual(['1', '2', '1', '2', '1', '2'].map((id) => `event:${id}`));
    send({ type: 'text.typed', text: 'indi' });
    expect(highlighted()).toBeNull();
    send({ type: 'highlight.moved', to: 'previous' });
    expect(highlighted()).toBe('event:2');
  });

  test('it goes through all groups, and from group to group', async () => {
    const { type, send, highlighted } = openSearch(
      async () => [foundEvent('1', 'Old Harbour v Tidewater Town')],
      smallSite,
    );
    await type('har');
    const ids = ['event:1', 'team:1:Old Harbour', 'competition:hpl', 'game:g1'];
    const walk = (to: 'next' | 'nextGroup' | 'previousGroup') =>
      ids.map(() => {
        send({ type: 'highlight.moved', to });
        return highlighted();
      });
    expect(walk('next')).toEqual(ids);
    expect(walk('nextGroup')).toEqual(ids);
    expect(walk('previousGroup')).toEqual([...ids.slice(0, 3).reverse(), ids[3]]);
    // From none to the last.
    send({ type: 'text.typed', text: 'harb' }, { type: 'highlight.moved', to: 'previousGroup' });
    expect(highlighted()).toBe(ids[3]);
  });

  test('Enter opens the highlighted result, or the first; a draw opens its own page', async () => {
    const { type, send, opened, search } = openSearch();
    await type('india');
    send({ type: 'highlight.moved', to: 'last' }, { type: 'enter.pressed' });
    await type('draw');
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/2/4', '/lotterydetails/3/66104']);
    expect(search.getSnapshot().context).toMatchObject({ text: '', groups: [], highlighted: null });
  });

  test('Enter chooses what is nearly called so, and of what is only offered nothing that is not highlighted', async () => {
    const { type, send, opened, search, names } = openSearch(async () => [], smallSite);
    await type('mumbia');
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/2/4']);
    await type('zzz');
    expect(names()).toContain('Cricket');
    expect(search.getSnapshot().can({ type: 'enter.pressed' })).toBe(false);
    send({ type: 'highlight.moved', to: 'last' }, { type: 'enter.pressed' });
    expect(opened.at(-1)).toEqual({ kind: 'sport', sportId: '1' });
  });

  test('Enter with nothing found, or an arrow with nothing to go to, does nothing', async () => {
    const { type, send, opened, highlighted, search } = openSearch();
    await type('zzz');
    send({ type: 'highlight.moved', to: 'next' });
    expect(search.getSnapshot().can({ type: 'enter.pressed' })).toBe(false);
    expect(highlighted()).toBeNull();
    send({ type: 'place.chosen', id: 'event:1' });
    expect(opened).toEqual([]);
  });

  test('the pointer highlights a result that is there, and an arrow opens the results again after Escape', async () => {
    const { type, send, highlighted, shown } = openSearch();
    await type('india');
    send({ type: 'highlight.pointed', id: 'event:2' }, { type: 'highlight.pointed', id: 'event:9' });
    expect(highlighted()).toBe('event:2');
    send({ type: 'escape.pressed' }, { type: 'highlight.moved', to: 'next' });
    expect(shown()).toMatchObject({ highlighted: null });
  });
});

describe('a choice that leads to more of the search', () => {
  test('a competition is typed in full, and its events are listed', async () => {
    const { type, send, names, opened, search } = openSearch(async () => [], smallSite);
    await type('premier');
    send({ type: 'enter.pressed' });
    expect(search.getSnapshot().context.text).toBe('Harbour Premier League');
    expect(names()).toEqual(['Mumbai Mariners v Goa Gulls', 'Goa Gulls v Kochi Currents']);
    expect(opened).toEqual([]);
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/2/4']);
  });

  test('“more” shows the whole group and goes on with the first that was not shown; another text shortens it again', async () => {
    const games = Array.from({ length: 9 }, (_, at) => ({
      ...smallSite.games[0]!,
      eventId: `r${at}`,
      name: `Reels ${at}`,
    }));
    const { type, send, names, highlighted } = openSearch(async () => [], { ...smallSite, games });
    await type('reels');
    send({ type: 'highlight.moved', to: 'last' }, { type: 'enter.pressed' });
    expect(names()).toHaveLength(9);
    expect(highlighted()).toBe('game:r4');
    send({ type: 'text.typed', text: 'reel' });
    expect(names()).toHaveLength(5);
    expect(highlighted()).toBeNull();
  });

  test('what was chosen before is forgotten by whoever keeps it', async () => {
    const recent = [
      { id: 'page:rules', name: 'Rules', note: '', to: { kind: 'path' as const, path: '/rules' } },
    ];
    const { type, send, counts, names } = openSearch(undefined, { ...bareSite, recent });
    await type('');
    expect(names()).toEqual(['Rules', 'Clear these']);
    send({ type: 'place.chosen', id: 'forget' }, { type: 'site.changed', site: bareSite });
    expect(counts.forgotten).toBe(1);
    expect(names()).toEqual([]);
  });
});
