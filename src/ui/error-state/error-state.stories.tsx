import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Parts/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: { title: 'The market could not be loaded', children: 'Your bets and balance are as they were.' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { onRetry: fn(), retrying: true } };

export const WithoutRetry: Story = {};

export const WithReload: Story = {
  args: { onRetry: fn(), onReload: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
