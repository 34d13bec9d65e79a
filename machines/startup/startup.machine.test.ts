import { createActor, fromPromise, SimulatedClock, waitFor, type PromiseActorLogic } from 'xstate';
import { expect, test, vi } from 'vitest';
import { settle } from '../testing/samples.ts';
import { selectLists, selectSportId, startupMachine, type ListName } from './startup.machine.ts';

const sport = (sportId: string) => ({ sportId, sportName: sportId, highlight: false });

function openStartup({
  fails = [],
  hangs,
  sportId = '4',
  actors = {},
}: {
  fails?: ListName[];
  hangs?: ListName;
  sportId?: string;
  actors?: Record<string, PromiseActorLogic<never>>;
} = {}) {
  const clock = new SimulatedClock();
  const logFailedList = vi.fn();
  const tellNoTheme = vi.fn();
  const asked: ListName[] = [];
  const actor = createActor(
    startupMachine.provide({
      actors: {
        loadList: fromPromise<readonly unknown[], { list: ListName }>(async ({ input: { list } }) => {
          asked.push(list);
          if (list === hangs) await new Promise(() => {});
          if (fails.includes(list)) throw new Error('no answer');
          return list === 'sports' ? [sport('4'), sport('2'), sport('66103'), sport('66102')] : [list];
        }),
        loadTheme: fromPromise(async () => {}),
        loadSupport: fromPromise(async () => Promise.reject(new Error('no answer'))),
        ...actors,
      },
      actions: {
        tellNoTheme,
        logFailedList: (_, params) => logFailedList(params.list),
      },
    }),
    { input: { sportId, seed: 3 }, clock },
  ).start();
  return {
    actor,
    asked,
    clock,
    logFailedList,
    tellNoTheme,
    ready: () => waitFor(actor, (s) => s.matches({ lists: 'ready' })),
  };
}

test('[CAL-2] the five lists are asked for together and stored only when all are complete', async () => {
  const { actor, asked, ready } = openStartup();
  expect(asked).toEqual(['casinoEvents', 'sports', 'allEvents', 'racingEvents', 'exchangeTypes']);
  expect(selectLists(actor.getSnapshot())).toBeNull();
  expect(selectLists(await ready())?.racingEvents).toEqual(['racingEvents']);
});

test('[CAL-2] a failed list is logged by its name and treated as empty', async () => {
  const { ready, logFailedList } = openStartup({ fails: ['allEvents'] });
  expect(selectLists(await ready())).toMatchObject({ allEvents: [], casinoEvents: ['casinoEvents'] });
  expect(logFailedList).toHaveBeenCalledExactlyOnceWith('allEvents');
});

test('[CAL-2] a list that never answers has failed after a while, and the others are shown', async () => {
  const { actor, clock, ready, logFailedList } = openStartup({ hangs: 'racingEvents' });
  await waitFor(actor, (s) => s.matches({ lists: { loading: { allEvents: 'done', sports: 'done' } } }));
  clock.increment(14_999);
  expect(selectLists(actor.getSnapshot())).toBeNull();
  clock.increment(1);
  expect(selectLists(await ready())).toMatchObject({ racingEvents: [], allEvents: ['allEvents'] });
  expect(logFailedList).toHaveBeenCalledExactlyOnceWith('racingEvents');
});

