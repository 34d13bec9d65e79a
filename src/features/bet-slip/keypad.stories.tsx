import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeypadView, type KeypadViewProps } from './keypad.view.tsx';

function Typing(props: KeypadViewProps) {
  const [text, setText] = useState(props.text);
  return (
    <>
      <output>{text}</output>
      <KeypadView {...props} text={text} onText={setText} />
    </>
  );
}

const meta = {
  title: 'Panels/Bet slip/Keypad',
  component: KeypadView,
  render: (args) => <Typing {...args} />,
  args: {
    text: '',
    quickStakes: [10_000, 50_000, 100_000, 500_000, 1_000_000],
    onText: fn(),
    onQuickStake: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof KeypadView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['2', '5', '0', 'Point', '7', 'Delete the last digit', '5', '0'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^250\.50$/);
  },
};

export const QuickStake: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '5,000' }));
    await expect(args.onQuickStake).toHaveBeenLastCalledWith(500_000);
  },
};

export const KeepsTheFocus: Story = {
  name: 'a press leaves the focus in the stake',
  render: (args) => (
    <>
      <input aria-label="Stake" />
      <KeypadView {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const ManyQuickStakes: Story = {
  args: { quickStakes: [1_000, 5_000, 10_000, 50_000, 100_000, 10_000_000] },
  play: async ({ canvasElement }) => {
    const [all, quick] = await within(canvasElement).findAllByRole('group');
    await expect(quick!.getBoundingClientRect().height).toBeLessThanOrEqual(
      all!.getBoundingClientRect().height,
    );
  },
};
