import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ExposureRow } from '#domain/risk/exposure-row.ts';
import { settle } from '../testing/samples.ts';
import { exposureMachine, selectRows } from './exposure.machine.ts';

const row = (sportId: string): ExposureRow => ({
  sportName: 'Sport',
  eventName: 'Home v Away',
  marketName: 'Match Odds',
  betCounts: 2,
  sportId,
  marketId: '4-1.mo',
  eventId: '71',
});
const never = () => new Promise<never>(() => {});

function openMyMarket(load: () => Promise<readonly ExposureRow[]> = async () => [row('4')]) {
  const clock = new SimulatedClock();
  const did: string[] = [];
  const list = createActor(
    exposureMachine.provide({
      actors: { loadRows: fromPromise(() => (did.push('load'), load())) },
      actions: {
        openPath: (_, { path }) => did.push(`open ${path}`),
        openGame: (_, { eventId }) => did.push(`game ${eventId}`),
      },
    }),
    { clock },
  ).start();
  return {
    list,
    clock,
    did,
    state: () => list.getSnapshot().value,
    rows: () => selectRows(list.getSnapshot()),
  };
}

describe('the list', () => {
  test('[HDR-7] it is asked for each time My Market opens, and shown when it comes', async () => {
    const { list, did, state, rows } = openMyMarket();
    expect(did).toEqual([]);
    list.send({ type: 'list.opened' });
    expect(state()).toBe('loading');
    await settle();
    expect(state()).toBe('listed');
    expect(rows()).toEqual([row('4')]);
    list.send({ type: 'list.closed' });
    expect(state()).toBe('closed');
    expect(rows()).toEqual([]);
    list.send({ type: 'list.opened' });
    expect(state()).toBe('loading');
    expect(did).toEqual(['load', 'load']);
  });

  test('[PNL-4] a list without rows is a state of its own', async () => {
    const { list, state } = openMyMarket(async () => []);
    list.send({ type: 'list.opened' });
    await settle();
    expect(state()).toBe('empty');
  });

  test('no answer is not an empty list, and may be asked again', async () => {
    const failing = openMyMarket(async () => Promise.reject(new Error('cut')));
    failing.list.send({ type: 'list.opened' });
    await settle();
    const silent = openMyMarket(never);
    silent.list.send({ type: 'list.opened' });
    silent.clock.increment(8_000);
    for (const { list, state } of [failing, silent]) {
      expect(state()).toBe('noAnswer');
      list.send({ type: 'retry.chosen' });
      expect(state()).toBe('loading');
    }
  });

  test('what comes after it was closed is not shown', async () => {
    const { list, state, rows } = openMyMarket();
    list.send({ type: 'list.opened' });
    list.send({ type: 'list.closed' });
    await settle();
    expect(state()).toBe('closed');
    expect(rows()).toEqual([]);
  });
});

describe('a row', () => {
  /** What choosing a row of this sport does, and the list's state after it. */
  async function choose(sportId: string) {
    const { list, did, state } = openMyMarket(async () => [row(sportId)]);
    list.send({ type: 'list.opened' });
    await settle();
    list.send({ type: 'row.chosen', row: row(sportId) });
    return [did.slice(1), state()];
  }

  test.each([
    ['4', '/marketdetails/71/4'],
    ['66104', '/lotterydetails/71/66104'],
  ])('[PNL-4] [PNL-5] of sport %s closes the list and opens %s', async (sportId, path) => {
    expect(await choose(sportId)).toEqual([[`open ${path}`], 'closed']);
  });

  test('[PNL-5] of the casino closes the list and opens the game', async () => {
    expect(await choose('66102')).toEqual([['game 71'], 'closed']);
  });

  test('[PNL-5] of sport 6 does nothing, and cannot be chosen', async () => {
    expect(await choose('6')).toEqual([[], 'listed']);
  });
});
