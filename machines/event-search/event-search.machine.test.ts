import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/samples.ts';
import {
  eventSearchMachine,
  selectShown,
  type EventSearchEvent,
  type FoundEvent,
} from './event-search.machine.ts';

const event = (exEventId: string, eventName: string, sportId = '4', sportName = 'Cricket'): FoundEvent => ({
  exEventId,
  sportId,
  sportName,
  eventName,
  eventTime: '2026-11-21T10:00:00.000Z',
  ended: false,
});
const india = event('1', 'India v Australia');
const kenya = event('2', 'Kenya v India');
const draw = event('3', 'Evening draw', '66104', 'Lottery');
const list = [india, kenya, draw];

function openSearch(load: () => Promise<readonly FoundEvent[]> = async () => list) {
  const clock = new SimulatedClock();
  const opened: string[] = [];
  const counts = { asked: 0 };
  const search = createActor(
    eventSearchMachine.provide({
      actors: { loadEvents: fromPromise(() => (counts.asked++, load())) },
      actions: { openPath: (_, { path }) => opened.push(path) },
    }),
    { clock },
  ).start();
  const shown = () => selectShown(search.getSnapshot());
  return {
    search,
    clock,
    opened,
    counts,
    shown,
    send: (...events: EventSearchEvent[]) => events.forEach((each) => search.send(each)),
    /** Focuses the field, waits for the list and types a text. */
    type: async (text: string) => {
      search.send({ type: 'field.focused' });
      await settle();
      search.send({ type: 'text.typed', text });
    },
    names: () => {
      const now = shown();
      return now?.kind === 'results' ? now.results.map(({ eventName }) => eventName) : now;
    },
    highlighted: () => search.getSnapshot().context.highlighted,
  };
}

describe('typing', () => {
  test('[VAL-1] a text shows what it finds, in list order; the empty text hides the results', async () => {
    const { type, names, shown, send } = openSearch();
    await type('INDIA');
    expect(names()).toEqual(['India v Australia', 'Kenya v India']);
    send({ type: 'text.typed', text: 'lott' });
    expect(names()).toEqual(['Evening draw']);
    send({ type: 'text.typed', text: 'lottx' });
    expect(names()).toEqual([]);
    send({ type: 'text.typed', text: '' });
    expect(shown()).toBeNull();
  });

  test('[VAL-1] focus alone shows nothing', async () => {
    const { type, shown } = openSearch();
    await type('');
    expect(shown()).toBeNull();
  });

  test('the list is asked for at the first focus, and what was typed before it came is found when it comes', async () => {
    const { send, names, shown, counts } = openSearch();
    expect(counts.asked).toBe(0);
    send({ type: 'field.focused' }, { type: 'text.typed', text: 'kenya' });
    expect(shown()).toEqual({ kind: 'loading' });
    expect(counts.asked).toBe(1);
    await settle();
    expect(names()).toEqual(['Kenya v India']);
  });

  test('a list that does not come is reported, and asked for again at the next focus', async () => {
    let answers = 0;
    const { type, send, shown, names } = openSearch(async () => {
      if (answers++ === 0) throw new Error('cut');
      return list;
    });
    await type('kenya');
    expect(shown()).toEqual({ kind: 'noAnswer' });
    send({ type: 'field.focused' });
    await settle();
    expect(names()).toEqual(['Kenya v India']);
  });

  test('a list that is never answered is reported after a while; an old one stays in use', async () => {
    let answers = 0;
    const silent = openSearch(() => new Promise(() => {}));
    await silent.type('kenya');
    silent.clock.increment(8_000);
    expect(silent.shown()).toEqual({ kind: 'noAnswer' });
    const later = openSearch(() => (answers++ === 0 ? Promise.resolve(list) : new Promise(() => {})));
    await later.type('kenya');
    later.send({ type: 'field.focused' });
    later.clock.increment(8_000);
    expect(later.names()).toEqual(['Kenya v India']);
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

test('the same list, asked for again, leaves results and highlight as they are', async () => {
  const { type, send, search, counts } = openSearch();
  await type('india');
  send({ type: 'highlight.moved', to: 'last' });
  const { results } = search.getSnapshot().context;
  send({ type: 'field.focused' });
  await settle();
  expect(counts.asked).toBe(2);
  expect(search.getSnapshot().context).toMatchObject({ highlighted: '2' });
  expect(search.getSnapshot().context.results).toBe(results);
});

describe('a list that comes while its results are looked at', () => {
  const nepal = event('4', 'India v Nepal');
  /** Finds India and Kenya, sends `then`, and has the newer list arrive. */
  async function openAmid(newer: readonly FoundEvent[], ...then: EventSearchEvent[]) {
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
    const { send, opened, shown } = await openAmid([nepal, ...list], { type: 'highlight.moved', to: 'last' });
    expect(shown()).toMatchObject({ results: [nepal, india, kenya], highlighted: '2' });
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/2/4']);
  });

  test('leaves Enter with the first of those that were there before', async () => {
    const { send, opened, shown } = await openAmid([nepal, ...list]);
    expect(shown()).toMatchObject({ highlighted: '1' });
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/1/4']);
  });

  test('opens nothing when what was highlighted is gone, until something else is', async () => {
    const { send, opened, shown } = await openAmid([nepal, kenya], { type: 'highlight.moved', to: 'first' });
    expect(shown()).toMatchObject({ results: [nepal, kenya], highlighted: null });
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
    send({ type: 'result.chosen', exEventId: '2' });
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

describe('the keyboard', () => {
  test('the highlight goes round, to the first and to the last, and starts anew with each text', async () => {
    const { type, send, highlighted } = openSearch();
    await type('india');
    const places = (['next', 'next', 'next', 'previous', 'first', 'last'] as const).map((to) => {
      send({ type: 'highlight.moved', to });
      return highlighted();
    });
    expect(places).toEqual(['1', '2', '1', '2', '1', '2']);
    send({ type: 'text.typed', text: 'ind' });
    expect(highlighted()).toBeNull();
    send({ type: 'highlight.moved', to: 'previous' });
    expect(highlighted()).toBe('2');
  });

  test('Enter opens the highlighted result, or the first; a draw opens its own page', async () => {
    const { type, send, opened, search } = openSearch();
    await type('india');
    send({ type: 'highlight.moved', to: 'last' }, { type: 'enter.pressed' });
    await type('draw');
    send({ type: 'enter.pressed' });
    expect(opened).toEqual(['/marketdetails/2/4', '/lotterydetails/3/66104']);
    expect(search.getSnapshot().context).toMatchObject({ text: '', results: [], highlighted: null });
  });

  test('Enter with nothing found, or an arrow with nothing to go to, does nothing', async () => {
    const { type, send, opened, highlighted, search } = openSearch();
    await type('zzz');
    send({ type: 'highlight.moved', to: 'next' });
    expect(search.getSnapshot().can({ type: 'enter.pressed' })).toBe(false);
    expect(highlighted()).toBeNull();
    send({ type: 'result.chosen', exEventId: '1' });
    expect(opened).toEqual([]);
  });

  test('the pointer highlights a result that is there, and an arrow opens the results again after Escape', async () => {
    const { type, send, highlighted, shown } = openSearch();
    await type('india');
    send({ type: 'highlight.pointed', exEventId: '2' }, { type: 'highlight.pointed', exEventId: '9' });
    expect(highlighted()).toBe('2');
    send({ type: 'escape.pressed' }, { type: 'highlight.moved', to: 'next' });
    expect(shown()).toMatchObject({ kind: 'results', highlighted: null });
  });
});
