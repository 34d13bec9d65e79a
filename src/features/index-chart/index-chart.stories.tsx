import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IndexChartView } from './index-chart.view.tsx';

const start = Date.parse('2026-11-21T14:00:00.000Z');
/** Five minutes that rise above the middle strike and fall back. */
const points = Array.from({ length: 121 }, (_, step) => ({
  at: start + step * 2_500,
  index: 20_000_00 + Math.round(4_500 * Math.sin(step / 24) + 700 * Math.sin(step * 1.7)),
}));

const meta = {
  title: 'Features/Index chart',
  component: IndexChartView,
  args: { name: 'Layline 50', points, strikes: [20_000_00, 19_960_00, 20_040_00] },
} satisfies Meta<typeof IndexChartView>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = (canvas: HTMLElement) => within(canvas).getByRole('img').getAttribute('aria-label');

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(label(canvasElement)).toMatch(
      /^Layline 50: \d+\.\d\d now, between 199\d\d\.\d\d and 200\d\d\.\d\d; strikes 19960.00, 20000.00, 20040.00$/,
    );
    const drawn = canvasElement.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    await expect(drawn).toHaveLength(121);
    // All of it is inside the plot.
    for (const point of drawn) {
      const [x = -1, y = -1] = point.split(',').map(Number);
      await expect(x >= 0 && x <= 600 && y >= 0 && y <= 180).toBe(true);
    }
  },
};

/** The event has only begun, and its strikes are not known yet. */
export const OnePoint: Story = {
  args: { points: points.slice(0, 1), strikes: [] },
  play: ({ canvasElement }) =>
    expect(label(canvasElement)).toBe('Layline 50: 20000.00 now, between 20000.00 and 20000.00'),
};

export const NothingTold: Story = {
  args: { points: [] },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText('The index has not been told yet.')).toBeVisible(),
};
