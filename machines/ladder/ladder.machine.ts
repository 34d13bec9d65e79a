import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Side } from '#domain/bet/side.ts';

/** How many rows are visible above, and how many below, the middle one. */
export const halfView = 6;

/** A cell that can be pressed: a price to back or lay at. */
export interface LadderCell {
  tick: number;
  side: Side;
}

export interface LadderInput {
  /** How many prices there are. More than are visible at once. */
  count: number;
  /** The tick of the last price, or of the nearest thing to one. */
  anchor: number;
}

export interface LadderContext extends LadderInput {
  /** The tick in the middle of the view. */
  centre: number;
  /** The keyboard's cell, always visible. */
  cursor: LadderCell;
  /** The pointer or the keyboard focus is in the ladder. */
  isAttended: boolean;
}

export type LadderEvent =
  | { type: 'anchor.changed'; tick: number }
  | { type: 'attention.came' }
  | { type: 'attention.left' }
  /** The keyboard moved by this many ticks, up towards higher odds, or across to a side. */
  | { type: 'cursor.moved'; ticks: number; side?: Side }
  /** A cell was pressed or focused. */
  | { type: 'cursor.put'; cell: LadderCell }
  /** `tick` is in the middle now. */
  | { type: 'scrolled'; tick: number }
  | { type: 'centre.chosen' };

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

const centreAt = ({ count }: LadderInput, tick: number) => within(halfView, tick, count - 1 - halfView);

/** Keeps the cursor within the view around a new middle. */
const seenAt = ({ cursor }: LadderContext, centre: number): LadderCell => ({
  ...cursor,
  tick: within(centre - halfView, cursor.tick, centre + halfView),
});

const around = (context: LadderContext, tick: number): Pick<LadderContext, 'centre' | 'cursor'> => {
  const centre = centreAt(context, tick);
  return { centre, cursor: seenAt(context, centre) };
};

/** Moves the cursor, and the view with it when the cursor would leave it. */
const withCursor = (
  context: LadderContext,
  { tick, side }: LadderCell,
): Pick<LadderContext, 'centre' | 'cursor'> => {
  const cursor = { tick: within(0, tick, context.count - 1), side };
  const centre = within(cursor.tick - halfView, context.centre, cursor.tick + halfView);
  return { centre: centreAt(context, centre), cursor };
};

const moved = ({ cursor }: LadderContext, ticks: number, side = cursor.side): LadderCell => ({
  tick: cursor.tick + ticks,
  side,
});

/**
 * Which prices of a runner's ladder are visible. The view follows the last price but stands still under a pointer or
 * while the keyboard is in it, so that no price moves under somebody about to press.
 */
export const ladderMachine = setup({
  types: { context: {} as LadderContext, events: {} as LadderEvent, input: {} as LadderInput },
  actions: {
    centreOnAnchor: assign(({ context }) => around(context, context.anchor)),
  },
  guards: {
    isAttended: ({ context }) => context.isAttended,
    leavesView: ({ context }, cell: LadderCell) => Math.abs(cell.tick - context.centre) > halfView,
  },
}).createMachine({
  id: 'ladder',
  context: ({ input }) => {
    const centre = centreAt(input, input.anchor);
    const cursor: LadderCell = {
      tick: within(centre - halfView, input.anchor, centre + halfView),
      side: 'BACK',
    };
    return { ...input, centre, cursor, isAttended: false };
  },
  initial: 'following',
  on: {
    'anchor.changed': { actions: assign({ anchor: ({ event }) => event.tick }) },
    'attention.came': { actions: assign({ isAttended: true }) },
    'attention.left': { actions: assign({ isAttended: false }) },
    'cursor.moved': [
      {
        guard: {
          type: 'leavesView',
          params: ({ context, event }) => moved(context, event.ticks, event.side),
        },
        target: '.free',
        actions: assign(({ context, event }) => withCursor(context, moved(context, event.ticks, event.side))),
      },
      {
        actions: assign(({ context, event }) => withCursor(context, moved(context, event.ticks, event.side))),
      },
    ],
    'cursor.put': { actions: assign(({ context, event }) => withCursor(context, event.cell)) },
    scrolled: {
      target: '.free',
      actions: assign(({ context, event }) => around(context, event.tick)),
    },
    'centre.chosen': [
      { guard: 'isAttended', target: '.held', actions: 'centreOnAnchor' },
      { target: '.following', actions: 'centreOnAnchor' },
    ],
  },
  states: {
    /** The last price stays in the middle. */
    following: {
      on: {
        'anchor.changed': {
          actions: assign(({ context, event }) => ({
            anchor: event.tick,
            ...around(context, event.tick),
          })),
        },
        'attention.came': { target: 'held', actions: assign({ isAttended: true }) },
      },
    },
    /** Somebody is about to press, so nothing moves. */
    held: {
      on: {
        'attention.left': {
          target: 'following',
          actions: [assign({ isAttended: false }), 'centreOnAnchor'],
        },
      },
    },
    /** The bettor looks elsewhere until the last price is asked for. */
    free: {},
  },
});

export type LadderSnapshot = SnapshotFrom<typeof ladderMachine>;
