import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleDefinition, sessionDefinition } from '#live/market.test-data.ts';
import { MarketRulesView, type Rules } from './market-rules.view.tsx';

const rulesOf = (kind: Rules['kind'], version = 1): Rules => ({
  kind,
  version,
  since: '2026-05-01T12:00:00.000Z',
  paragraphs: [
    { title: 'Settlement', text: 'One runner wins.' },
    { title: 'Dead heat', text: 'Runners that tie share the win.' },
    { title: 'Commission', text: 'It is taken once, when the market is settled.' },
  ],
});

const meta = {
  title: 'Panels/Market rules',
  component: MarketRulesView,
  args: { definition: sampleDefinition(), rules: rulesOf('WINNER'), isLoading: false, onRetry: fn() },
} satisfies Meta<typeof MarketRulesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule of the kind, and under it what the market itself says. */
export const OfAMatch: Story = {
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement);
    await expect(await rules.findByRole('region', { name: 'Settlement' })).toHaveTextContent(
      'One runner wins.One of the 3 runners wins.',
    );
    await expect(rules.getByRole('region', { name: 'Commission' })).toHaveTextContent(
      'It is taken once, when the market is settled.Here it is 2 % of your net winnings.',
    );
    await expect(rules.getByRole('region', { name: 'Dead heat' })).toBeVisible();
    await expect(rules.getByRole('region', { name: 'Stakes' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Match Odds · Harbour Town v Ridgeway');
    await expect(canvasElement).toHaveTextContent(/Version 1, in force since Friday,? 1 May 2026/);
  },
};

export const OfASession: Story = {
  args: {
    definition: sessionDefinition({ inPlay: true, commissionRate: 0 }),
    rules: {
      ...rulesOf('SESSION'),
      paragraphs: [{ title: 'Settlement', text: 'On the number it comes to.' }],
    },
  },
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement);
    await expect(await rules.findByRole('region', { name: 'Commission' })).toHaveTextContent('None is taken');
    await expect(rules.getByRole('region', { name: 'In play' })).toHaveTextContent('taken at once');
    await expect(rules.queryByRole('region', { name: 'Dead heat' })).toBeNull();
  },
};

/** Opened from a bet: the version that it was placed under. */
export const OfABet: Story = {
  args: { rules: rulesOf('WINNER', 2), isOfBet: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Version 2, .*: the rules when this bet was placed\./);
  },
};

/** An address that somebody typed. */
export const NoSuchVersion: Story = {
  args: { rules: null, isOfBet: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('There is no such version of the rules.');
  },
};

export const Loading: Story = {
  args: { rules: undefined, isLoading: true },
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement);
    await expect(await rules.findByText('Loading the rules of this kind of market')).toBeInTheDocument();
    await expect(rules.getByRole('region', { name: 'Stakes' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rules: undefined },
  play: async ({ args, canvasElement }) => {
    const rules = within(canvasElement);
    await expect(await rules.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(rules.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(rules.getByRole('region', { name: 'Commission' })).toBeVisible();
  },
};
