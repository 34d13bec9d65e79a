import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SessionProvider } from '#features/session/session.provider.tsx';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StoryWorld } from '../story-world.test-data.tsx';
import { PopupsProvider, usePopups } from './popups.tsx';
import { Rules } from './rules.tsx';

const nothing = () => undefined;

/** The popups on their machine, over a page that shows its address. */
function Site({ isStuck = false }: { isStuck?: boolean }) {
  const [refusals] = useState(createTokenRefusals);
  return (
    <StoryWorld>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <OnMemory isStuck={isStuck}>
          <Page />
        </OnMemory>
      </SessionProvider>
    </StoryWorld>
  );
}

/** A stuck browser never goes back. */
function OnMemory({ isStuck, children }: { isStuck: boolean; children: ReactNode }) {
  const location = useLocation();
  const address = useRef(location);
  useLayoutEffect(() => {
    address.current = location;
  });
  return (
    <PopupsProvider readAddress={() => (isStuck ? { ...address.current, hash: '' } : address.current)}>
      {children}
    </PopupsProvider>
  );
}

function Page() {
  const { popup, show, close } = usePopups();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => show('rules')}>
        Show the rules
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p>At {hash || 'no hash'}</p>
      <Dialog open={popup?.name === 'rules'} onOpenChange={close} title="Rules">
        <Rules />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Pages/Frame/Popups',
  component: Site,
  parameters: { machine: 'popups' },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

const showRules = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show the rules' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rules' })).toBeVisible());
};

export const Closed: Story = {
  parameters: { state: 'closed' },
  play: async ({ canvasElement }) => {
    await showRules(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('At #rules'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement).toHaveTextContent('At no hash'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  name: 'an open popup stands in the address',
  parameters: { state: 'open' },
  play: async ({ canvasElement }) => {
    await showRules(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('At #rules'));
  },
};

/** The popup disappears at once, whatever the browser does with its history entry. */
export const Leaving: Story = {
  args: { isStuck: true },
  parameters: { state: 'closed', through: 'leaving' },
  play: async ({ canvasElement }) => {
    await showRules(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
