import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from '../error-state/error-state.tsx';
import { PlainDialog } from './plain-dialog.tsx';

const meta = {
  title: 'Parts/PlainDialog',
  component: PlainDialog,
  tags: ['autodocs'],
  // It covers its window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'The popup',
    onClose: fn(),
    children: (
      <ErrorState
        title="Your bets and your money are not affected. The popup could not be loaded."
        onRetry={fn()}
        onReload={fn()}
      >
        Check your connection and try again.
      </ErrorState>
    ),
  },
} satisfies Meta<typeof PlainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'The popup' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
