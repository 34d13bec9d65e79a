import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { bannersShown } from '#domain/site/carousel.ts';
import { carouselMachine, isStopped, selectOffset, type CarouselEvent } from './carousel.machine.ts';

function openCarousel({ isReduced = false }: { isReduced?: boolean } = {}) {
  const clock = new SimulatedClock();
  const carousel = createActor(carouselMachine, {
    clock,
    input: { count: 10, shown: bannersShown, isReduced },
  }).start();
  const now = () => carousel.getSnapshot();
  return {
    clock,
    /** Waits this many times, one after the other. */
    wait: (times: number) => {
      for (let time = 0; time < times; time++) clock.increment(1_500);
    },
    now,
    send: (...events: CarouselEvent[]) => events.forEach((event) => carousel.send(event)),
    position: () => now().context.position,
    state: () => now().value,
  };
}

describe('playing', () => {
  test('[PNL-9] it moves on one banner each 1500 ms', () => {
    const { clock, wait, position } = openCarousel();
    clock.increment(1_499);
    expect(position()).toBe(0);
    clock.increment(1);
    expect(position()).toBe(1);
    wait(2);
    expect(position()).toBe(3);
  });

  test('[PNL-9] of ten banners 3.5 are seen: the last position ends with the tenth, and then the first comes again', () => {
    const { wait, now, position } = openCarousel();
    wait(7);
    expect(position()).toBe(7);
    expect(selectOffset(now())).toBe(6.5);
    wait(1);
    expect(position()).toBe(0);
    expect(selectOffset(now())).toBe(0);
  });

  test('a choice by hand goes round too, and starts the wait anew', () => {
    const { clock, send, position } = openCarousel();
    clock.increment(1_000);
    send({ type: 'previous.chosen' });
    expect(position()).toBe(7);
    clock.increment(1_499);
    expect(position()).toBe(7);
    send({ type: 'next.chosen' });
    expect(position()).toBe(0);
    send({ type: 'slide.chosen', position: 4 });
    expect(position()).toBe(4);
  });

  test('[PNL-9] one of the last, which are seen together, is chosen at the last position, and the first comes next', () => {
    const { send, position, now } = openCarousel();
    for (const place of [8, 9]) {
      send({ type: 'slide.chosen', position: place });
      expect(selectOffset(now())).toBe(6.5);
    }
    send({ type: 'next.chosen' });
    expect(position()).toBe(0);
  });

  test('a wider page that shows more takes the last position back to where the last banner ends', () => {
    const { send, position, now, wait } = openCarousel();
    send({ type: 'slide.chosen', position: 7 }, { type: 'size.changed', shown: 5 });
    expect(position()).toBe(5);
    expect(selectOffset(now())).toBe(5);
    send({ type: 'size.changed', shown: 12 });
    wait(1);
    expect(position()).toBe(0);
    expect(selectOffset(now())).toBe(0);
  });
});

describe('held', () => {
  const holds: [string, CarouselEvent, CarouselEvent][] = [
    ['the pointer over it', { type: 'pointer.entered' }, { type: 'pointer.left' }],
    ['focus inside it', { type: 'focus.entered' }, { type: 'focus.left' }],
    ['its button', { type: 'pause.pressed' }, { type: 'pause.pressed' }],
    [
      'reduced motion',
      { type: 'motion.changed', isReduced: true },
      { type: 'motion.changed', isReduced: false },
    ],
  ];

  test.each(holds)('%s stops it, and it goes on a whole wait after', (_what, stop, release) => {
    const { clock, send, position, state } = openCarousel();
    clock.increment(1_000);
    send(stop);
    clock.increment(60_000);
    expect(position()).toBe(0);
    expect(state()).toBe('held');
    send(release);
    clock.increment(1_499);
    expect(position()).toBe(0);
    clock.increment(1);
    expect(position()).toBe(1);
  });

  test('it goes on only when nothing holds it any more', () => {
    const { send, state, now } = openCarousel();
    send({ type: 'pointer.entered' }, { type: 'pause.pressed' }, { type: 'pointer.left' });
    expect(state()).toBe('held');
    expect(isStopped(now())).toBe(true);
    send({ type: 'pause.pressed' });
    expect(state()).toBe('playing');
    expect(isStopped(now())).toBe(false);
  });

  test('under reduced motion it never moves by itself, has no button, and still goes where one wants', () => {
    const { clock, send, position, now } = openCarousel({ isReduced: true });
    clock.increment(60_000);
    expect(position()).toBe(0);
    expect(now().can({ type: 'pause.pressed' })).toBe(false);
    send({ type: 'next.chosen' });
    expect(position()).toBe(1);
  });
});
