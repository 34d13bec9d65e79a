import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import {
  counter,
  debounce,
  door,
  editor,
  fetcher,
  house,
  meter,
  player,
  socket,
  tenMachines,
  trafficLight,
} from '../testing/ten-machines.ts';
import { offersOf } from './offers.ts';
import { plainOf } from './plain-value.ts';
import { Stepper } from './stepper.ts';

describe('time', () => {
  test('goes to one timer at a time, also to those set on the way', () => {
    const stepper = new Stepper(trafficLight);
    expect(stepper.timers()).toMatchObject([{ name: '3000.trafficLight.green', left: 3_000 }]);
    stepper.advance();
    expect([stepper.state(), stepper.now()]).toEqual(['yellow', 3_000]);
    stepper.advance();
    expect([stepper.state(), stepper.now()]).toEqual(['red', 3_400]);
  });

  test('that passes lets everything due happen at its own time', () => {
    const stepper = new Stepper(trafficLight);
    const { moves } = stepper.advance(5_400);
    expect(moves.map(({ event }) => event)).toEqual([
      'xstate.after.3000.trafficLight.green',
      'xstate.after.yellowTime.trafficLight.yellow',
      'xstate.after.2000.trafficLight.red',
    ]);
    expect([stepper.state(), stepper.now()]).toEqual(['green', 5_400]);
  });

  test('is called off with its timer', () => {
    const stepper = new Stepper(debounce);
    stepper.send({ type: 'typed', text: 'a' });
    stepper.advance(200);
    stepper.send({ type: 'typed', text: 'ab' });
    expect(stepper.timers()).toMatchObject([{ event: 'settled', left: 300 }]);
    stepper.advance(200);
    expect(stepper.state()).toBe('typing');
    expect(stepper.advance().did).toMatchObject([{ name: 'save' }]);
    expect(stepper.state()).toBe('quiet');
  });

  test('without a timer stands still, and says so', () => {
    expect(new Stepper(editor).advance()).toMatchObject({ isHeard: false, at: 0 });
  });
});

describe('a request', () => {
  const loading = () => {
    const stepper = new Stepper(fetcher, { input: { id: 'p-1' } });
    expect(stepper.send({ type: 'asked' }).asked).toEqual(['load#1']);
    return stepper;
  };

  test('waits, with its input, until it is answered', () => {
    const stepper = loading();
    expect(stepper.requests()).toMatchObject([
      { id: 'load#1', kind: 'promise', src: 'load', input: { id: 'p-1' }, is: 'open' },
    ]);
    const { did } = stepper.answer('load', { name: 'Ada' });
    expect(stepper.state()).toBe('found');
    expect(did).toEqual([{ path: '', name: 'tellUser', params: { how: 'toast' } }]);
    expect(stepper.requests()[0]?.is).toBe('answered');
  });

  test('may answer otherwise, or fail', () => {
    const absent = loading();
    absent.answer('load', { name: null });
    expect(absent.state()).toBe('absent');
    const failed = loading();
    failed.reject('load');
    expect([failed.state(), failed.requests()[0]?.is]).toEqual(['idle', 'failed']);
  });

  test('that is left is answered late, which nothing hears', () => {
    const stepper = loading();
    stepper.advance();
    expect([stepper.state(), stepper.requests()[0]?.is]).toEqual(['late', 'left']);
    expect(stepper.answer('load#1', { name: 'Ada' }).isHeard).toBe(false);
    stepper.send({ type: 'asked' });
    expect(stepper.requests().map(({ id, is }) => `${id} ${is}`)).toEqual(['load#1 left', 'load#2 open']);
    // A late answer to the first one is none to the second.
    stepper.answer('load#1', { name: 'Ada' });
    expect(stepper.state()).toBe('loading');
  });

  test('that never was is refused with those there were', () => {
    expect(() => loading().answer('save')).toThrow('There was no request "save"; there are load#1');
  });

  test('given inline may tell its parent, and hears it', () => {
    const stepper = new Stepper(socket);
    expect(stepper.requests()).toMatchObject([{ id: 'wire#1', kind: 'callback', is: 'open' }]);
    stepper.tell('wire', { type: 'opened' });
    stepper.send({ type: 'ping' });
    stepper.tell('wire', { type: 'came', text: 'hello' });
    expect(stepper.snapshot().context).toEqual({ last: 'hello' });
    expect(stepper.requests()[0]?.heard).toEqual([{ type: 'ping' }]);
  });

  test('may have value after value, and end', () => {
    const stepper = new Stepper(meter);
    expect(stepper.requests().map(({ kind }) => kind)).toEqual(['observable', 'events']);
    stepper.show('values', 7);
    expect(stepper.snapshot().context).toEqual({ value: 7, isOver: false });
    stepper.answer('values');
    stepper.tell('keys', { type: 'key.up' });
    expect(stepper.snapshot().context).toEqual({ value: -1, isOver: true });
  });
});

