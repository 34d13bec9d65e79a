import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlayRecordView, type PlayRecord } from './play-record.view.tsx';

/** In rupees, from December 2025 to November 2026. */
const moved: readonly (readonly [deposited: number, withdrawn: number])[] = [
  [1_500, 0],
  [3_000, 800],
  [1_000, 2_500],
  [5_000, 1_200],
  [2_000, 0],
  [3_500, 4_000],
  [6_000, 1_800],
  [1_500, 300],
  [8_000, 2_200],
  [4_000, 5_000],
  [5_500, 900],
  [12_000, 2_300],
];
const record: PlayRecord = {
  months: moved.map(([deposited, withdrawn], at) => ({
    __typename: 'PlayMonth',
    month: at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`,
    deposited: deposited * 100,
    withdrawn: withdrawn * 100,
  })),
  deposited: 87_500_00,
  withdrawn: 48_000_00,
  minutesToday: 42,
  minutesThisWeek: 185,
};

const meta = {
  title: 'Panels/Play record',
  component: PlayRecordView,
  args: { record },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayRecordView>;

export default meta;
type Story = StoryObj<typeof meta>;

const figure = async (canvas: HTMLElement, name: string) =>
  (await within(canvas).findByText(name, { selector: 'dt' })).parentElement;

export const TwelveMonths: Story = {
  name: 'net deposits of twelve months, or ever, and the time signed in today and this week',
  play: async ({ canvasElement }) => {
    await expect(await figure(canvasElement, 'Put in')).toHaveTextContent('₹53,000.00');
    await expect(await figure(canvasElement, 'Taken out')).toHaveTextContent('₹21,000.00');
    await expect(await figure(canvasElement, 'Net')).toHaveTextContent('₹32,000.00');
    const page = within(canvasElement);
    const months = within(page.getByRole('list', { name: 'By month' })).getAllByRole('listitem');
    await expect(months).toHaveLength(12);
    await expect(months[11]).toHaveTextContent('Nov 2026: ₹12,000.00 put in, ₹2,300.00 taken out');
    await expect(await figure(canvasElement, 'Today')).toHaveTextContent('42 min');
    await expect(await figure(canvasElement, 'This week')).toHaveTextContent('3 h 5 min');
    await userEvent.click(page.getByRole('button', { name: 'All' }));
    await expect(await figure(canvasElement, 'Net')).toHaveTextContent('₹39,500.00');
  },
};

/** Somebody who took out more than they put in reads it in the same colours. */
export const TakenOutMore: Story = {
  args: {
    record: {
      ...record,
      months: record.months.map((month) => ({ ...month, deposited: 0 })),
      deposited: 0,
    },
  },
  play: async ({ canvasElement }) => {
    const net = await figure(canvasElement, 'Net');
    await expect(net).toHaveTextContent('-₹21,000.00');
    const colourOf = (element: Element | null | undefined) => element && getComputedStyle(element).color;
    await expect(colourOf(net?.querySelector('dd'))).toBe(
      colourOf((await figure(canvasElement, 'Put in'))?.querySelector('dd')),
    );
  },
};

export const Nothing: Story = {
  args: {
    record: {
      ...record,
      months: record.months.map((month) => ({ ...month, deposited: 0, withdrawn: 0 })),
      deposited: 0,
      withdrawn: 0,
      minutesToday: 0,
      minutesThisWeek: 0,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await figure(canvasElement, 'Net')).toHaveTextContent('₹0.00');
  },
};

export const Dark: Story = { ...TwelveMonths, name: 'Dark', globals: { theme: 'dark' } };
