import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import type { BottomSheetProps } from './bottom-sheet.tsx';

function Sheet(props: BottomSheetProps) {
  const [open, setOpen] = useState(props.open);
  return <BottomSheet {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: 'Parts/BottomSheet',
  component: BottomSheet,
  tags: ['autodocs'],
  // It covers its window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Bet slip',
    count: 2,
    summary: '₹2,000.00',
    children: 'Two selections',
    footer: (
      <Button variant="primary" size="large" wide>
        Place 2 bets
      </Button>
    ),
  },
  render: (args) => <Sheet {...args} />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Peeking: Story = {};

export const OpenedByTouch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Bet slip/ }));
    await expect(await screen.findByRole('dialog', { name: 'Bet slip' })).toBeInTheDocument();
  },
};

export const NothingInIt: Story = {
  args: { count: 0, summary: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A summary that has to stay in sight keeps it there. */
export const OnlyASummary: Story = {
  args: { count: 0, summary: 'One-click is on' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toHaveTextContent(
      /^Bet slipOne-click is on$/,
    );
  },
};
