import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Hint } from './hint.tsx';

const text = 'Available to bet: ₹99,500.00 of ₹1,00,000.00; ₹500.00 is held for open bets.';

const meta = {
  title: 'Parts/Hint',
  component: Hint,
  args: { text, children: '₹99,500.00' },
  decorators: [
    (Part) => (
      <div style={{ width: 320, padding: 16, textAlign: 'end' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Hint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard, it is there with the focus, and Escape hides it. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const subject = canvas.getByRole('button', { name: '₹99,500.00' });
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(subject).toHaveFocus());
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(subject).toHaveAccessibleDescription(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.click(subject);
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('held for open bets');
  },
};

/** By pointer, it goes when the pointer leaves both the figure and the words. */
export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const subject = canvas.getByRole('button', { name: '₹99,500.00' });
    await userEvent.hover(subject);
    await userEvent.hover(await canvas.findByRole('tooltip'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('tooltip'));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
