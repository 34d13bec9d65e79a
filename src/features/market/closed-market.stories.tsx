import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleDefinition, sessionDefinition } from '#live/market.test-data.ts';
import { ClosedMarketView } from './closed-market.view.tsx';

const meta = {
  title: 'Panels/Market/Closed market',
  component: ClosedMarketView,
  args: {
    definition: sessionDefinition({ status: 'CLOSED', number: 52, quotes: [] }),
    children: <p>The whole market</p>,
  },
} satisfies Meta<typeof ClosedMarketView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample market, closed with these of its runners as winners. */
const wonBy = (...winners: string[]) =>
  sampleDefinition({
    status: 'CLOSED',
    runners: sampleDefinition().runners.map((runner) => ({
      ...runner,
      status: winners.includes(runner.name) ? 'WINNER' : 'LOSER',
    })),
  });

export const Session: Story = {
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button', {
      name: '1st innings 6 over runs Closed at 52',
    });
    await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(within(canvasElement).queryByText('The whole market')).toBeNull();
    await userEvent.click(line);
    await expect(within(canvasElement).getByText('The whole market')).toBeVisible();
  },
};

export const Won: Story = {
  args: { definition: wonBy('Ridgeway') },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button', { name: 'Match Odds Winner: Ridgeway' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A dead heat has several. */
export const WonBySeveral: Story = {
  args: { definition: wonBy('Harbour Town', 'Ridgeway') },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('button')).toHaveTextContent(
      /Winners: Harbour Town, Ridgeway$/,
    ),
};

export const Voided: Story = {
  args: { definition: sessionDefinition({ status: 'CLOSED', voided: true, quotes: [] }) },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('button')).toHaveTextContent(/Voided$/),
};

/** However long the names are, it stays one line. */
export const LongNames: Story = {
  args: {
    definition: {
      ...wonBy('Ridgeway'),
      marketName: 'Winner of the Inter-Regional Invitation Trophy for Works and Harbour Teams',
      runners: wonBy('Ridgeway').runners.map((runner) => ({
        ...runner,
        name: `${runner.name} and Oberammergau-Unterpfaffenhofen United`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button');
    await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(line).getByText(/^Winner of/)).toBeVisible();
    await expect(within(line).getByText(/^Winner: Ridgeway/)).toBeVisible();
  },
};
