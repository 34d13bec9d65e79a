import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Order } from '#domain/bet/order.ts';
import { filledStore, homeDrifts, sampleDefinition } from '#live/market.test-data.ts';
import type { MarketStore } from '#live/market-store.ts';
import { Ladder, type LadderPick, type LadderProps } from './ladder.tsx';

const ownOrder: Order = {
  orderId: 'o1',
  clientId: 'c1',
  marketId: '1.1',
  runnerId: 'home',
  side: 'BACK',
  odds: 240,
  stake: 1_500_00,
  matched: 0,
  averageOdds: null,
  remaining: 1_500_00,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T13:59:00.000Z',
  updatedAt: '2026-11-21T13:59:00.000Z',
};

/** The home side's ladder; a story may change its store. */
function Runner({
  onStore,
  ...props
}: Omit<LadderProps, 'store'> & { onStore?: (store: MarketStore) => void }) {
  const [store] = useState(() => {
    const filled = filledStore(props.definition);
    onStore?.(filled);
    return filled;
  });
  return <Ladder {...props} store={store} />;
}

const meta = {
  title: 'Panels/Ladder',
  component: Runner,
  args: {
    definition: sampleDefinition(),
    runnerId: 'home',
    runnerName: 'Harbour Town',
    isOpen: true,
    traded: [
      [234, 12_000_00],
      [236, 84_000_00],
      [238, 31_000_00],
    ],
    orders: [ownOrder],
    onPick: fn(),
  },
  parameters: { machine: 'ladder' },
} satisfies Meta<typeof Runner>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: HTMLElement, price: RegExp) =>
  within(canvas).getByRole('rowheader', { name: price }).closest<HTMLElement>('[role="row"]')!;
const press = async (canvas: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvas).findByRole('button', { name }));

const picked = (price: Omit<LadderPick, 'changedAt' | 'pressedAt'>) => ({
  ...price,
  changedAt: expect.any(Number),
  pressedAt: expect.any(Number),
});

/** Every price: what is offered, what was matched, and the bettor's own. The last price is marked and in the middle. */
export const Following: Story = {
  parameters: { state: 'held', through: 'following' },
  play: async ({ canvasElement, args }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Ladder of Harbour Town' });
    await expect(rowOf(canvasElement, /^2.36$/)).toHaveTextContent('1,20,0002.3684,000');
    await expect(rowOf(canvasElement, /^2.4$/)).toHaveTextContent('B 1,5002.43,310');
    await expect(grid).toHaveAttribute('aria-rowcount', '351');
    await press(canvasElement, /^Back Harbour Town at 2.36, 1,20,000 available/);
    await expect(args.onPick).toHaveBeenLastCalledWith(picked({ side: 'BACK', odds: 236, isOffer: false }));
    await press(canvasElement, /^Lay Harbour Town at 2.3, an offer/);
    await expect(args.onPick).toHaveBeenLastCalledWith(picked({ side: 'LAY', odds: 230, isOffer: true }));
  },
};

/** By keyboard alone: arrows for price and side, Enter to the slip, Home back to the last price. */
export const ByKeyboard: Story = {
  parameters: { state: 'held' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Last price' })).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Back Harbour Town at 2.36/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Lay Harbour Town at 2.4, 3,310 available/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(picked({ side: 'LAY', odds: 240, isOffer: true }));
  },
};

/** Goes far from the last price by keyboard, and back. */
export const Free: Story = {
  parameters: { state: 'held', through: 'free' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Last price' })).focus();
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Back Harbour Town at 1.98, an offer/ })).toHaveFocus(),
    );
    await expect(canvas.getByRole('rowheader', { name: '1.98' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^2.36/ })).toBeVisible());
  },
};

let moving: MarketStore | null = null;

/** A match moves the last price: it stays in the middle, and levels and marks follow. */
export const Moves: Story = {
  args: { onStore: (store) => (moving = store) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('rowheader', { name: /last price/ })).toBeNull();
    moving?.applyChange(homeDrifts);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('rowheader', { name: '2.4, last price' })).toBeVisible(),
    );
    await expect(rowOf(canvasElement, /^2.4,/)).toHaveTextContent('5,0002.4');
  },
};

/** The prices stand since the ladder came, or since it last moved by itself: another price stood there until then. */
export const StandsSince: Story = {
  parameters: { state: 'free', through: 'held' },
  args: { onStore: (store) => (moving = store) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const changedAt = async (name: RegExp) => {
      await press(canvasElement, name);
      return args.onPick.mock.lastCall![0].changedAt;
    };
    await canvas.findByRole('rowheader', { name: '2.36' });
    const before = performance.now();
    moving?.applyChange(homeDrifts);
    await canvas.findByRole('rowheader', { name: '2.4, last price' });
    const moved = await changedAt(/^Back Harbour Town at 2.4,/);
    await expect(moved).toBeGreaterThanOrEqual(before);
    // Under the pointer nothing moves.
    await expect(await changedAt(/^Back Harbour Town at 2.36,/)).toBe(moved);
    await userEvent.unhover(canvas.getByRole('grid'));
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(await changedAt(/^Back Harbour Town at 2.1,/)).toBe(moved);
  },
};

/** Suspended or not live: everything can be read, nothing pressed. */
export const NotOpen: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, /^Back Harbour Town at 2.36/);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
