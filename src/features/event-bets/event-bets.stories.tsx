import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { EventBetsView } from './event-bets.view.tsx';

const meta = {
  title: 'Panels/Event bets',
  component: EventBetsView,
  args: {
    sportId: '7',
    net: 155_00,
    rows: [
      { marketId: '7-1.mo', marketName: 'To Win', commission: 4_00, net: 196_00 },
      { marketId: '7-1.pl', marketName: 'To Be Placed', commission: 0, net: -41_00 },
    ],
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof EventBetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByRole('region', { name: 'Your bets here' })).toHaveTextContent(
      'Your bets here+₹155.00',
    );
    const [first, second] = card.getAllByRole('listitem');
    await expect(first).toHaveTextContent('To Win after ₹4.00 commission+₹196.00');
    await expect(second).toHaveTextContent('To Be Placed-₹41.00');
    await expect(card.getByRole('link', { name: 'To Win' })).toHaveAttribute(
      'href',
      '/userBetHistory/7-1.mo/7',
    );
  },
};

/** The card stays where there is nothing to tell, so that the page does not move. */
export const None: Story = {
  args: { net: 0, rows: [] },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('region', { name: 'Your bets here' });
    await expect(card).toHaveTextContent(/^Your bets hereYou have no settled bets here\.$/);
  },
};

export const LongNames: Story = {
  args: {
    rows: [{ marketId: 'x', marketName: 'Sessions of overs '.repeat(9), commission: 1, net: -1e11 }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
