import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Parts/Chip',
  component: Chip,
  tags: ['autodocs'],
  args: { children: '+1,000', onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuickStake: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '+1,000' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Filters: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Chip pressed>All</Chip>
      <Chip pressed={false}>In play</Chip>
      <Chip pressed={false}>Today</Chip>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
