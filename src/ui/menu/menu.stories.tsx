import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, ReceiptText, Settings, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu.tsx';

const chosen = fn();

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    trigger: <Button>asha</Button>,
    align: 'start',
    children: (
      <>
        <MenuLabel>Signed in as asha</MenuLabel>
        <MenuItem icon={<User />}>Profile</MenuItem>
        <MenuItem icon={<ReceiptText />} detail="₹12,450.00" onSelect={chosen}>
          Statement
        </MenuItem>
        <MenuItem icon={<Settings />} disabled>
          Settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} danger>
          Log out
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    (await within(canvasElement).findByRole('button', { name: 'asha' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeInTheDocument();
  },
};
