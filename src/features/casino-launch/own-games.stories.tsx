import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { lobbyGames } from './lobby-games.test-data.ts';
import { OwnGamesView } from './own-games.view.tsx';

const played = (eventId: string, rounds: number, staked: number, net: number, day = 28) => ({
  eventId,
  rounds,
  staked,
  net,
  lastAt: `2026-11-${day}T12:00:00Z`,
});

const meta = {
  title: 'Panels/Casino lobby/Own games',
  component: OwnGamesView,
  args: {
    games: lobbyGames,
    played: [
      played('99.0001', 12, 1_200_00, -100_00),
      played('99.0003', 1, 40_00, 60_00),
      played('gone', 2, 20_00, 5_00),
      played('88.0001', 0, 0, 0, 27),
    ],
    now: '2026-11-28T13:00:00Z',
    launching: null,
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof OwnGamesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A game that the lobby has no more is not shown, but what it came to counts. */
export const PlayedToday: Story = {
  play: async ({ args, canvasElement }) => {
    const own = within(canvasElement);
    const [first, second, third, ...more] = await own.findAllByRole('button');
    await expect(first).toHaveAccessibleName(/^Three Cards\s*12 rounds today\s*-₹100.00$/);
    await expect(second).toHaveAccessibleName(/^High Card\s*1 round today\s*\+₹60.00$/);
    await expect(third).toHaveAccessibleName(/^Roulette\s*Yesterday$/);
    await expect(more).toEqual([]);
    await expect(canvasElement).toHaveTextContent('Rounds15Staked₹1,260.00Result-₹35.00');
    await userEvent.click(own.getByRole('button', { name: /^High Card/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ eventId: '99.0003' }));
  },
};

export const NotToday: Story = {
  args: { played: [played('99.0003', 0, 0, 0, 3)], launching: '99.0003' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /High Card Opening/ }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement).toHaveTextContent('No round yet.');
  },
};