describe('children', () => {
  test('are actors of their own, also those spawned without an id, whose paths are the same in every run', () => {
    for (let run = 0; run < 2; run++) {
      const stepper = new Stepper(house);
      stepper.send({ type: 'lamp.added' });
      stepper.send({ type: 'lamp.added' });
      expect(stepper.root().children.map(({ path }) => path)).toEqual(['hall', 'lamp:1', 'lamp:2']);
      stepper.send({ type: 'pressed' }, 'lamp:2');
      expect(['lamp:1', 'lamp:2'].map((path) => stepper.state(path))).toEqual(['dark', 'lit']);
      expect(stepper.timers()).toMatchObject([{ path: 'lamp:2', left: 500 }]);
      expect(plainOf(stepper.snapshot().context)).toMatchObject({ lit: 1 });
    }
  });

  test('that only compute are run', () => {
    const stepper = new Stepper(counter);
    stepper.send({ type: 'anything' });
    expect(stepper.root().children).toMatchObject([{ path: 'sum', machine: null, snapshot: { context: 1 } }]);
  });

  test('that are not there are refused', () => {
    expect(() => new Stepper(house).send({ type: 'pressed' }, 'cellar')).toThrow('No actor "cellar" runs');
  });
});

describe('what it would take', () => {
  const offered = (stepper: Stepper) =>
    offersOf(stepper.snapshot()).map(({ descriptor, isTaken }) => `${descriptor} ${isTaken}`);

  test('is said by event, the innermost state first', () => {
    const stepper = new Stepper(player);
    stepper.send({ type: 'power' });
    stepper.send({ type: 'mode' });
    expect(offered(stepper)).toEqual(['play true', 'mode true', 'power true']);
  });

  test('says which guard refuses, and what it is made of', () => {
    const stepper = new Stepper(door, { input: { key: true, alarm: true } });
    const [offer] = offersOf(stepper.snapshot());
    expect(offer).toMatchObject({ descriptor: 'turned', isTaken: false });
    expect(offer?.choices[0]?.verdict).toMatchObject({
      name: 'hasKey and not isArmed',
      holds: false,
      parts: [
        { name: 'hasKey', holds: true, source: '({ context }) => context.key' },
        { name: 'not isArmed', holds: false, parts: [{ name: 'isArmed', holds: true }] },
      ],
    });
    expect(stepper.send({ type: 'turned' }).isHeard).toBe(false);
  });

  test('is left open where a guard gives what the event lacks, and follows the truth of what it gives', () => {
    const machine = createMachine({
      on: { told: { guard: ({ event }) => event.isNew, actions: () => {} } },
    });
    const { choices } = offersOf(new Stepper(machine).snapshot())[0]!;
    expect(choices[0]?.verdict?.holds).toBeNull();
    const given = offersOf(new Stepper(machine).snapshot(), { told: { isNew: 1 } })[0]!;
    expect(given.choices[0]?.verdict?.holds).toBe(true);
  });

  test('asks what another region is in', () => {
    const stepper = new Stepper(editor);
    stepper.send({ type: 'bold' });
    expect(offered(stepper)).toContain('save true');
    stepper.send({ type: 'bold' });
    expect(offered(stepper)).toContain('save false');
  });
});

test('history is kept', () => {
  const stepper = new Stepper(player);
  for (const type of ['power', 'mode', 'play', 'power', 'resume']) stepper.send({ type });
  expect(stepper.state()).toEqual({ on: { disc: 'playing' } });
});

test('words for the outside are noted', () => {
  const stepper = new Stepper(debounce);
  expect(stepper.send({ type: 'typed', text: 'a' }).did.map(({ name }) => name)).toEqual(['emit', 'log']);
});

test('a restored snapshot goes on from there, and does not share its actors', () => {
  const first = new Stepper(fetcher, { input: { id: 'p-1' } });
  first.send({ type: 'asked' });
  const snapshot = first.persisted();
  const [one, other] = [0, 1].map(() => new Stepper(fetcher, { snapshot }));
  one!.answer('load', { name: 'Ada' });
  expect([one!.state(), other!.state(), other!.requests()[0]?.is]).toEqual(['found', 'loading', 'open']);
});

test.each(Object.entries(tenMachines))('%s begins', (_, { machine, input }) => {
  expect(new Stepper(machine, { input }).snapshot().status).toBe('active');
});
