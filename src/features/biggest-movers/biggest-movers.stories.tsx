import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { BiggestMoversView, type MovingRunner } from './biggest-movers.view.tsx';

const at = '2026-05-01T12:10:00.000Z';
const runner = (id: string, changes: Partial<MovingRunner> = {}): MovingRunner => ({
  id,
  name: 'Quayside Athletic',
  where: 'v Breakwater City',
  address: `/marketdetails/${id}/1`,
  was: 417,
  now: 185,
  prices: [
    { at: '2026-05-01T12:04:00.000Z', odds: 300 },
    { at: '2026-05-01T12:09:00.000Z', odds: 185 },
  ],
  mark: <SideMark name="Quayside Athletic" sportId="1" />,
  offers: null,
  ...changes,
});
const drifted = runner('2', { name: 'Mumbai Mariners', was: 164, now: 263, mark: null });
const longNamed = runner('3', {
  name: 'Llanfairpwllgwyngyll & District Wanderers Reserves',
  where: 'Llanfairpwllgwyngyll & District Wanderers Reserves v Oberammergau-Unterpfaffenhofen United',
  was: 100_000,
  now: 1_250,
});

const meta = {
  title: 'Panels/Biggest movers',
  component: BiggestMoversView,
  args: { runners: [runner('1'), drifted, longNamed], hasFailed: false, at },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div style={{ maxInlineSize: 406 }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof BiggestMoversView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of three rows, on any width. */
const isFull = async (canvas: HTMLElement) => {
  const { offsetHeight } = canvas.querySelector('ol')!.parentElement!;
  await expect(offsetHeight).toBeGreaterThan(180);
  return offsetHeight;
};

/** Then and now, in words; which way, by an arrow and a word, and not by colour alone. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('listitem');
    await expect(first).toHaveTextContent('▲ Shortened: was 4.17, now 1.85 · 24 → 54 %');
    await expect(within(first!).getByRole('img', { name: 'Chance 24 → 54 %' })).toBeVisible();
    await expect(within(first!).getByRole('link')).toHaveTextContent('Quayside Athletic v Breakwater City');
    await expect(second).toHaveTextContent('▼ Drifted: was 1.64, now 2.63 · 61 → 38 %');
    await expect(within(canvasElement).getByText('Last 10 minutes')).toBeVisible();
    const block = within(canvasElement).getByRole('region');
    await expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
    const list = canvasElement.querySelector('ol')!;
    await expect(list.offsetHeight).toBe(await isFull(canvasElement));
  },
};

/** As high as with rows, so that nothing below it moves as they come. */
export const NoneYet: Story = {
  args: { runners: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No price has moved far/)).toBeVisible();
    await isFull(canvasElement);
  },
};

export const Loading: Story = {
  args: { runners: null },
  play: async ({ canvasElement }) => void (await isFull(canvasElement)),
};

export const NotLoaded: Story = {
  args: { runners: null, hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^They could not be loaded\./)).toBeVisible();
    await isFull(canvasElement);
  },
};

/** What was there stays. */
export const FailedLater: Story = {
  args: { hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).queryByText(/could not/)).toBeNull();
  },
};
