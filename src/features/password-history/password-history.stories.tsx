import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { passwordMessages } from '#domain/words/password-words.ts';
import { PasswordHistoryView } from './password-history.view.tsx';

const meta = {
  title: 'Features/Password history',
  component: PasswordHistoryView,
  args: {
    changes: [
      { at: '2026-11-22T10:00:00.000Z', how: 'CHANGED', address: '203.0.113.7' },
      { at: '2026-11-20T18:30:00.000Z', how: 'RESET', address: '198.51.100.24' },
    ],
    isFailed: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof PasswordHistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/Changed with the old password203\.0\.113\.7/);
    await expect(rows[2]).toHaveTextContent(/with a code198\.51\.100\.24/);
  },
};

export const Empty: Story = {
  args: { changes: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(passwordMessages.noChanges)).toBeVisible();
  },
};

export const Loading: Story = { args: { changes: null } };

export const NoAnswer: Story = {
  args: { changes: null, isFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
