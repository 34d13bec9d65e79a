import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Parts/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  // It covers its window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Bet slip',
    from: 'right',
    children: 'Pick a price to begin.',
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromRight: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Bet slip' });
    await expect(drawer).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FromLeft: Story = { args: { from: 'left', title: 'Sports' } };

export const FromBottom: Story = {
  args: {
    from: 'bottom',
    footer: (
      <Button variant="primary" size="large" wide>
        Place 2 bets
      </Button>
    ),
  },
};

export const LongContent: Story = {
  args: {
    from: 'bottom',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Bet {line + 1}</p>),
    footer: (
      <Button variant="primary" size="large" wide>
        Place 60 bets
      </Button>
    ),
  },
};

export const Docked: Story = {
  args: { from: 'bottom', title: 'Bets', isModal: false, onOpenChange: fn() },
  render: (args) => (
    <>
      <button type="button">A price of the page</button>
      <Drawer {...args} />
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'A price of the page' }));
    await expect(screen.getByRole('dialog', { name: 'Bets' })).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
