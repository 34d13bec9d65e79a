import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchMarginView } from './match-margin.view.tsx';

const meta = {
  title: 'Panels/Event facts/Match margin',
  component: MatchMarginView,
  args: { text: 'Mumbai Mariners won by 24 runs' },
} satisfies Meta<typeof MatchMarginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Mumbai Mariners won by 24 runs'),
};

export const LongNames: Story = {
  args: { text: `${'Llanfairpwllgwyngyll'.repeat(8)} won by 1 wicket` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
