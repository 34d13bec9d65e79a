import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DisclosureCard } from './disclosure-card.tsx';

const meta = {
  title: 'Parts/DisclosureCard',
  component: DisclosureCard,
  tags: ['autodocs'],
  args: { title: 'Standings', children: <p>What is inside</p> },
} satisfies Meta<typeof DisclosureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('What is inside')).toBeNull();
    const button = await canvas.findByRole('button', { name: 'Standings' });
    await userEvent.click(button);
    await expect(canvas.getByText('What is inside')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByText('What is inside')).toBeNull();
  },
};

export const Open: Story = { args: { isOpenAtFirst: true } };
