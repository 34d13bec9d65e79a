import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeviceFlags } from './device-flags.tsx';

const meta = {
  title: 'Pages/Frame/Device flags',
  component: DeviceFlags,
  args: {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148',
    path: '/marketdetails/7.1/4',
  },
} satisfies Meta<typeof DeviceFlags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Detected: Story = {
  name: '[FRM-8] raised on a market’s page',
  play: async () => waitFor(() => expect(document.documentElement.dataset.device).toBe('iphone mobile')),
};

export const Cleared: Story = {
  name: '[FRM-8] cleared on every other page',
  args: { path: '/inplay' },
  play: async () => waitFor(() => expect(document.documentElement.dataset.device).toBeUndefined()),
};
