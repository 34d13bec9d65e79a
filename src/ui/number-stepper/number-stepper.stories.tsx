import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberStepper } from './number-stepper.tsx';
import type { NumberStepperProps } from './number-stepper.tsx';

function Stepped(props: NumberStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 160 }}>
      <NumberStepper
        {...props}
        value={value}
        onChange={setValue}
        onStep={(direction) => {
          setValue(String(Number(value) + (direction === 'up' ? 1 : -1)));
          props.onStep(direction);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Parts/NumberStepper',
  component: NumberStepper,
  tags: ['autodocs'],
  args: { label: 'Odds', value: '12', onChange: () => undefined, onStep: fn() },
  render: (args) => <Stepped {...args} />,
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Odds: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Raise odds' }));
    await userEvent.click(canvas.getByLabelText('Odds'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByLabelText('Odds')).toHaveValue('11');
    await expect(args.onStep).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Raise odds' }));
    await expect(canvas.getByLabelText('Odds')).toHaveFocus();
  },
};

export const Stake: Story = { args: { label: 'Stake', value: '1000', prefix: '₹' } };

export const OffLadder: Story = {
  args: { value: '2.37', error: 'Not on the ladder: 2.36 or 2.38.' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Odds')).toHaveAccessibleDescription(
      /2\.36 or 2\.38/,
    );
  },
};

export const AtTheEnd: Story = {
  args: { value: '1000', canStepUp: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Raise odds' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Odds'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const WithHint: Story = { args: { hint: 'Was 2.4, two ticks down' } };

export const Disabled: Story = { args: { disabled: true } };
