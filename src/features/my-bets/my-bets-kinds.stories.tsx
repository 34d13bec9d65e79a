import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { matchedBack, matchedYes } from './my-bets.test-data.ts';
import { MyBetsView } from './my-bets.view.tsx';

const meta = {
  title: 'Panels/My Bets, kinds of market',
  component: MyBetsView,
  args: {
    tab: 'matched',
    // The market of the second bet is not known yet.
    matched: [matchedYes, { ...matchedBack, kind: null }],
    unmatched: [],
    settled: [],
    changes: new Map(),
    editing: null,
    done: null,
    isLive: true,
    send: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MyBetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A session bet uses the market's own words, and its quote is not odds. */
export const SessionBet: Story = {
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    const rows = (await bets.findAllByRole('row')).filter((row) => row.querySelector('td'));
    const [yes, unknown] = rows as [HTMLElement, HTMLElement];
    await expect(within(yes).getByRole('img', { name: 'Yes' })).toBeVisible();
    await expect(yes).toHaveTextContent(/Yes Runs.*46 at 100₹100\.00/);
    await expect(unknown).not.toHaveTextContent('2.38');
  },
};
