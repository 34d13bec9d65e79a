import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RollingTermsView } from './rolling-terms.view.tsx';

const terms = {
  __typename: 'RollingTerms' as const,
  rate: 50,
  accrued: 62_75,
  paid: 318_40,
  dueAt: '2026-12-06T18:30:00.000Z',
};

const meta = {
  title: 'Panels/Rolling commission',
  component: RollingTermsView,
  args: { terms, zone: 'Asia/Kolkata' },
} satisfies Meta<typeof RollingTermsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accruing: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByRole('heading', { name: '0.5 % of turnover' })).toBeVisible();
    await expect(card.getByText('₹62.75')).toBeVisible();
    await expect(card.getByText('7 Dec 2026, 00:00')).toBeVisible();
  },
};

export const NoRate: Story = {
  args: { terms: { ...terms, rate: 0, accrued: 0, paid: 0, dueAt: null } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByRole('heading', { name: 'No rate is set' })).toBeVisible();
    await expect(card.getByText('Nothing is due')).toBeVisible();
  },
};

/** What was paid was more than is left of it after a correction. */
export const TakenBack: Story = {
  args: { terms: { ...terms, accrued: -12_50, dueAt: null } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/makes up for it/)).toBeVisible();
  },
};

/** It takes the room that it will have. */
export const Loading: Story = {
  args: { terms: null },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Loading your rate…' }),
    ).toBeVisible();
    await expect(within(canvasElement).getAllByText('…')).toHaveLength(3);
  },
};
