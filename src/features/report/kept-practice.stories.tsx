import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeptPracticeView } from './kept-practice.view.tsx';

const meta = {
  title: 'Panels/Report/Kept practice',
  component: KeptPracticeView,
  args: { until: '2026-11-26T20:41:00.000Z', zone: 'UTC', isShown: false, onShow: fn() },
} satisfies Meta<typeof KeptPracticeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheAccount: Story = {
  play: async ({ args, canvasElement }) => {
    const accounts = within(await within(canvasElement).findByRole('group', { name: 'Account' }));
    await expect(accounts.getByRole('button', { name: 'This account' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(accounts.getByRole('button', { name: /^Practice, until .*26 Nov/ }));
    await expect(args.onShow).toHaveBeenCalledWith(true);
    await expect(canvasElement).not.toHaveTextContent('not real money');
  },
};

export const OfPractice: Story = {
  args: { isShown: true },
  play: async ({ args, canvasElement }) => {
    const shown = within(canvasElement);
    await expect(await shown.findByText(/^Practice: not real money/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'This account' }));
    await expect(args.onShow).toHaveBeenCalledWith(false);
  },
};
