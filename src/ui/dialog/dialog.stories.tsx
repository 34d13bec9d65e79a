import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  // It covers its window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rules',
    children: 'Bets are matched in order of price, then of time.',
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Rules' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

function FromMenu(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rules</MenuItem>
      </Menu>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The entry has gone with its menu: the button that opened the menu takes the focus. */
export const OpenedFromMenu: Story = {
  render: (args) => <FromMenu {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rules' }));
    await expect(await screen.findByRole('dialog', { name: 'Rules' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

export const WithAction: Story = {
  args: {
    size: 'small',
    title: 'Cancel all bets?',
    description: 'Three unmatched bets, ₹4,200.00 of exposure.',
    children: 'What is already matched stays.',
    footer: (
      <>
        <Button>Keep them</Button>
        <Button variant="danger">Cancel three</Button>
      </>
    ),
  },
};

export const LongAndLarge: Story = {
  args: {
    size: 'large',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>Rule {line + 1}. A bet stands once it is matched.</p>
    )),
  },
};
