import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import type { OpenSession } from '#domain/bettor/open-session.ts';
import { openSessionsMachine, type Ended } from '#machines/open-sessions/open-sessions.machine.ts';
import { sampleOpenSession } from '#machines/testing/open-session-sample.ts';
import { OpenSessionsView } from './open-sessions.view.tsx';

const here = sampleOpenSession({ isThis: true });
const laptop = sampleOpenSession({
  sessionId: 's-2',
  browser: 'Firefox on Windows',
  address: '198.51.100.24',
});
const tablet = sampleOpenSession({ sessionId: 's-3', browser: 'Safari on iPad', address: '203.0.113.90' });
type Reply = readonly OpenSession[] | 'fails' | 'never';

const come = async (reply: Reply): Promise<readonly OpenSession[]> => {
  if (reply === 'never') return new Promise(() => undefined);
  if (reply === 'fails') throw new Error('The gateway cannot be reached');
  return reply;
};

interface ShownProps {
  read: Reply;
  left?: Reply;
  onEnd: (ended: Ended) => void;
}

/** The sessions on the real machine. */
function Shown({ read, left = 'never', onEnd }: ShownProps) {
  const [sessions] = useState(() =>
    createActor(
      openSessionsMachine.provide({
        actors: {
          readSessions: fromPromise(() => come(read)),
          endSessions: fromPromise<readonly OpenSession[], { ended: Ended }>(({ input }) => {
            onEnd(input.ended);
            return come(left);
          }),
          watchNetwork: watchNetwork(),
        },
      }),
    ).start(),
  );
  const snapshot = useSelector(sessions, (now) => now);
  return (
    <div style={{ maxWidth: 720, padding: 16 }}>
      <OpenSessionsView snapshot={snapshot} send={sessions.send} zone="Asia/Kolkata" />
    </div>
  );
}

const meta = {
  title: 'Panels/Where you are signed in',
  component: Shown,
  args: { read: [here, laptop, tablet], onEnd: fn() },
  parameters: { machine: 'open-sessions' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { read: 'never' }, parameters: { state: 'loading' } };

export const NoAnswer: Story = {
  args: { read: 'fails' },
  parameters: { state: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const Listed: Story = {
  name: 'each session can be signed out but this one',
  parameters: { state: 'listed' },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/Chrome on Android.*203\.0\.113\.7.*This one/);
    await expect(rows[0]).toHaveTextContent(/Signed in 30 Nov 2026, 13:30This one$/);
    await expect(rows[1]).toHaveTextContent('13:30, last heard from 30 Nov 2026, 15:10');
    await expect(within(rows[0]!).queryByRole('button')).toBeNull();
    await expect(
      within(rows[1]!).getByRole('button', { name: /^Sign out Firefox on Windows/ }),
    ).toBeVisible();
  },
};

export const OnlyThis: Story = {
  args: { read: [here] },
  parameters: { state: 'listed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You are signed in nowhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const endLaptop: NonNullable<Story['play']> = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^Sign out Firefox/ }));

export const Ending: Story = {
  parameters: { state: 'ending', through: 'listed' },
  play: async (context) => {
    await endLaptop(context);
    await expect(context.args.onEnd).toHaveBeenCalledWith({ sessionId: 's-2' });
    for (const button of within(context.canvasElement).getAllByRole('button'))
      await expect(button).toBeDisabled();
  },
};

export const SignedOut: Story = {
  args: { left: [here, tablet] },
  parameters: { state: 'listed', through: 'ending' },
  play: async (context) => {
    await endLaptop(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('Firefox on Windows')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Sessions' })).toHaveFocus();
  },
};

export const AllOthersEnded: Story = {
  args: { left: [here] },
  parameters: { state: 'listed', through: 'ending' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out all others' }));
    await expect(args.onEnd).toHaveBeenCalledWith('others');
    await expect(await canvas.findByText('You are signed in nowhere else.')).toBeVisible();
  },
};

export const NotEnded: Story = {
  args: { left: 'fails' },
  parameters: { state: 'notEnded', through: 'ending' },
  play: async (context) => {
    await endLaptop(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('it is not known whether');
    await expect(canvas.getByText('Firefox on Windows')).toBeVisible();
  },
};

export const Dark: Story = { ...Listed, name: 'dark', globals: { theme: 'dark' } };
