import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '#domain/calendar/day.ts';
import { AccountChartView, type Chart } from './account-chart.view.tsx';

const first = '2026-10-01';
const nets = [0, 420_00, -180_50, 640_88, 0, -1_222_00, 90_00, 310_00, -75_00];
const days = Array.from({ length: 57 }, (_, at) => {
  const net = nets[(at * 5) % nets.length] ?? 0;
  return { day: addDays(first, at), net, entries: net === 0 ? 0 : 2 };
});

let balance = 21_200_00;
const steps = days.flatMap(({ day, net }, at): Chart['steps'] => {
  const moves: [string, number][] = [];
  if (net !== 0) moves.push(['settlement', net]);
  if (at === 9) moves.push(['payment-in', 4_000_00]);
  if (at === 50) moves.push(['withdrawal', -5_000_00]);
  return moves.map(([kind, amount], place) => {
    balance += amount;
    return { at: `${day}T1${place}:30:00.000Z`, balance, amount, kind };
  });
});
const chart: Chart = { opening: 21_200_00, steps, days };

const meta = {
  title: 'Panels/Report graphs',
  component: AccountChartView,
  args: {
    shows: 'balance',
    chart,
    period: { from: first, to: '2026-11-26', zone: 'Asia/Kolkata' },
    now: Date.parse('2026-11-26T12:00:00.000Z'),
    onDay: fn(),
  },
} satisfies Meta<typeof AccountChartView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The balance in steps, and each day's result, which leads to its entries. */
export const Balance: Story = {
  play: async ({ canvasElement, args }) => {
    const graphs = within(canvasElement);
    await expect(
      await graphs.findByRole('img', { name: /^The balance went from ₹21,200.00 to/ }),
    ).toBeVisible();
    const last = graphs.getByRole('button', { name: /^Thu 26 November 2026/ });
    await expect(last).toHaveAttribute('tabindex', '0');
    last.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(graphs.getByRole('button', { name: /^Wed 18 November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-18');
    await expect(graphs.getByText(/days up/)).toHaveTextContent(
      `${days.filter(({ net }) => net > 0).length} days up`,
    );
  },
};

/** Bars of days, weeks or months, with the running total. */
export const Results: Story = {
  args: { shows: 'results' },
  play: async ({ canvasElement }) => {
    const graphs = within(canvasElement);
    await expect(await graphs.findByRole('img', { name: /^The period came to/ })).toBeVisible();
    const spans = within(graphs.getByRole('group', { name: 'Bars of a' }));
    await userEvent.click(spans.getByRole('button', { name: 'Week' }));
    await expect(spans.getByRole('button', { pressed: true })).toHaveTextContent('Week');
  },
};

/** One day made more than half of what the period came to. */
export const OneLuckyDay: Story = {
  args: {
    shows: 'results',
    chart: {
      ...chart,
      days: days.map((day) => (day.day === '2026-11-20' ? { ...day, net: 90_000_00, entries: 1 } : day)),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('One day, Fri 20 November 2026, made most of it.'),
    ).toBeVisible();
  },
};

/** A year is as wide as the page, or scrolls inside it. */
export const AYear: Story = {
  args: {
    chart: {
      opening: 0,
      steps: [],
      days: Array.from({ length: 365 }, (_, at) => ({
        day: addDays('2026-01-01', at),
        net: nets[at % nets.length] ?? 0,
        entries: 1,
      })),
    },
    period: { from: '2026-01-01', to: '2026-12-31', zone: 'UTC' },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button')).toHaveLength(365);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
