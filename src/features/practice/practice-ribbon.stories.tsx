import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PracticeRibbonView } from './practice-ribbon.view.tsx';

const meta = {
  title: 'Panels/Practice/Ribbon',
  component: PracticeRibbonView,
  parameters: { machine: 'practice', shows: 'props' },
  args: {
    mayBeKept: true,
    isLow: false,
    isRefilling: false,
    trouble: null,
    onRefill: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof PracticeRibbonView>;

export default meta;
type Story = StoryObj<typeof meta>;

const ribbon = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));

/** There is enough left to bet with: it is marked, and may be kept. */
export const Marked: Story = {
  play: async ({ canvasElement }) => {
    const shown = await ribbon(canvasElement);
    await expect(shown.getByText('Practice: not real money')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Refill' })).toBeNull();
    await expect(shown.getByRole('link', { name: 'Keep the account' })).toHaveAttribute('href', '/signup');
  },
};

export const NotToBeKept: Story = {
  name: 'where there is no other money, the account is not offered to be kept',
  args: { mayBeKept: false },
  play: async ({ canvasElement }) => {
    await expect((await ribbon(canvasElement)).queryByRole('link')).toBeNull();
  },
};

export const Low: Story = {
  args: { isLow: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click((await ribbon(canvasElement)).getByRole('button', { name: 'Refill' }));
    await expect(args.onRefill).toHaveBeenCalledOnce();
  },
};

export const Refilling: Story = {
  args: { isLow: true, isRefilling: true },
  parameters: { state: 'refilling' },
};

export const RefillRefused: Story = {
  args: { isLow: true, trouble: 'Practice money is refilled once an hour.' },
  parameters: { state: 'ready.refused' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('once an hour'),
};
