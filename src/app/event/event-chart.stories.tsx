import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventChart } from './event-chart.tsx';

const told = (number: number, mark: string, text: string) => ({
  number,
  moment: '4:57',
  weight: 'PLAY' as const,
  side: null,
  mark,
  text,
  at: new Date(Date.UTC(2026, 5, 10, 12, 0, number * 2)).toISOString(),
});

const meta = {
  title: 'Pages/Event chart',
  component: EventChart,
  args: {
    name: 'Layline 50',
    strikes: [1_997_000, 2_001_000, 2_005_000],
    incidents: [
      told(1, 'Sealed', `Sealed: sha256 ${'ab'.repeat(32)}`),
      told(2, '20013.50', 'Starts at 20013.5'),
      told(3, '20018.25', 'Up to 20018.25'),
    ],
  },
} satisfies Meta<typeof EventChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The seal is no point of the chart, and stands below it. */
export const Sealed: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('img', {
      name: /^Layline 50: 20018.25 now, between 20013.50 and 20018.25/,
    });
    const seal = await within(canvasElement).findByRole('button', { name: 'The seal Sealed' });
    await expect(seal.getBoundingClientRect().top).toBeGreaterThan(chart.getBoundingClientRect().bottom);
  },
};

/** Of an event that was played before indices were sealed. */
export const WithoutSeal: Story = {
  args: { incidents: [told(1, '20013.50', 'Starts at 20013.5')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
