import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SideTag } from './side-tag.tsx';

const meta = {
  title: 'Parts/SideTag',
  component: SideTag,
  tags: ['autodocs'],
  args: { side: 'BACK' },
} satisfies Meta<typeof SideTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Back: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: 'Back' })).toHaveTextContent('B');
  },
};

export const Lay: Story = { args: { side: 'LAY' } };

export const Yes: Story = {
  args: { word: 'Yes' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: 'Yes' })).toHaveTextContent('Y');
  },
};
