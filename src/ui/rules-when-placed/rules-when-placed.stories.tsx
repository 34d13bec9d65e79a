import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RulesWhenPlaced } from './rules-when-placed.tsx';

const meta = {
  title: 'Parts/RulesWhenPlaced',
  component: RulesWhenPlaced,
  tags: ['autodocs'],
  args: { marketId: 'm1', versions: [2, 1, 2] },
} satisfies Meta<typeof RulesWhenPlaced>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each version once, from the first up. */
export const SeveralVersions: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Placed under these rules: version 1, version 2.');
    await expect(await within(canvasElement).findByRole('link', { name: 'version 2' })).toHaveAttribute(
      'href',
      '#rules/m1/2',
    );
  },
};
