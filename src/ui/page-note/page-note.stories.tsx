import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { signedOutMessages } from '#domain/words/note-words.ts';
import { restrictionWords } from '#domain/words/restriction-words.ts';
import { PageNote } from './page-note.tsx';

const meta = {
  title: 'Parts/PageNote',
  component: PageNote,
  tags: ['autodocs'],
  args: { action: 'Sign in', onAction: fn(), onClose: fn(), children: signedOutMessages.ended },
} satisfies Meta<typeof PageNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SessionEnded: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your session has ended.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close this note' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It holds as long as the page does: there is nothing to press. */
export const ThatStays: Story = {
  args: {
    action: undefined,
    onAction: undefined,
    onClose: undefined,
    children: restrictionWords.selfExcluded,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'You have excluded yourself',
    );
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const BetThatHadNoAnswer: Story = {
  args: {
    action: 'See bets',
    children: (
      <>
        A bet that had no answer: back Thiruvananthapuram-and-Kanyakumari Lighthouse Keepers, ₹1,00,00,000.00.{' '}
        <strong>Matched</strong>
      </>
    ),
  },
};
