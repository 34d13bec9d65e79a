import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { carouselOffset, lastPosition } from '#domain/site/carousel.ts';
import { timing } from '#domain/site/timing.ts';

export interface CarouselInput {
  count: number;
  /** How many slides are visible at once; may be fractional. */
  shown: number;
  /** The visitor's system asks for reduced motion. */
  isReduced: boolean;
}

export interface CarouselContext extends CarouselInput {
  position: number;
  isPointed: boolean;
  isFocused: boolean;
  /** Stopped by its button. */
  isStopped: boolean;
}

export type CarouselEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'pause.pressed' }
  | { type: 'motion.changed'; isReduced: boolean }
  /** Another width shows more or fewer slides. */
  | { type: 'size.changed'; shown: number }
  | { type: 'next.chosen' }
  | { type: 'previous.chosen' }
  | { type: 'slide.chosen'; position: number };

/** Wraps around: after the last slide comes the first, before the first the last. */
const around = ({ count, shown }: CarouselContext, position: number): number => {
  const places = lastPosition(count, shown) + 1;
  return ((position % places) + places) % places;
};

/** The last places are seen together. */
const upToLast = ({ count, shown }: CarouselContext, position: number): number =>
  Math.min(position, lastPosition(count, shown));

/** Banners that advance by themselves until somebody looks at them, stops them or wants no motion (PNL-9). */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
  },
  actions: {
    step: assign(({ context }, { by }: { by: number }) => ({
      position: around(context, context.position + by),
    })),
  },
  guards: {
    isHeld: ({ context }) => context.isPointed || context.isFocused || context.isStopped || context.isReduced,
    /** Under reduced motion there is nothing to stop or restart. */
    hasButton: ({ context }) => !context.isReduced,
  },
  delays: { autoplay: timing.carouselAutoplay },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, position: 0, isPointed: false, isFocused: false, isStopped: false }),
  initial: 'deciding',
  on: {
    'pointer.entered': { target: '.deciding', actions: assign({ isPointed: true }) },
    'pointer.left': { target: '.deciding', actions: assign({ isPointed: false }) },
    'focus.entered': { target: '.deciding', actions: assign({ isFocused: true }) },
    'focus.left': { target: '.deciding', actions: assign({ isFocused: false }) },
    'pause.pressed': {
      guard: 'hasButton',
      target: '.deciding',
      actions: assign({ isStopped: ({ context }) => !context.isStopped }),
    },
    'motion.changed': { target: '.deciding', actions: assign({ isReduced: ({ event }) => event.isReduced }) },
    'size.changed': {
      actions: assign(({ context, event: { shown } }) => ({
        shown,
        position: upToLast({ ...context, shown }, context.position),
      })),
    },
    'next.chosen': { target: '.deciding', actions: { type: 'step', params: { by: 1 } } },
    'previous.chosen': { target: '.deciding', actions: { type: 'step', params: { by: -1 } } },
    'slide.chosen': {
      target: '.deciding',
      actions: assign({ position: ({ context, event }) => upToLast(context, event.position) }),
    },
  },
  states: {
    /** Choosing a slide by hand restarts the timer. */
    deciding: { always: [{ guard: 'isHeld', target: 'held' }, { target: 'playing' }] },
    playing: {
      after: { autoplay: { target: 'playing', reenter: true, actions: { type: 'step', params: { by: 1 } } } },
    },
    held: {},
  },
});

export type CarouselRef = ActorRefFrom<typeof carouselMachine>;
export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

/** How far the row is shifted, in slides. */
export const selectOffset = ({ context: { position, count, shown } }: CarouselSnapshot): number =>
  carouselOffset(position, count, shown);
/** What the button shows: whether it was pressed, whatever else holds the slides. */
export const isStopped = ({ context }: CarouselSnapshot): boolean => context.isStopped;
