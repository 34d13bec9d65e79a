import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyText } from '../money-text/money-text.tsx';
import { Figures } from './figures.tsx';

const meta = {
  title: 'Parts/Figures',
  component: Figures,
  tags: ['autodocs'],
  args: {
    items: [
      { name: 'Who joined', figure: 3 },
      { name: 'Accrued, not paid yet', figure: <MoneyText minor={62_75} /> },
      { name: 'Next payment', figure: 'Nothing is due' },
    ],
  },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement);
    await expect((await figures.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
      'Who joined',
      'Accrued, not paid yet',
      'Next payment',
    ]);
    await expect(figures.getAllByRole('definition')[1]).toHaveTextContent('₹62.75');
  },
};
