import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitMark } from './kit-mark.tsx';

const meta = {
  title: 'Parts/Kit mark',
  component: KitMark,
  args: { main: '#0b3d91', trim: '#f5c518' },
} satisfies Meta<typeof KitMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coloured: Story = {};

/** On paper and in the dark its edge keeps it visible. */
export const White: Story = { args: { main: '#ffffff', trim: '#b3001b' } };

export const Black: Story = { args: { main: '#000000', trim: '#f5a623' } };
