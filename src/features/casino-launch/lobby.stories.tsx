import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { togglePinned } from '#domain/bettor/bettor-settings.ts';
import { lobbyGames } from './lobby-games.test-data.ts';
import { LobbyView } from './lobby.view.tsx';

const meta = {
  title: 'Panels/Casino lobby/Whole',
  component: LobbyView,
  args: {
    games: lobbyGames,
    favourites: [],
    recent: [],
    filter: { text: '', category: null },
    launching: null,
    onFilter: fn(),
    onStar: fn(),
    onRules: fn(),
    onChoose: fn(),
  },
  render: function Held(args) {
    const [filter, setFilter] = useState(args.filter);
    const [favourites, setFavourites] = useState(args.favourites);
    const star = (eventId: string) => setFavourites(togglePinned(favourites, eventId) ?? favourites);
    return <LobbyView {...args} {...{ filter, favourites }} onFilter={setFilter} onStar={star} />;
  },
} satisfies Meta<typeof LobbyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByCategory: Story = {
  name: '[ENT-8] games by category; a category, a name, and nothing found',
  play: async ({ args, canvasElement }) => {
    const lobby = within(canvasElement);
    const shown = () => lobby.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    await lobby.findByRole('region', { name: 'Cards' });
    await expect(shown()).toEqual(['Cards', 'Partner games', 'Dice']);
    await userEvent.click(lobby.getByRole('button', { name: 'Cards 2' }));
    await expect(shown()).toEqual(['Cards']);
    await userEvent.click(lobby.getByRole('button', { name: /^High Card Cards/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ eventId: '99.0003' }));
    await userEvent.click(lobby.getByRole('button', { name: /^All/ }));
    await userEvent.type(lobby.getByRole('searchbox', { name: 'Find a game' }), 'seven');
    await expect(shown()).toEqual(['Dice']);
    await userEvent.type(lobby.getByRole('searchbox'), 'teen');
    await expect(lobby.getByRole('status')).toHaveTextContent('No game is called that');
  },
};

export const Starred: Story = {
  name: 'a starred game stands among the favourites, first of all',
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await userEvent.click(await lobby.findByRole('button', { name: 'Favourite: High Card' }));
    const favourites = lobby.getByRole('region', { name: 'Favourites' });
    await expect(lobby.getAllByRole('region')[0]).toBe(favourites);
    await expect(within(favourites).getByRole('button', { name: /^High Card Cards/ })).toBeVisible();
    const starred = within(favourites).getByRole('button', { name: 'Favourite: High Card' });
    await expect(starred).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(starred);
    await expect(lobby.queryByRole('region', { name: 'Favourites' })).toBeNull();
  },
};

export const Ruled: Story = {
  name: 'each game’s rules are a press away',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Rules: High Card' }));
    await expect(args.onRules).toHaveBeenCalledWith(expect.objectContaining({ eventId: '99.0003' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const PlayedLately: Story = {
  name: 'what was played lately stands before the categories, the last played first, and not once it is starred',
  args: { recent: ['99.0003', '88.0001'] },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const lately = await lobby.findByRole('region', { name: 'Played lately' });
    await expect(lobby.getAllByRole('region')[0]).toBe(lately);
    const played = () => within(lately).getAllByRole('listitem');
    await expect(played()).toHaveLength(2);
    await expect(played()[0]).toHaveTextContent('High Card');
    await userEvent.click(within(lately).getByRole('button', { name: 'Favourite: High Card' }));
    await expect(played()).toHaveLength(1);
    await expect(lobby.getAllByRole('region')[0]).toHaveAccessibleName('Favourites');
  },
};
