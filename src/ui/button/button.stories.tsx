import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Place bet', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Place bet' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { children: 'Cancel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel all bets' } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Plus aria-hidden /> Deposit
      </>
    ),
  },
};

export const Wide: Story = { args: { variant: 'primary', size: 'large', wide: true } };

export const Disabled: Story = { args: { variant: 'primary', disabled: true } };

export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: 'Placing…' },
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Placing…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#rules">Rules</a> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Rules' })).toBeVisible();
  },
};
