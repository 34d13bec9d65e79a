import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SideDrawer } from './side-drawer.tsx';
import { useDrawer } from './use-drawer.ts';

/** The flag with everything that shares it: the hamburger, a menu item, a tab of the bottom bar. */
function Menu() {
  const drawer = useDrawer();
  return (
    <>
      <button type="button" onClick={() => drawer.send({ type: 'menu.toggled' })}>
        Menu
      </button>
      <SideDrawer drawer={drawer}>
        <button type="button" onClick={() => drawer.send({ type: 'item.chosen' })}>
          An item
        </button>
      </SideDrawer>
    </>
  );
}

const meta = {
  title: 'Pages/Frame/Side drawer',
  component: Menu,
  parameters: { machine: 'drawer' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { state: 'closed' },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
};

export const Open: Story = {
  name: '[SID-5] the hamburger opens it, an item closes it',
  parameters: { state: 'open' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'An item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};
