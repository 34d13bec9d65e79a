import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewDeviceNoteView } from './new-device-note.view.tsx';

const device = {
  activityId: '12',
  at: '2026-11-30T12:12:00.000Z',
  kind: 'SIGNED_IN',
  about: null,
  times: 1,
  address: '198.51.100.24',
  browser: 'Safari on iPhone',
  isNewDevice: true,
} as const;

const meta = {
  title: 'Panels/New sign-in',
  component: NewDeviceNoteView,
  args: { devices: [device], zone: 'Asia/Kolkata', onClose: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof NewDeviceNoteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'New sign-in to your account: Safari on iPhone, 198.51.100.24, 30 Nov 2026, 17:42. If that was not you,',
    );
    await expect(canvas.getByRole('link', { name: 'sign it out' })).toHaveAttribute('href', '/activityLog');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this note' }));
    await expect(args.onClose).toHaveBeenCalledWith('12');
  },
};

export const Several: Story = {
  args: { devices: [device, { ...device, activityId: '11' }, { ...device, activityId: '9' }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(', and 2 more. If that');
  },
};

export const None: Story = {
  args: { devices: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
