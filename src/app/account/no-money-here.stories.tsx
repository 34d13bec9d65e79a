import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NoMoneyHere } from './no-money-here.tsx';

const meta = {
  title: 'Pages/No money here',
  component: NoMoneyHere,
  beforeEach: () => {
    const { dataset } = document.documentElement;
    dataset.jurisdiction = 'in-no-money';
    return () => delete dataset.jurisdiction;
  },
} satisfies Meta<typeof NoMoneyHere>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any page of banking. */
export const Page: Story = {
  args: { title: 'Deposit' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Deposit' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Everybody bets with practice money');
  },
};

export const InThePopup: Story = {
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('heading')).toBeNull(),
};

export const OfPractice: Story = {
  args: { title: 'Deposit' },
  beforeEach: () => {
    delete document.documentElement.dataset.jurisdiction;
  },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Practice money is not paid in or out'),
};
