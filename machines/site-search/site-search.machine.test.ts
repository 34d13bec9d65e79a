import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { finderOf } from '#domain/search/finder.ts';
import { foundEvent, smallSite } from '#domain/search/searched-site.test-data.ts';
import type { FoundEvent } from '#domain/search/place.ts';
import { settle } from '../testing/samples.ts';
import { bareSite, india, kenya, list, openSearch } from './search.fixture.ts';
import { selectShown, siteSearchMachine } from './site-search.machine.ts';
import type { SiteSearchEvent } from './site-search.types.ts';

describe('typing', () => {
  test('[VAL-1] a text shows what it finds, in list order; the empty text hides the results', async () => {
    const { type, names, send } = openSearch();
    await type('INDIA');
    expect(names()).toEqual(['India v Australia', 'Kenya v India']);
    send({ type: 'text.typed', text: 'lott' });
    expect(names()).toContain('Evening draw');
    send({ type: 'text.typed', text: 'lotx' });
    expect(names()).toEqual([]);
    send({ type: 'text.typed', text: '' });
    expect(names()).toEqual([]);
  });

  test('[VAL-1] focus alone finds nothing, and offers what is likely', async () => {
    const site = {
      ...bareSite,
      events: smallSite.events,
      recent: [{ id: 'page:rules', name: 'Rules', note: '', to: { kind: 'path' as const, path: '/rules' } }],
    };
    const { type, shown, send, opened } = openSearch(undefined, site);
    await type('');
    expect(shown()?.groups.map(({ name }) => name)).toEqual(['Recent', 'Popular']);
    // Enter, pressed on an empty field, is not meant for any of it.
    send({ type: 'enter.pressed' });
    expect(opened).toEqual([]);
    send({ type: 'highlight.moved', to: 'next' }, { type: 'enter.pressed' });
    expect(opened).toEqual(['/rules']);
  });

  test('the list is asked for at the first focus, and what was typed before it came is found when it comes', async () => {
    const { send, names, shown, counts } = openSearch();
    expect(counts.asked).toBe(0);
    send({ type: 'field.focused' }, { type: 'text.typed', text: 'kenya' });
    expect(shown()).toMatchObject({ list: 'loading' });
    expect(counts.asked).toBe(1);
    await settle();
    expect(names()).toEqual(['Kenya v India']);
  });

  test('what to search with may come last', async () => {
    const search = createActor(
      siteSearchMachine.provide({
        actors: { loadEvents: fromPromise<readonly FoundEvent[]>(async () => list) },
      }),
    ).start();
    search.send({ type: 'field.focused' });
    search.send({ type: 'text.typed', text: 'kenya' });
    await settle();
    expect(selectShown(search.getSnapshot())).toMatchObject({ list: 'loading', groups: [] });
    search.send({ type: 'site.changed', site: bareSite });
    search.send({ type: 'finder.arrived', finderOf });
    expect(selectShown(search.getSnapshot())).toMatchObject({ list: 'there', groups: [{ name: 'Events' }] });
  });

  test('nothing that is typed finds anything before the list is there: the events would push it away', async () => {
    const { send, names, shown } = openSearch(() => new Promise(() => {}), smallSite);
    send({ type: 'field.focused' });
    expect(shown()?.groups.map(({ name }) => name)).toEqual(['Popular']);
    send({ type: 'text.typed', text: 'roulette' }, { type: 'highlight.moved', to: 'next' });
    expect(names()).toEqual([]);
    expect(shown()).toMatchObject({ list: 'loading', highlighted: null });
  });

  test('once it is known not to come, the rest is found; Enter waits for a highlight', async () => {
    const cut = async () => {
      throw new Error('cut');
    };
    const { search, type, send, names, opened, shown } = openSearch(cut, smallSite);
    await type('roulette');
    send({ type: 'enter.pressed' });
    expect(names()).toEqual(['Roulette']);
    expect(shown()).toMatchObject({ list: 'absent' });
    expect(opened).toEqual([]);
    // Also when what to search with comes only then.
    search.send({ type: 'finder.arrived', finderOf });
    expect(names()).toEqual(['Roulette']);
    send({ type: 'highlight.moved', to: 'next' }, { type: 'enter.pressed' });
    expect(opened).toEqual([{ kind: 'game', eventId: 'g2' }]);
  });

  test('a list that does not come is reported, and asked for again at the next focus', async () => {
    let answers = 0;
    const { type, send, shown, names } = openSearch(async () => {
      if (answers++ === 0) throw new Error('cut');
      return list;
    });
    await type('kenya');
    expect(shown()).toMatchObject({ list: 'absent' });
    send({ type: 'field.focused' });
    await settle();
    expect(names()).toEqual(['Kenya v India']);
  });

  test('a list that is never answered is reported after a while; an old one stays in use', async () => {
    let answers = 0;
    const silent = openSearch(() => new Promise(() => {}));
    await silent.type('kenya');
    silent.clock.increment(8_000);
    expect(silent.shown()).toMatchObject({ list: 'absent' });
    const later = openSearch(() => (answers++ === 0 ? Promise.resolve(list) : new Promise(() => {})));
    await later.type('kenya');
    later.send({ type: 'field.focused' });
    later.clock.increment(8_000);
    expect(later.shown()).toMatchObject({ list: 'there' });
    expect(later.names()).toEqual(['Kenya v India']);
  });

  test('an old list stays in use when a newer one fails', async () => {
    const answers = [async () => list, () => Promise.reject(new Error('cut'))];
    const { type, send, shown, names } = openSearch(() => answers.shift()!());
    await type('kenya');
    send({ type: 'field.focused' });
    await settle();
    expect([shown()?.list, names()]).toEqual(['there', ['Kenya v India']]);
  });

  test('a text that is typed after Escape shows the results again', async () => {
    const { type, send, shown, names } = openSearch();
    await type('kenya');
    send({ type: 'escape.pressed' });
    expect(shown()).toBeNull();
    send({ type: 'text.typed', text: 'india' });
    expect(names()).toContain('India v Australia');
  });

  test('a newer list is searched at once for the text that stands', async () => {
    let answer = [india];
    const { type, send, names } = openSearch(async () => answer);
    await type('india');
    answer = [kenya];
    send({ type: 'field.focused' });
    await settle();
    expect(names()).toEqual(['Kenya v India']);
  });
});

