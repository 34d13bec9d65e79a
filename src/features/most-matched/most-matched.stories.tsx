import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { MostMatchedView, type BusyMatch } from './most-matched.view.tsx';

const match = (eventId: string, matched: number, sides: BusyMatch['sides']): BusyMatch => ({
  eventId,
  sportId: '1',
  sides,
  name: `Harbour Town v Ridgeway ${eventId}`,
  address: `/marketdetails/${eventId}/1`,
  matched,
});

const meta = {
  title: 'Panels/Most matched',
  component: MostMatchedView,
  args: {
    matches: [match('1', 400_000_00, ['Harbour Town', 'Ridgeway']), match('2', 100_000_00, null)],
    hasFailed: false,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof MostMatchedView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as with five rows, so that nothing below it moves as they come. */
const isFull = async (canvas: HTMLElement) => {
  const room = canvas.querySelector('ol')!.parentElement!;
  await expect(room.offsetHeight).toBeGreaterThan(240);
  await expect(room.scrollHeight).toBeLessThanOrEqual(room.offsetHeight);
};

/** A bar is as long as its match's share of the first one's. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('link');
    await expect(first).toHaveTextContent('Harbour Town v Ridgeway 1 ₹4,00,000.00');
    // The marks of those who meet; a race has none.
    await waitFor(() => expect(first!.querySelectorAll('svg')).toHaveLength(2));
    await expect(second!.querySelectorAll('svg')).toHaveLength(0);
    const widthOf = (link: HTMLElement) => link.lastElementChild!.getBoundingClientRect().width;
    await expect(widthOf(second!) / widthOf(first!)).toBeCloseTo(0.25, 2);
  },
};

export const NothingMatched: Story = {
  args: { matches: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/has been matched yet/)).toBeVisible();
    await isFull(canvasElement);
  },
};

export const NotLoaded: Story = {
  args: { matches: null, hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^They could not be loaded\./)).toBeVisible();
    await isFull(canvasElement);
  },
};

export const Loading: Story = {
  args: { matches: null },
  play: ({ canvasElement }) => isFull(canvasElement),
};
