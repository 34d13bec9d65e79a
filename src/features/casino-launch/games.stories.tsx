import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GamesView } from './games.view.tsx';
import { lobbyGames } from './lobby-games.test-data.ts';

const meta = {
  title: 'Panels/Casino lobby',
  component: GamesView,
  args: { games: lobbyGames, launching: null, isWide: true, onChoose: fn() },
} satisfies Meta<typeof GamesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: '[ENT-8] the lobby at full width: each game with its own picture',
  play: async ({ args, canvasElement }) => {
    const pictures = Array.from(canvasElement.querySelectorAll('svg'), ({ innerHTML }) => innerHTML);
    await expect(new Set(pictures).size).toBe(lobbyGames.length);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^High Card/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ eventId: '99.0003' }));
  },
};

export const Opening: Story = {
  args: { launching: '99.0003' },
  play: async ({ canvasElement }) => {
    const busy = await within(canvasElement).findByRole('button', { name: /High Card Opening/ });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = {
  args: { games: null },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the games'),
};

export const Empty: Story = {
  args: { games: [] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('No games right now.')).toBeVisible(),
};

/** On home. */
export const Row: Story = {
  args: { isWide: false, isRow: true },
  play: async ({ canvasElement }) => {
    const games = await within(canvasElement).findAllByRole('listitem');
    const tops = new Set(games.map((game) => game.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};
