import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BetFigures } from './bet-figures.tsx';

const meta = {
  title: 'Parts/Bet figures',
  component: BetFigures,
  tags: ['autodocs'],
  args: { profit: 13_600, liability: 10_000, paysCommission: true },
} satisfies Meta<typeof BetFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectFigures = async (canvasElement: HTMLElement, figures: string[]) => {
  const shown = await within(canvasElement).findAllByRole('definition');
  await expect(shown.map(({ textContent }) => textContent)).toEqual(figures);
};

export const InTheBook: Story = {
  play: ({ canvasElement }) => expectFigures(canvasElement, ['₹136.00 before commission', '₹100.00']),
};

export const OnAQuote: Story = {
  args: { paysCommission: false },
  play: ({ canvasElement }) => expectFigures(canvasElement, ['₹136.00', '₹100.00']),
};
