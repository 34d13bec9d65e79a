import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextFilter } from './text-filter.tsx';

const meta = {
  title: 'Pages/Text filter',
  component: TextFilter,
  args: { text: '', onChoose: fn() },
} satisfies Meta<typeof TextFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It looks for a name at Enter, or when it is left, and not while one types. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await within(canvasElement).findByRole('searchbox');
    await userEvent.type(field, ' dunes ');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('dunes');
  },
};

/** Emptied, it lets everything in again. */
export const Emptied: Story = {
  args: { text: 'dunes' },
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(await within(canvasElement).findByRole('searchbox'));
    await userEvent.tab();
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};
