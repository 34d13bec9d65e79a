import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from './money-text.tsx';

const meta = {
  title: 'Parts/MoneyText',
  component: MoneyText,
  tags: ['autodocs'],
  args: { minor: 125050 },
} satisfies Meta<typeof MoneyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₹1,250.50'),
};

export const Gain: Story = {
  args: { signed: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('+₹1,250.50'),
};

export const Loss: Story = {
  args: { minor: -98000, signed: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('-₹980.00'),
};

export const Zero: Story = {
  args: { minor: 0, signed: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^₹0\.00$/),
};

export const OfPractice: Story = {
  name: 'of practice money on a page of another',
  args: { isPractice: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^P1,250\.50$/),
};
