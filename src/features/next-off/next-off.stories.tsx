import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { NextOffView } from './next-off.view.tsx';

const meta = {
  title: 'Panels/Next off',
  component: NextOffView,
  args: {
    title: 'Next race',
    next: {
      name: 'Mariner’s Heath, race 2',
      startsAt: new Date(Date.now() + 108_000).toISOString(),
      address: '/marketdetails/7-1/7',
      prices: <span>Prices</span>,
    },
    all: { words: 'All races', address: '/horseRacing/7' },
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof NextOffView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    const block = within(await within(canvasElement).findByRole('region', { name: 'Next race' }));
    await expect(block.getByRole('timer')).toHaveTextContent(/^In [01]:[0-5]\d$/);
    await expect(block.getByRole('link', { name: /Mariner’s Heath, race 2$/ })).toHaveAttribute(
      'href',
      '/marketdetails/7-1/7',
    );
    await expect(block.getByRole('link', { name: 'All races' })).toHaveAttribute('href', '/horseRacing/7');
    await expect(block.getByText('Prices')).toBeVisible();
  },
};

export const NoneIsListed: Story = {
  args: { next: null },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(await block.findByText(/^None is listed yet\./)).toBeVisible();
    await expect(block.queryByRole('timer')).toBeNull();
    // As high as with one.
    await expect(canvasElement.querySelector('section')!.offsetHeight).toBeGreaterThan(160);
  },
};