test('failed lists are asked for again, one after the other, until each has come', async () => {
  const fails: ListName[] = ['sports', 'racingEvents', 'casinoEvents'];
  const { actor, asked, clock, ready, logFailedList } = openStartup({ fails, hangs: 'exchangeTypes' });
  await waitFor(actor, (s) => s.matches({ lists: { loading: { allEvents: 'done', sports: 'done' } } }));
  clock.increment(15_000);
  await ready();
  asked.length = 0;
  const wait = async (ms: number) => {
    for (let spent = 0; spent < ms; spent += 500) {
      clock.increment(500);
      await settle();
    }
  };
  await wait(60_000);
  // No failed list keeps the others from being asked for, and repeated failures are not logged again.
  expect(new Set(asked)).toEqual(new Set([...fails, 'exchangeTypes']));
  expect(logFailedList).toHaveBeenCalledTimes(4);
  fails.length = 0;
  await wait(120_000);
  expect(selectLists(actor.getSnapshot())).toMatchObject({
    sports: [{ sportId: '4' }, { sportId: '2' }, { sportId: '66102' }],
    casinoEvents: ['casinoEvents'],
    racingEvents: ['racingEvents'],
    exchangeTypes: [],
  });
  expect(actor.getSnapshot().context.missing).toEqual(['exchangeTypes']);
});

test('a network that is there again has the failed list asked for at once', async () => {
  const fails: ListName[] = ['sports'];
  const { actor, ready } = openStartup({ fails });
  await ready();
  fails.length = 0;
  actor.send({ type: 'network.returned' });
  await waitFor(actor, (s) => s.matches({ lists: { ready: 'complete' } }));
  expect(selectLists(actor.getSnapshot())?.sports).toHaveLength(3);
});

test('[CAL-1] binary is removed from the sports', async () => {
  const { ready } = openStartup();
  expect(selectLists(await ready())?.sports.map(({ sportId }) => sportId)).toEqual(['4', '2', '66102']);
});

test('[CAL-2] a chosen sport that is there stays chosen; a gone or hidden one gives way to cricket', async () => {
  const chosen = async (sportId: string) => selectSportId(await openStartup({ sportId }).ready());
  expect(await chosen('2')).toBe('2');
  expect(await chosen('999')).toBe('4');
  expect(await chosen('66102')).toBe('4');
});

test('all five failing still makes the site ready, with nothing in it', async () => {
  const all: ListName[] = ['casinoEvents', 'sports', 'allEvents', 'racingEvents', 'exchangeTypes'];
  const snapshot = await openStartup({ fails: all }).ready();
  expect(selectLists(snapshot)?.sports).toEqual([]);
  expect(selectSportId(snapshot)).toBe('4');
});

test('support that fails does not hold anything up', async () => {
  const { actor } = openStartup();
  const snapshot = await waitFor(actor, (s) => s.matches({ support: 'absent', theme: 'arrived' }));
  expect(snapshot.status).toBe('active');
});

test('a theme and a support that never come are absent after a while, and the theme is said to be', () => {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const { actor, clock, tellNoTheme } = openStartup({ actors: { loadTheme: never, loadSupport: never } });
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toMatchObject({ theme: 'loading', support: 'loading' });
  expect(tellNoTheme).not.toHaveBeenCalled();
  clock.increment(1);
  expect(actor.getSnapshot().value).toMatchObject({ theme: 'absent', support: 'absent' });
  expect(tellNoTheme).toHaveBeenCalledOnce();
});

test('refreshed events take the place of the old ones once the lists are there', async () => {
  const { actor, ready } = openStartup();
  await ready();
  actor.send({ type: 'events.refreshed', allEvents: ['new'] });
  expect(selectLists(actor.getSnapshot())?.allEvents).toEqual(['new']);
});

test('a theme that fails is said to be absent, and support that arrives is there', async () => {
  const { actor, tellNoTheme } = openStartup({
    actors: {
      loadTheme: fromPromise<never>(() => Promise.reject(new Error('no answer'))),
      loadSupport: fromPromise(async () => undefined as never),
    },
  });
  await waitFor(actor, (s) => s.matches({ support: 'arrived', theme: 'absent' }));
  expect(tellNoTheme).toHaveBeenCalledOnce();
});

test('a sport may be chosen at any time, also before the lists are there', async () => {
  const { actor, ready } = openStartup();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  expect(selectSportId(await ready())).toBe('2');
  actor.send({ type: 'sport.chosen', sportId: '4' });
  expect(selectSportId(actor.getSnapshot())).toBe('4');
});