test('the same list, asked for again, leaves what is found and the highlight as they are', async () => {
  const { type, send, search, counts } = openSearch();
  await type('india');
  send({ type: 'highlight.moved', to: 'last' });
  const { groups } = search.getSnapshot().context;
  send({ type: 'field.focused' });
  await settle();
  expect(counts.asked).toBe(2);
  expect(search.getSnapshot().context).toMatchObject({ highlighted: 'event:2' });
  expect(search.getSnapshot().context.groups).toBe(groups);
});

describe('a list that comes while what it finds is looked at', () => {
  const nepal = foundEvent('4', 'India v Nepal');
  /** Finds India and Kenya, sends `then`, and has the newer list arrive. */
  async function openAmid(newer: readonly FoundEvent[], ...then: SiteSearchEvent[]) {
    let answer: readonly FoundEvent[] = list;
    const opened = openSearch(async () => answer);
    await opened.type('india');
    opened.send(...then);
    answer = newer;
    opened.send({ type: 'field.focused' });
    await settle();
    return opened;
  }

  test('leaves the highlight on its event, and Enter opens that one', async () => {
    const { send, opened, shown, names } = await openAmid([nepal, ...list], {
      type: 'highlight.moved',
      to: 'last',
    });
    expect(names()).toEqual(['India v Nepal', 'India v Australia', 'Kenya v India']);
    expect(shown()).toMatchObject({ highlighted: 'event:2' });
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/2/4']);
  });

  test('leaves Enter with the first of those that were there before', async () => {
    const { send, opened, shown } = await openAmid([nepal, ...list]);
    expect(shown()).toMatchObject({ highlighted: 'event:1' });
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/1/4']);
  });

  test('opens nothing when what was highlighted is gone, until something else is', async () => {
    const { send, opened, shown } = await openAmid([nepal, kenya], { type: 'highlight.moved', to: 'first' });
    expect(shown()).toMatchObject({ highlighted: null });
    send({ type: 'enter.pressed' });
    expect(opened).toEqual([]);
    send({ type: 'highlight.moved', to: 'next' }, { type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/4/4']);
  });
});

describe('leaving the field', () => {
  test('[VAL-1] the results are cleared 150 ms after it loses focus', async () => {
    const { type, send, clock, shown } = openSearch();
    await type('india');
    send({ type: 'field.blurred' });
    clock.increment(149);
    expect(shown()).not.toBeNull();
    clock.increment(1);
    expect(shown()).toBeNull();
  });

  test('[VAL-1] coming back in time keeps them; coming back later shows them again for the text that stands', async () => {
    const { type, send, clock, names } = openSearch();
    await type('kenya');
    send({ type: 'field.blurred' });
    clock.increment(100);
    send({ type: 'field.focused' });
    clock.increment(1_000);
    expect(names()).toEqual(['Kenya v India']);
    send({ type: 'field.blurred' });
    clock.increment(150);
    send({ type: 'field.focused' });
    expect(names()).toEqual(['Kenya v India']);
  });

  test('a press on a result, which takes the focus first, is a choice', async () => {
    const { type, send, clock, opened, shown } = openSearch();
    await type('india');
    send({ type: 'field.blurred' });
    clock.increment(100);
    send({ type: 'place.chosen', id: 'event:2' });
    expect(opened).toEqual(['/marketdetails/2/4']);
    expect(shown()).toBeNull();
  });

  test('Escape closes the results, and pressed again clears the text', async () => {
    const { type, send, search, shown } = openSearch();
    await type('india');
    send({ type: 'escape.pressed' });
    expect(shown()).toBeNull();
    expect(search.getSnapshot().context.text).toBe('india');
    send({ type: 'escape.pressed' });
    expect(search.getSnapshot().context.text).toBe('');
  });
});
