import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastRegion, showToast } from './toast.tsx';

const meta = {
  title: 'Parts/Toast',
  component: ToastRegion,
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8, minHeight: 120 }}>
      <ToastRegion />
      <Button onClick={() => showToast('success', 'Your settings are saved.')}>Success</Button>
      <Button onClick={() => showToast('error', 'Please Login first! ')}>Error</Button>
      <Button onClick={() => showToast('info', 'Your last sign-in was on Tuesday.')}>Info</Button>
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(screen.getByText('Your settings are saved.')).toBeVisible());
  },
};

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1));
    await waitFor(() => expect(screen.getByText(/Please Login first!/)).toBeVisible());
  },
};
