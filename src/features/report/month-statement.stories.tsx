import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MonthStatementView } from './month-statement.view.tsx';

const meta = {
  title: 'Panels/Report as PDF',
  component: MonthStatementView,
  args: { month: '2026-11', state: 'idle', onChoose: fn() },
} satisfies Meta<typeof MonthStatementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvasElement, args }) => {
    const name = 'Statement of November 2026, PDF';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const BeingMade: Story = { args: { state: 'busy' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be made');
  },
};
