import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleDefinition, sessionDefinition } from '#live/market.test-data.ts';
import { MarketRulesView } from './market-rules.view.tsx';

const meta = {
  title: 'Features/Market rules',
  component: MarketRulesView,
  args: { definition: sampleDefinition() },
} satisfies Meta<typeof MarketRulesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMatch: Story = {
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement);
    await expect(rules.getByRole('region', { name: 'Settlement' })).toHaveTextContent(
      'One of the 3 runners wins.',
    );
    await expect(rules.getByRole('region', { name: 'Commission' })).toHaveTextContent(
      '2 % of your net winnings',
    );
    await expect(rules.getByRole('region', { name: 'Dead heat' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Match Odds · Harbour Town v Ridgeway');
  },
};

export const OfASession: Story = {
  args: { definition: sessionDefinition({ inPlay: true, commissionRate: 0 }) },
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement);
    await expect(rules.getByRole('region', { name: 'Commission' })).toHaveTextContent('None is taken');
    await expect(rules.getByRole('region', { name: 'In play' })).toHaveTextContent('taken at once');
    await expect(rules.queryByRole('region', { name: 'Dead heat' })).toBeNull();
  },
};
