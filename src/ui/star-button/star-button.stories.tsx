import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StarButton } from './star-button.tsx';

function Starred({ isOn: isOnAtFirst, ...props }: { isOn: boolean; isPartly?: boolean }) {
  const [isOn, setIsOn] = useState(isOnAtFirst);
  return (
    <StarButton
      label="Follow Harbour Town v Ridgeway"
      {...props}
      isOn={isOn}
      onToggle={() => setIsOn(!isOn)}
    />
  );
}

const meta = {
  title: 'Parts/StarButton',
  component: Starred,
  tags: ['autodocs'],
  args: { isOn: false },
} satisfies Meta<typeof Starred>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const star = await within(canvasElement).findByRole('button', { name: 'Follow Harbour Town v Ridgeway' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    const { width, height } = star.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    star.focus();
    await userEvent.keyboard('{Enter}');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

export const On: Story = { args: { isOn: true } };

/** It is no favourite itself, so it is not pressed; half of it is filled until it is. */
export const Partly: Story = {
  args: { isPartly: true },
  play: async ({ canvasElement }) => {
    const star = await within(canvasElement).findByRole('button', { pressed: false });
    const [whole, half] = star.querySelectorAll('svg');
    await expect(half!.getBoundingClientRect()).toEqual(whole!.getBoundingClientRect());
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star.querySelectorAll('svg')).toHaveLength(1);
  },
};
