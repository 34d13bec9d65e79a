import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Side } from '#domain/bet/side.ts';

/** Rows above and below the middle one that are seen at once. */
export const halfView = 6;

/** A cell that can be pressed: a price to back or to lay at. */
export interface LadderCell {
  tick: number;
  side: Side;
}

export interface LadderInput {
  /** How many prices there are. More than are seen at once. */
  count: number;
  /** The tick of the last price, or of what comes nearest to one. */
  anchor: number;
}

export interface LadderContext extends LadderInput {
  /** The tick in the middle of what is seen. */
  centre: number;
  /** Where the keyboard is; always seen. */
  cursor: LadderCell;
  /** A pointer or the keyboard is in the ladder. */
  isAttended: boolean;
}

export type LadderEvent =
  | { type: 'anchor.changed'; tick: number }
  | { type: 'attention.came' }
  | { type: 'attention.left' }
  /** The keyboard went by so many ticks, up being higher odds, or over to a side. */
  | { type: 'cursor.moved'; ticks: number; side?: Side }
  /** A cell was pressed or focused. */
  | { type: 'cursor.put'; cell: LadderCell }
  /** `tick` is in the middle now. */
  | { type: 'scrolled'; tick: number }
  | { type: 'centre.chosen' };

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

const centreAt = ({ count }: LadderInput, tick: number) => within(halfView, tick, count - 1 - halfView);

/** The cursor in what is seen around that middle. */
const seenAt = ({ cursor }: LadderContext, centre: number): LadderCell => ({
  ...cursor,
  tick: within(centre - halfView, cursor.tick, centre + halfView),
});

const around = (context: LadderContext, tick: number): Pick<LadderContext, 'centre' | 'cursor'> => {
  const centre = centreAt(context, tick);
  return { centre, cursor: seenAt(context, centre) };
};

/** After the cursor went there: what is seen goes along when it would leave it. */
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
 * Which prices of a runner's ladder are seen. It goes with the last price, but stands still under a pointer or while the
 * keyboard is in it: no price ever changes place under somebody who is about to press.
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
    /** Somebody is about to press: nothing moves. */
    held: {
      on: {
        'attention.left': {
          target: 'following',
          actions: [assign({ isAttended: false }), 'centreOnAnchor'],
        },
      },
    },
    /** The bettor looks elsewhere, until the last price is asked for. */
    free: {},
  },
});

export type LadderSnapshot = SnapshotFrom<typeof ladderMachine>;
