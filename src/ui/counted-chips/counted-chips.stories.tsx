import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CountedChips, type CountedChip } from './counted-chips.tsx';

/** Keeps the choice, as its page does. */
function Choice({ chips }: { chips: readonly CountedChip[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return <CountedChips label="Sport" {...{ chips, chosen }} onChoose={setChosen} />;
}

const meta = {
  title: 'Parts/Counted chips',
  component: Choice,
  tags: ['autodocs'],
  args: {
    chips: [
      { id: null, words: 'All', count: 12 },
      { id: '4', words: 'Cricket', count: 5 },
      { id: '1', words: 'Soccer', count: 7 },
    ],
  },
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsChosen: Story = {
  play: async ({ canvasElement }) => {
    const chips = within(await within(canvasElement).findByRole('group', { name: 'Sport' }));
    await expect(chips.getByRole('button', { name: 'All 12', pressed: true })).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: 'Soccer 7' }));
    await expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('Soccer 7');
  },
};

/** They stay in one line, which scrolls. */
export const Many: Story = {
  args: {
    chips: Array.from({ length: 20 }, (_, at) => ({ id: String(at), words: `Sport ${at}`, count: at })),
  },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group');
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(group.clientHeight).toBeLessThan(60);
  },
};
