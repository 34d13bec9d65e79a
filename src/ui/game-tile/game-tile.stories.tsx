import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { casinoTileOf } from '#domain/site/casino-tile.ts';
import { GameTile } from './game-tile.tsx';

const ids = ['99.0001', '99.0011', '88.0001', '1444001000'];

const meta = {
  title: 'UI/Game tile',
  component: GameTile,
  args: { tile: casinoTileOf('99.0001') },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 150px)', gap: 12 }}>
      {ids.map((id) => (
        <GameTile key={id} tile={casinoTileOf(id)} />
      ))}
    </div>
  ),
} satisfies Meta<typeof GameTile>;

export default meta;

export const Motifs: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('svg')).toHaveLength(4),
};
