import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320 }}>
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  );
}

function TypedPassword() {
  const [value, setValue] = useState('');
  return (
    <div style={{ maxWidth: 320 }}>
      <PasswordField label="Password" value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Parts/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'User name', value: '', onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'As you signed up' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('User name');
    await userEvent.type(field, 'asha');
    await expect(field).toHaveValue('asha');
  },
};

export const Filled: Story = { args: { value: 'asha' } };

export const WithHint: Story = { args: { hint: 'Four to twelve letters or digits' } };

export const Wrong: Story = {
  args: { value: 'a', error: 'Too short: four letters or digits at least.' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('User name');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Too short: four letters or digits at least.');
  },
};

/** It is hidden until its bettor looks at it. */
export const Password: Story = {
  render: () => <TypedPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Password');
    await userEvent.type(field, 'not-a-secret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the characters' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('not-a-secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the characters' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WithPrefix: Story = {
  args: { label: 'Amount', prefix: '₹', value: '1,250.00', inputMode: 'decimal' },
};

export const Disabled: Story = { args: { value: 'asha', disabled: true } };
