import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GameArt } from '#domain/casino/game-art.ts';
import { GameTile } from './game-tile.tsx';

const arts: readonly GameArt[] = [
  { motif: 'CARDS', hue: 12, marks: ['A♠', 'K♥', 'Q♣'] },
  { motif: 'CARDS', hue: 350, marks: ['J♦'] },
  { motif: 'DICE', hue: 300, marks: ['3', '4'] },
  { motif: 'WHEEL', hue: 145, marks: ['17'] },
  { motif: 'REELS', hue: 230, marks: ['A', 'B', 'G'] },
];

const meta = {
  title: 'Parts/Game tile',
  component: GameTile,
  tags: ['autodocs'],
  args: { art: { motif: 'CARDS', hue: 12, marks: ['A♠', 'K♥', 'Q♣'] } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 150px)', gap: 12 }}>
      {arts.map((art) => (
        <GameTile key={art.hue} art={art} />
      ))}
    </div>
  ),
} satisfies Meta<typeof GameTile>;

export default meta;

export const Motifs: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [cards, , dice] = canvasElement.querySelectorAll('svg');
    await expect(cards).toHaveTextContent('A♠K♥Q♣');
    await expect(dice?.querySelectorAll('circle')).toHaveLength(7);
  },
};
