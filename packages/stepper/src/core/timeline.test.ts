import { expect, test, vi } from 'vitest';
import { debounce, fetcher, trafficLight } from '../testing/ten-machines.ts';
import { stepWords } from './step.ts';
import { Timeline, type Place } from './timeline.ts';

const start = { input: { id: 'p-1' } };
const asked = { kind: 'send', to: '', event: { type: 'asked' } } as const;
const found = { kind: 'answer', request: 'load#1', value: { name: 'Ada' } } as const;
const next = { kind: 'advance', by: null } as const;

const words = (places: readonly Place[]) =>
  places.map(({ took }) => (took.step === null ? 'start' : stepWords(took.step)));

test('going back arms the timers again', () => {
  const line = new Timeline(trafficLight);
  line.play(next);
  line.play(next);
  line.back();
  expect([line.stepper.state(), line.stepper.now()]).toEqual(['yellow', 3_000]);
  expect(line.stepper.timers()).toMatchObject([{ left: 400 }]);
  line.back();
  expect(line.stepper.state()).toBe('green');
  line.back();
  expect(line.stepper.state()).toBe('green');
});

test('forward leads where it went before', () => {
  const line = new Timeline(fetcher, start);
  line.play(asked);
  line.play(found);
  line.back();
  line.back();
  expect(words(line.ahead())).toEqual(['asked', 'load#1 resolves']);
  line.forward();
  line.forward();
  line.forward();
  expect(line.stepper.state()).toBe('found');
});

test('another step after going back is a fork, and both ways stay', () => {
  const line = new Timeline(fetcher, start);
  line.play(asked);
  line.play(found);
  const { here } = line;
  line.back();
  line.play(next);
  expect(line.stepper.state()).toBe('late');
  expect(words(line.path())).toEqual(['start', 'asked', 'to the next timer']);
  expect(words(line.here.parent!.next)).toEqual(['load#1 resolves', 'to the next timer']);
  line.goTo(here);
  expect(line.stepper.state()).toBe('found');
  line.back();
  expect(words(line.ahead())).toEqual(['load#1 resolves']);
});

test('the same step taken again is no fork', () => {
  const line = new Timeline(fetcher, start);
  line.play(asked);
  line.back();
  line.play(asked);
  expect(line.path()[0]?.next).toHaveLength(1);
});

test('another answer in the place of one keeps the steps that followed', () => {
  const line = new Timeline(fetcher, start);
  line.play(asked);
  line.play(found);
  line.play({ kind: 'advance', by: 100 });
  const old = line.here;
  line.back();
  const another = { kind: 'answer', request: 'load#1', value: { name: 'Bea' } } as const;
  expect(line.amend(another)).toEqual({ kept: 1, stoppedAt: null });
  expect(words(line.path())).toEqual(['start', 'asked', 'load#1 resolves', '100 ms pass']);
  expect(line.steps()[1]).toEqual(another);
  expect(line.stepper.snapshot().context).toMatchObject({ found: 'Bea' });
  line.goTo(old);
  expect(line.stepper.snapshot().context).toMatchObject({ found: 'Ada' });
});

test('steps that no longer apply are left on the old way', () => {
  const line = new Timeline(trafficLight);
  line.play(next);
  line.play(next);
  line.back();
  line.back();
  expect(() => line.amend(next)).toThrow('No step led to the start.');
  const late = new Timeline(fetcher, start);
  late.play(asked);
  late.play(next);
  late.play(asked);
  late.play({ kind: 'answer', request: 'load#2', value: { name: 'Ada' } });
  const second = late.here;
  late.back();
  late.back();
  expect(late.stepper.state()).toBe('late');
  // Found at once, it is not asked for a second time.
  expect(late.amend(found)).toEqual({ kept: 0, stoppedAt: asked });
  expect(late.stepper.state()).toBe('found');
  expect(words(late.path())).toEqual(['start', 'asked', 'load#1 resolves']);
  late.goTo(second);
  expect(late.steps()).toHaveLength(4);
});

test('a step that cannot be taken in the place of one throws, and leaves the timeline before it', () => {
  const line = new Timeline(fetcher, start, [asked, found]);
  expect(() => line.amend({ kind: 'answer', request: 'load#9' })).toThrow('There was no request');
  expect(words(line.path())).toEqual(['start', 'asked']);
  expect(line.stepper.state()).toBe('loading');
});

test('begins where its steps lead', () => {
  const line = new Timeline(fetcher, start, [asked, next]);
  expect(line.stepper.state()).toBe('late');
  expect(line.steps()).toEqual([asked, next]);
});

test('tells of every change until nobody wants to know', () => {
  const line = new Timeline(debounce);
  const heard = vi.fn<() => void>();
  const end = line.subscribe(heard);
  line.play({ kind: 'send', to: '', event: { type: 'typed', text: 'a' } });
  line.back();
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  line.forward();
  expect(heard).toHaveBeenCalledTimes(2);
});
