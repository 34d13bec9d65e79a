import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IndexChartView } from './index-chart.view.tsx';

/** Three of five minutes, that rise above the middle strike and fall below it. */
const points = Array.from({ length: 73 }, (_, step) => ({
  toClose: 300 - step * 2.5,
  index: 20_000_00 + Math.round(4_500 * Math.sin(step / 14) + 700 * Math.sin(step * 1.7)),
}));

const meta = {
  title: 'Panels/Index chart',
  component: IndexChartView,
  args: { name: 'Layline 50', points, strikes: [20_000_00, 19_960_00, 20_040_00] },
} satisfies Meta<typeof IndexChartView>;

export default meta;
type Story = StoryObj<typeof meta>;

const findLabel = async (canvas: HTMLElement) =>
  (await within(canvas).findByRole('img')).getAttribute('aria-label');

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findLabel(canvasElement)).toMatch(
      /^Layline 50: \d+\.\d\d now, between 199\d\d\.\d\d and 200\d\d\.\d\d; strikes 19960, 20000, 20040$/,
    );
    const drawn = canvasElement.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    await expect(drawn).toHaveLength(73);
    // All of it is inside the plot.
    for (const point of drawn) {
      const [x = -1, y = -1] = point.split(',').map(Number);
      await expect(x >= 0 && x <= 600 && y >= 0 && y <= 180).toBe(true);
    }
  },
};

/** The strikes' labels stand beside the plot, so that the line never runs under one. */
export const LabelsBeside: Story = {
  play: async ({ canvasElement }) => {
    const plot = (await within(canvasElement).findByRole('img')).getBoundingClientRect();
    for (const level of ['19960', '20000', '20040']) {
      const { left } = within(canvasElement).getByText(level).getBoundingClientRect();
      await expect(left).toBeGreaterThan(plot.right);
    }
  },
};

export const BelowTheStrike: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^↓ ?$/)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/\d+\.\d\d below 20000/);
    await expect(canvasElement).toHaveTextContent('two closes in three');
  },
};

/** Nothing is left to come: no fan, and no word of one. */
export const Closed: Story = {
  args: { points: [...points, { toClose: 0, index: 20_012_50 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12.50 above 20000');
    await expect(canvasElement).not.toHaveTextContent('two closes in three');
  },
};

/** The event has only begun, and its strikes are not known yet. */
export const OnePoint: Story = {
  args: { points: points.slice(0, 1), strikes: [] },
  play: async ({ canvasElement }) =>
    expect(await findLabel(canvasElement)).toBe('Layline 50: 20000.00 now, between 20000.00 and 20000.00'),
};

/** What is below the chart does not jump as the first point comes. */
export const AsHighBefore: Story = {
  render: (args) => (
    <>
      <IndexChartView {...args} points={[]} />
      <IndexChartView {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [before, after] = await within(canvasElement).findAllByRole('figure');
    await expect(before!.offsetHeight).toBe(after!.offsetHeight);
  },
};

export const NothingTold: Story = {
  args: { points: [] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('No index value yet.')).toBeVisible(),
};
